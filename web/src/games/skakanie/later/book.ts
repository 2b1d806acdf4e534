/** What the rules of Skakanie are made of; the words are in `en.ts`, `pl.ts` and `it.ts`. */
import type { BookOf } from '../../book';

/** The ids are those of the tests, the refusals and the documentation. */
export const chapters = {
  table: ['S1', 'S2', 'S3', 'S4'],
  turn: ['S5', 'S6'],
  dragon: ['S7', 'S8', 'S9', 'S10'],
  points: ['S11', 'S12'],
  variants: ['S13'],
} as const;

export const figures = {
  S1: ['stacks'],
  S5: ['actions'],
  S6: ['closed'],
  S8: ['bite'],
  S11: ['fits', 'score'],
} as const;

export type SkakanieBook = BookOf<typeof chapters, typeof figures>;
