import { afterEach, expect, test } from 'vitest';

import '../../../later';
import { texts } from '../../../lib/texts.svelte';
import type { Outcome } from '../../../wire/protocol';
import { byHowMuch } from './verdict';

afterEach(() => (texts.language = 'en'));

const ended = (places: number[], scores: number[]): Outcome => ({ places, scores }) as Outcome;

test.each([
  ['en', ended([1, 2], [31, 27]), 'You won by 4 points'],
  ['en', ended([3, 1, 2], [9, 30, 20]), 'You lost by 21 points'],
  ['en', ended([2, 1], [29, 30]), 'You lost by one point'],
  ['en', ended([2, 1], [30, 30]), 'You lost with equal points'],
  ['pl', ended([1, 2], [30, 27]), 'Wygrywasz o 3 punkty'],
  ['pl', ended([2, 1], [25, 30]), 'Przegrywasz o 5 punktów'],
  ['pl', ended([1, 2], [30, 30]), 'Wygrywasz przy równej liczbie punktów'],
  ['it', ended([1, 2], [30, 29]), 'Hai vinto di un punto'],
  ['it', ended([2, 1], [20, 30]), 'Hai perso di 10 punti'],
] as const)('in %s, %o: %s', (language, outcome, said) => {
  texts.language = language;
  expect(byHowMuch(outcome, 'A').replace(/[\u2068\u2069]/g, '')).toBe(said);
});
