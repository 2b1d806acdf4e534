import { beforeEach, expect, test } from 'vitest';

import { fitting, note, result, type Result } from './fitting';

beforeEach(() => localStorage.clear());

/** Plays these games in turn, each against the level that is proposed unless another is named. */
function after(...games: (Result | [string, Result])[]): string {
  games.forEach((one, at) => {
    const [level, how] = typeof one === 'string' ? [fitting('gambit'), one] : one;
    note('gambit', `table${at}`, level, how);
  });
  return fitting('gambit');
}

test.each<[string, (Result | [string, Result])[]]>([
  ['casual', []],
  ['casual', ['won']],
  ['strong', ['won', 'won']],
  ['casual', ['won', 'close', 'won']],
  ['casual', ['won', 'lost', 'won', 'lost']],
  ['beginner', ['lost', 'lost']],
  ['beginner', ['lost', 'lost', 'lost', 'lost']],
  ['master', ['won', 'won', 'won', 'won']],
  ['master', ['won', 'won', 'won', 'won', 'won', 'won']],
  ['strong', ['won', 'won', 'won', 'lost', 'won']],
  // Another level than the one that is proposed.
  ['master', [['master', 'close']]],
  ['casual', [['master', 'lost']]],
  ['beginner', [['beginner', 'lost']]],
  ['casual', [['beginner', 'won']]],
  ['strong', ['won', ['beginner', 'won'], 'won']],
])('%s is proposed after %j', (level, games) => {
  expect(after(...games)).toBe(level);
});

test('a game counts once, and only what changes is told', () => {
  expect(note('gambit', 'one', 'casual', 'won')).toBeNull();
  expect(note('gambit', 'one', 'casual', 'won')).toBeNull();
  expect(note('gambit', 'two', 'casual', 'won')).toBe('strong');
  expect(fitting('skakanie')).toBe('casual');
});

test('what is stored may be anything', () => {
  localStorage.setItem('stolik.fits.gambit', 'godlike x');
  expect(fitting('gambit')).toBe('casual');
  expect(note('gambit', 'one', 'godlike', 'won')).toBeNull();
});

test('close is within a tenth of all points', () => {
  expect(result(33, 27, true)).toBe('close');
  expect(result(34, 26, true)).toBe('won');
  expect(result(20, 40, false)).toBe('lost');
  expect(result(0, 0, true)).toBe('close');
});
