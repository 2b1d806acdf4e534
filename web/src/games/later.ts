/** The parts of the games that are loaded when they are first wanted; only `src/later.ts` and what it loads may import them. */
import { gambit } from './gambit/later';
import type { GameName, LaterGame } from './game';
import { skakanie } from './skakanie/later';

const all: { [G in GameName]: LaterGame<G> } = { gambit, skakanie };

export const LATER: Record<GameName, LaterGame> = all;
