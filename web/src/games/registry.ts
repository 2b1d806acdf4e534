/** The games of the page, in the order in which they are shown. */
import { gambit } from './gambit';
import type { Game, GameName } from './game';
import { skakanie } from './skakanie';

const all: { [G in GameName]: Game<G> } = { gambit, skakanie };

export type Games = Record<GameName, Game>;
export const GAMES: Games = all;

export const isGame = (name: string): name is GameName => name in GAMES;
export const GAME_NAMES: readonly GameName[] = Object.keys(GAMES).filter(isGame);
