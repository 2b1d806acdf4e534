import { expect, test } from 'vitest';

import { path } from './curve';

const SIZE = { width: 100, height: 50, last: 4 };

test('a curve goes from the first ply as far as it is known', () => {
  expect(path([0, 0.5, 1], SIZE)).toBe('M0 50L25 25L50 0');
  expect(path([0.25], SIZE)).toBe('M0 37.5');
});

test('a curve without a point, a game without a ply and chances that are none break nothing', () => {
  expect(path([], SIZE)).toBe('M0 0');
  expect(path([1.2, -0.1], { ...SIZE, last: 0 })).toBe('M0 0L100 50');
});
