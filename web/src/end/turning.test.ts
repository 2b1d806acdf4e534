import { expect, test } from 'vitest';

import { lastLead, reached } from './turning';

test.each([
  [
    'the lead that was kept',
    [
      [0, 0],
      [2, 0],
      [2, 3],
      [5, 3],
      [5, 4],
    ],
    0,
    3,
  ],
  [
    'who was always ahead',
    [
      [0, 0],
      [1, 0],
      [2, 1],
    ],
    0,
    1,
  ],
  [
    'equal points in the end',
    [
      [0, 0],
      [3, 0],
      [3, 3],
    ],
    1,
    null,
  ],
  [
    'a game without points',
    [
      [0, 0],
      [0, 0],
    ],
    0,
    null,
  ],
] as const)('%s', (_, scores, winner, ply) => {
  expect(lastLead(scores, winner)).toBe(ply);
});

test.each([
  ['reached, lost and reached again', [0, 4, 6, 3, 6, 7], 6, 4],
  ['reached by the last action', [0, 1, 6], 6, 2],
  ['nearest before it fell back', [0, 4, 5, 5, 2], 6, 3],
  ['never further than in the end', [0, 2, 4], 6, null],
  ['nothing ever gained', [0, -1, -2], 6, null],
] as const)('%s', (_, scores, target, ply) => {
  expect(reached(scores, target)).toBe(ply);
});
