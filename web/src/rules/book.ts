/** The rules of all games by their ids. */
import { LATER } from '../games/later';
import type { GameName } from '../games/game';
import { GAME_NAMES } from '../games/registry';

/** The game a rule belongs to, by its first letter. */
export function gameOf(id: string): GameName | undefined {
  return GAME_NAMES.find((game) => id.startsWith(LATER[game].letter));
}

/** All ids of a game's rules, in order. */
export function idsOf(game: GameName): string[] {
  return Object.values(LATER[game].chapters).flat();
}

const LETTERS = GAME_NAMES.map((game) => LATER[game].letter).join('');
const ID = new RegExp(`\\b([${LETTERS}]\\d{1,2})\\b`);

/** A text cut at the ids in it: every second part is an id. */
export function cut(text: string): string[] {
  return text.split(ID);
}

export function isRule(id: string): boolean {
  return GAME_NAMES.some((game) => idsOf(game).includes(id));
}
