import { expect, test, vi } from 'vitest';

import { GAME_INFO, gambitOptions, skakanieOptions } from '../dev/fixtures';
import { draft, quick, resized, usual, wish } from './draft';
import { GAMES } from './registry';

vi.mock('../net/http', () => ({ games: () => Promise.resolve(Object.values(GAME_INFO)) }));

test('the form’s table for two wants a person and a link', () => {
  expect(wish(usual(GAME_INFO.gambit, 2), draft(' Ola '), null)).toMatchObject({
    options: { game: 'gambit', seats: 2, setup: 'Home Rows' },
    seats: [{ holder: 'person', name: 'Ola' }, { holder: 'open' }],
    clock: null,
  });
});

test('options about seats that are gone fall away', () => {
  const [gambit, skakanie] = [gambitOptions(4), skakanieOptions(6)];
  expect(GAMES.gambit.fit({ ...gambit, oldest: 'D', peek: ['B', 'C'] }, ['A', 'B'])).toEqual({
    ...gambitOptions(2),
    peek: ['B'],
  });
  expect(
    GAMES.skakanie.fit({ ...skakanie, extra: { A: 0, B: 2, F: 1 }, youngest: 'F' }, ['A', 'B']),
  ).toMatchObject({ seats: 2, youngest: 'A', extra: { B: 2 } });
});

test('what was as usual is so again for another number of seats; what was wished stays', () => {
  const two = { ...usual(GAME_INFO.skakanie, 2), push: true };
  expect(resized(GAME_INFO.skakanie, two, 4)).toEqual({ ...usual(GAME_INFO.skakanie, 4), push: true });
});

test('one tap is a game against a bot in which one moves first (G4)', async () => {
  expect(await quick('gambit', 'Ola')).toMatchObject({
    options: { oldest: 'B' },
    seats: [{ holder: 'person' }, { holder: 'bot', level: 'casual' }],
  });
});
