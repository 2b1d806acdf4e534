import { expect, test } from 'vitest';

import { SQUARES } from '../../geometry';
import { cellAt, count, EMPTY, fromText, put, toText, type Cell } from './draft';
import { filled, images, SYMMETRIES } from './symmetry';

const CARD = `setup Home Rows
points P=1 K=4
R N B . . B N R
P P P P P P P P
. . . 1 . . . .
. . . . . . . 2
4 . . . . . . .
. . . . 3 . . .
P P P P P P P P
R N B . . B N K
`;

test('a text is read as far as it can be drawn, and written again', () => {
  expect(toText(fromText(CARD))).toBe(CARD);
  const odd = CARD.replaceAll(' ', '')
    .replace('setup', 'setup ')
    .replace('pointsP=1K=4', 'points P=1 k=4')
    .toLowerCase();
  expect(toText(fromText(odd))).toBe(CARD.replace('Home Rows', 'homerows'));
  expect(toText(fromText('setup\nnothing here\n'))).toBe(toText(EMPTY));
});

test('a starting square is there once', () => {
  const first = put(EMPTY, new Map<string, Cell>([['e4', '2']]));
  const moved = put(first, new Map<string, Cell>([['a1', '2']]));
  expect([cellAt(moved, 'e4'), cellAt(moved, 'a1'), count(moved, '2')]).toEqual(['.', '2', 1]);
});

test.each([
  ['none', ['b3']],
  ['sides', ['b3', 'g3']],
  ['ends', ['b3', 'b6']],
  ['half', ['b3', 'g6']],
  ['quarter', ['b3', 'c7', 'f2', 'g6']],
] as const)('%s: what lies on b3 lies on %j', (symmetry, squares) => {
  expect([...images('b3', 'N', symmetry).keys()].sort()).toEqual([...squares]);
});

test('images are a symmetry: from each of them one gets the same squares and all starting squares differ', () => {
  for (const symmetry of SYMMETRIES) {
    for (const square of SQUARES) {
      const squares = [...images(square, 'P', symmetry).keys()].sort();
      for (const one of squares) expect([...images(one, 'P', symmetry).keys()].sort()).toEqual(squares);
      const spots = images(square, '2', symmetry);
      expect(new Set(spots.values()).size).toBe(spots.size);
      // Seen from an image, its own number leads back to the same pairs.
      for (const [one, spot] of spots) expect(images(one, spot, symmetry)).toEqual(new Map([...spots]));
    }
  }
});

test('filling adds images where nothing lies, and changes nothing else', () => {
  const drawn = put(
    EMPTY,
    new Map<string, Cell>([
      ['a1', 'R'],
      ['h8', 'N'],
      ['d4', '1'],
      ['c3', 'P'],
    ]),
  );
  const whole = filled(drawn, 'half');
  expect(['a1', 'h8', 'd4', 'e5', 'c3', 'f6'].map((square) => cellAt(whole, square))).toEqual([
    'R',
    'N',
    '1',
    '3',
    'P',
    'P',
  ]);
  expect(filled(whole, 'half')).toEqual(whole);
  const crowded = put(drawn, new Map<string, Cell>([['e4', '3']]));
  expect(cellAt(filled(crowded, 'half'), 'e5')).toBe('.');
});
