import { expect, test } from 'vitest';

import { changes, Chart } from './chart';

const SIZE = { width: 100, height: 60 };

test('a line steps where points are made', () => {
  const chart = new Chart([[0, 0, 3, 3, 6]], SIZE);
  expect(chart.path(0)).toBe('M0 60H50V30H100V0H100');
});

test('points below zero have room', () => {
  const chart = new Chart(
    [
      [0, -2],
      [0, 4],
    ],
    SIZE,
  );
  expect([chart.least, chart.most, chart.y(0)]).toEqual([-2, 4, 40]);
});

test('a game without a ply or a point can be drawn', () => {
  expect(new Chart([[0]], SIZE).path(0)).toBe('M0 60H100');
  expect(new Chart([], SIZE).ends()).toEqual([]);
});

test.each([
  [
    [[9], [9], [9]],
    [0, 17, 34],
  ],
  [
    [[0], [0], [9]],
    [43, 60, 0],
  ],
  [
    [[0], [9]],
    [60, 0],
  ],
])('marks do not cover each other: %j', (scores, ends) => {
  expect(new Chart(scores, SIZE).ends()).toEqual(ends);
});

test.each([
  [
    [0, 3],
    [0, 1, 2, 3],
  ],
  [
    [0, 17],
    [0, 5, 10, 15],
  ],
  [
    [-7, 12],
    [-5, 0, 5, 10],
  ],
])('round numbers for %j', (scores, ticks) => {
  expect(new Chart([scores], SIZE).ticks()).toEqual(ticks);
});

test('the table has a row for every change', () => {
  expect(
    changes([
      [0, 0],
      [0, 0],
      [1, 0],
      [1, 0],
      [1, 2],
    ]),
  ).toEqual([0, 2, 4]);
});
