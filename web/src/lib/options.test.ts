import { expect, test } from 'vitest';

import { draft, pictureFor, quick, wish } from './options';

test('the form’s table for two wants a person and a link', () => {
  expect(wish(draft('gambit', ' Ola '))).toMatchObject({
    options: { game: 'gambit', seats: 2, setup: 'Home Rows' },
    seats: [{ holder: 'person', name: 'Ola' }, { holder: 'open' }],
    clock: null,
  });
});

test('options about seats that are gone fall away', () => {
  const table = draft('gambit', 'Ola');
  table.gambit.oldest = 'D';
  table.gambit.peek = ['B', 'C'];
  expect(wish(table).options).toMatchObject({ oldest: 'A', peek: ['B'] });
  const other = draft('skakanie', 'Ola');
  other.skakanie.extra = { A: 0, B: 2, F: 1 };
  other.skakanie.youngest = 'F';
  expect(wish(other).options).toMatchObject({ youngest: 'A', extra: { B: 2 } });
});

test('one tap is a game against a bot in which one moves first (G4)', () => {
  expect(quick('gambit', 'Ola')).toMatchObject({
    options: { oldest: 'B' },
    seats: [{ holder: 'person' }, { holder: 'bot', level: 'casual' }],
  });
});

test('easier and harder are a step from the usual size (S1)', () => {
  expect([pictureFor(2, -1), pictureFor(2, 0), pictureFor(2, 1)]).toEqual(['12x7', '12x8', '12x9']);
  expect(pictureFor(6, 0)).toBe('8x6');
});
