/** What the rules of Gambit are made of; the words are in `en.ts`, `pl.ts` and `it.ts`. */
import type { BookOf } from '../../book';

/** The ids are those of the tests, the refusals and the documentation. */
export const chapters = {
  table: ['G1', 'G2', 'G3'],
  before: ['G4', 'G5', 'G6', 'G7'],
  turn: ['G8', 'G9', 'G10', 'G11', 'G12', 'G13', 'G14'],
  end: ['G15', 'G16', 'G17'],
} as const;

export const figures = {
  G2: ['setup'],
  G4: ['placing'],
  G6: ['plan'],
  G8: ['turn'],
  G9: ['blocked'],
  G10: ['slides'],
  G11: ['knight'],
  G12: ['capture'],
  G15: ['end'],
  G16: ['tie'],
} as const;

export type GambitBook = BookOf<typeof chapters, typeof figures>;
