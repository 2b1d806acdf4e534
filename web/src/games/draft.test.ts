import { expect, test } from 'vitest';

import { draft, quick, wish } from './draft';
import { gambit } from './gambit';
import { skakanie } from './skakanie';
import { pictureFor } from './skakanie/options';

test('the form’s table for two wants a person and a link', () => {
  expect(wish(draft('gambit', ' Ola '))).toMatchObject({
    options: { game: 'gambit', seats: 2, setup: 'Home Rows' },
    seats: [{ holder: 'person', name: 'Ola' }, { holder: 'open' }],
    clock: null,
  });
});

test('options about seats that are gone fall away', () => {
  const table = gambit.fit({ ...gambit.usual(4), oldest: 'D', peek: ['B', 'C'] }, ['A', 'B']);
  expect(table).toMatchObject({ seats: 2, oldest: 'A', peek: ['B'] });
  const other = skakanie.fit({ ...skakanie.usual(6), extra: { A: 0, B: 2, F: 1 }, youngest: 'F' }, [
    'A',
    'B',
  ]);
  expect(other).toMatchObject({ seats: 2, youngest: 'A', extra: { B: 2 } });
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
