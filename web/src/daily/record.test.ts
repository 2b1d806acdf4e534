import { beforeEach, expect, test } from 'vitest';

import { keepTried, tried } from '../lib/daily.svelte';
import { history, later, marks, shareWords, streak } from './record';

const finish = (day: string, on = day): void =>
  keepTried('gambit', day, { table: 't', result: { points: 31, par: 29, marks: '🟩', on } });

beforeEach(() => localStorage.clear());

test('days follow each other over months and leap years', () => {
  expect(later('2026-11-30', 1)).toBe('2026-12-01');
  expect(later('2028-03-01', -1)).toBe('2028-02-29');
});

test('a streak counts days on end on which the deal was finished on its day', () => {
  expect(streak('gambit', '2026-11-17')).toBe(0);
  finish('2026-11-14');
  finish('2026-11-15');
  finish('2026-11-16');
  // Today's deal can still be played.
  expect(streak('gambit', '2026-11-17')).toBe(3);
  expect(streak('gambit', '2026-11-18')).toBe(0);
  finish('2026-11-17');
  expect(streak('gambit', '2026-11-17')).toBe(4);
  // Made up for later: it stands in the history, but not in the streak.
  finish('2026-11-15', '2026-11-17');
  expect(streak('gambit', '2026-11-17')).toBe(2);
  expect(history('gambit')).toEqual(['2026-11-17', '2026-11-16', '2026-11-15', '2026-11-14']);
  expect(streak('skakanie', '2026-11-17')).toBe(0);
});

test('a try whose table is gone before it was over can be begun anew', () => {
  keepTried('skakanie', '2026-11-17', { table: 'gone', result: null });
  expect(tried('skakanie', '2026-11-17')).toBeNull();
  localStorage.setItem('stolik.daily.skakanie.2026-11-16', '{broken');
  expect(tried('skakanie', '2026-11-16')).toBeNull();
  expect(history('skakanie')).toEqual([]);
});

test('squares tell who was ahead, or alone whether points grew', () => {
  const two = Array.from({ length: 9 }, (_, at) => [at, 4]);
  expect(marks(two, 0)).toBe('🟥🟥🟥🟨🟩🟩🟩🟩');
  expect(marks(two, 1)).toBe('🟩🟩🟩🟨🟥🟥🟥🟥');
  const alone = [0, 1, 1, 0, 2, 3, 4, 4, 5].map((points) => [points]);
  expect(marks(alone, 0)).toBe('🟩⬜🟥🟩🟩🟩⬜🟩');
  expect([...marks([[0]], 0)]).toHaveLength(8);
});

test('what is handed on tells the points and no card', () => {
  const result = { points: -1, par: 29, marks: '🟩🟥', on: '2026-11-17' };
  const words = shareWords('gambit', '2026-11-17', result, 3);
  expect(words.split('\n')).toHaveLength(4);
  expect(words).toContain('17 Nov 2026');
  expect(words).toContain('−1');
  expect(shareWords('gambit', '2026-11-17', result, 1).split('\n')).toHaveLength(3);
});
