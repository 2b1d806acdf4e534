import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';

import '../later';
import { LATER } from '../games/later';
import type { View } from '../wire/protocol';
import { change, percent, say } from './say';

const names = { who: () => 'Ola', args: () => ({ who: 'Ola', you: 'no' as const }), standsIn: () => false };
const CRATE = resolve(import.meta.dirname, '../../../crates/study/src');

test('kinds are said as a language says them', () => {
  const fact = {
    code: 'gambit-next-reaches',
    values: { card: 'R', token: 'B', square: 'c8', points: 3 },
  };
  expect(say(fact, 'gambit', names)).toBe('The next card, a rook, then reaches a bishop on c8 (3).');
  const taken = { code: 'gambit-taken-by', values: { who: 'B', token: 'P', square: 'a2', points: 1 } };
  expect(say(taken, 'gambit', names)).toBe('Ola took it soon after: a pawn on a2 (+1).');
});

test('every fact the reviews know has a sentence in every language', () => {
  const codes = [
    'gambit/facts',
    'gambit/plans',
    'gambit/odds',
    'skakanie/facts',
    'skakanie/dangers',
    'skakanie/odds',
  ]
    .map((file) => readFileSync(`${CRATE}/${file}.rs`, 'utf8'))
    .flatMap((code) => [...code.matchAll(/"((?:gambit|skakanie)-[a-z-]+)"/g)].map((match) => match[1] ?? ''));
  expect(codes.length).toBeGreaterThan(40);
  for (const language of ['en', 'pl', 'it']) {
    const catalogue = readFileSync(resolve(CRATE, `../../../locales/${language}.ftl`), 'utf8');
    for (const code of new Set(codes)) {
      expect(catalogue, `${language}: ${code}`).toMatch(new RegExp(`^(fact|review-section)-${code} =`, 'm'));
    }
  }
});

test('actions are words, and have a place where the table has one', () => {
  const gambit = { seats: [{ square: 'e4' }], spots: { 2: 'd1' } } as unknown as View;
  expect(LATER.gambit.spoken('lay N')).toBe('lay a knight');
  expect(LATER.gambit.spoken('plan BRQ')).toBe('plan bishop, rook, queen');
  expect(LATER.gambit.drawn(gambit, 'A', 'move h8')).toEqual({
    from: '[data-square="e4"]',
    to: '[data-square="h8"]',
  });
  expect(LATER.gambit.drawn(gambit, 'A', 'place 2')).toEqual({ from: null, to: '[data-square="d1"]' });
  expect(LATER.gambit.drawn(gambit, 'A', 'lay N')).toBeNull();
  const skakanie = { pawns: [1, 7] } as unknown as View;
  expect(LATER.skakanie.spoken('give 23 to 7')).toBe('piece 23 under stack 7');
  expect(LATER.skakanie.drawn(skakanie, 'B', 'take')).toEqual({ from: null, to: '[data-stack="7"]' });
  expect(LATER.skakanie.drawn(skakanie, 'A', 'push B 6')).toEqual({
    from: '[data-stack="7"]',
    to: '[data-stack="6"]',
  });
  expect(LATER.skakanie.drawn(skakanie, 'A', 'end')).toBeNull();
});

test('chances are whole per cents with real signs', () => {
  expect([percent(0.514), change(0.114), change(-0.057), change(0.001)]).toEqual(['51 %', '+11', '−6', '0']);
});
