/** Cards and tokens: letters on the wire, words for people. */
import { t } from '../../lib/texts.svelte';
import type { Slot } from '../../wire/protocol';

const KINDS: Record<string, string> = {
  B: 'bishop',
  R: 'rook',
  Q: 'queen',
  N: 'knight',
  P: 'pawn',
  K: 'king',
};

/** “bishop”. */
export const cardName = (letter: string): string => t(`card-${KINDS[letter] ?? ''}`);
/** “a bishop”, as in “You play a bishop”. */
export const cardObject = (letter: string): string => t(`card-${KINDS[letter] ?? ''}-object`);
/** The letter printed on the card. */
export const cardLetter = (letter: string): string =>
  t(`card-${KINDS[letter] ?? ''}-letters`).split(' ')[0] ?? letter;
/** “diagonally, as far as the way is clear”. */
export const cardMoves = (letter: string): string => t(`card-${KINDS[letter] ?? ''}-moves`);
/** “a pawn”, as in “You capture a pawn”. */
export const tokenObject = (letter: string): string => t(`token-${KINDS[letter] ?? ''}-object`);
/** “pawn”. */
export const tokenName = (letter: string): string => t(`web-token-${KINDS[letter] ?? ''}`);

/** The order in which hands and discards are shown. */
const ORDER = 'QRBN';

/** Cards in an order of their own, so that a hand does not jump about. */
export function sorted(cards: string): string[] {
  return [...cards].sort((a, b) => ORDER.indexOf(a) - ORDER.indexOf(b));
}

/** A card that everybody sees. */
export const faceUp = (card: string): Slot => ({ lies: 'up', card });
