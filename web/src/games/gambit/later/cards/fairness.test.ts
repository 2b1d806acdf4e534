import { expect, test } from 'vitest';

import type { Fairness, WinShare } from '../../../../wire/protocol';
import { along, margin, meaning, moments, nameless, scaleOf, verdict } from './fairness';

const share = (share: number, half: number): WinShare => ({ share, low: share - half, high: share + half });

const told = (places: WinShare[], games = 1000): Fairness => ({ games, most: 2000, places, spots: [] });

test.each<[what: string, places: WinShare[], games: number, meaning: string]>([
  ['too few games say nothing', [share(0.9, 0.1), share(0.1, 0.1)], 49, 'waiting'],
  ['even inside of all intervals', [share(0.52, 0.03), share(0.48, 0.03)], 50, 'none'],
  [
    'an edge, and not the handicap that goes with it',
    [share(0.6, 0.03), share(0.4, 0.03)],
    1000,
    'edge more 1',
  ],
  ['who moves second may have it', [share(0.4, 0.03), share(0.6, 0.03)], 1000, 'edge more 2'],
  [
    'just outside of the interval is no certainty',
    [share(0.54, 0.03), share(0.46, 0.03)],
    1000,
    'perhaps more 1',
  ],
  [
    'a handicap that nobody alone gains by',
    [share(0.27, 0.03), share(0.27, 0.03), share(0.27, 0.03), share(0.19, 0.03)],
    1000,
    'edge less 4',
  ],
  [
    'a sure handicap is said rather than an unsure edge',
    [share(0.29, 0.03), share(0.28, 0.05), share(0.28, 0.05), share(0.15, 0.03)],
    1000,
    'edge less 4',
  ],
  [
    'the largest of several edges',
    [share(0.1, 0.03), share(0.38, 0.03), share(0.42, 0.03), share(0.1, 0.03)],
    1000,
    'edge more 3',
  ],
])('%s', (_, places, games, expected) => {
  expect(meaning(verdict(told(places, games)))).toBe(expected);
});

test('the verdict has the numbers of its place, or the widest interval', () => {
  expect(verdict(told([share(0.6, 0.03), share(0.4, 0.04)]))).toMatchObject({ place: 1, share: 0.6 });
  const none = verdict(told([share(0.5, 0.03), share(0.5, 0.04)]));
  expect(none.says === 'none' && Math.round(100 * none.half)).toBe(4);
});

test('an interval is never said to have no width', () => {
  expect([share(0.5, 0.001), share(0.5, 0.034)].map(margin)).toEqual([1, 3]);
});

test('it is spoken at a hundred games, and at twice as many', () => {
  expect([0, 99, 100, 199, 200, 399, 400, 2000].map(moments)).toEqual([0, 0, 1, 1, 2, 2, 3, 5]);
});

test('even stands in the middle until somebody wins more than twice as often', () => {
  expect(scaleOf([], 4)).toBe(0.5);
  expect(along(0.25, 0.5)).toBe(50);
  expect(scaleOf([share(0.8, 0.1)], 4)).toBeCloseTo(0.88);
  expect(scaleOf([share(1, 0.1)], 2)).toBe(1);
  expect([along(-0.1, 0.5), along(0.9, 0.5)]).toEqual([0, 100]);
});

test('another name is no other card', () => {
  expect(nameless('setup Łąka\npoints P=1\n')).toBe(nameless('setup Meadow\npoints P=1\n'));
  expect(nameless('setup A\npoints P=1\n')).not.toBe(nameless('setup A\npoints P=2\n'));
});
