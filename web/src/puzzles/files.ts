/** The built-in puzzles, as they stand in `puzzles/` of the repository: texts, loaded when the page is first opened. */
import type { GameName } from '../games/game';
import { GAME_NAMES } from '../games/registry';
import { once } from '../lib/once';

const FILES = import.meta.glob<string>('../../../puzzles/*/*.txt', { query: '?raw', import: 'default' });

/** How hard a puzzle can be. */
export const STEPS = [1, 2, 3, 4] as const;
export type Step = (typeof STEPS)[number];

export interface Entry {
  id: string;
  game: GameName;
  /** What is asked: `cards`, `move`, `turn` or `give`. */
  asks: string;
  step: Step;
  /** The whole puzzle; the engine reads it, nobody else. */
  text: string;
}

/** The puzzles of a file. Only what a list needs is read here. */
export function entries(file: string): Entry[] {
  return file.split(/^(?=puzzle )/m).flatMap((text) => {
    const line = (key: string): string => new RegExp(`^${key} (.+)$`, 'm').exec(text)?.[1] ?? '';
    const [id, asks] = [line('puzzle'), line('asks')];
    const game = GAME_NAMES.find((name) => id.startsWith(`${name}-`));
    const step = STEPS.find((number) => String(number) === line('step'));
    return game && step && asks ? [{ id, game, asks, step, text: text.trimEnd() }] : [];
  });
}

const ORDER = ['cards', 'move', 'turn', 'give'];

/** All of them, by game and step. */
export const puzzles = once(async (): Promise<Entry[]> => {
  const files = await Promise.all(Object.values(FILES).map((load) => load()));
  const place = ({ game, step, asks }: Entry): number =>
    GAME_NAMES.indexOf(game) * 100 + step * 10 + ORDER.indexOf(asks);
  return files.flatMap(entries).sort((a, b) => place(a) - place(b));
});
