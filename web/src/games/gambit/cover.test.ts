import { expect, test } from 'vitest';

import { gambitView } from '../../dev/fixtures';
import type { GambitEvent } from '../../wire/protocol';
import { cover, coverEvent } from './cover';

test('a covered view has no card of a hand or a row, and no action that names one', () => {
  const view = gambitView({ legal: ['plan QRN', 'lay Q', 'move e5', 'place 2', 'unplan', 'stay'] });
  const first = view.seats[0];
  if (first) first.row = [{ lies: 'up', card: 'B' }, { lies: 'peeked', card: 'N' }, { lies: 'down' }];
  const covered = cover(view);
  expect(covered.seats.map(({ hand }) => hand)).toEqual([
    { count: 3, cards: null },
    { count: 3, cards: null },
  ]);
  // What lies face up is everybody's.
  expect(covered.seats[0]?.row).toEqual([{ lies: 'up', card: 'B' }, { lies: 'down' }, { lies: 'down' }]);
  expect(covered.legal).toEqual(['move e5', 'place 2', 'unplan', 'stay']);
  expect(first?.hand.cards, 'the argument is left as it was').toBe('QRN');
});

const PRIVATE: GambitEvent[] = [
  { type: 'dealt', seat: 'A', cards: 'QRNBB' },
  { type: 'planned', seat: 'A', cards: 'QRN' },
  { type: 'drew', seat: 'A', card: 'N' },
  { type: 'laid', seat: 'A', card: 'N' },
];

test.each(PRIVATE)('$type says nothing of the cards', (event) => {
  expect(JSON.stringify(coverEvent(event))).not.toMatch(/[QRNB]/);
});

test('what everybody saw stays', () => {
  const event: GambitEvent = { type: 'turned_up', seat: 'A', card: 'Q' };
  expect(coverEvent(event)).toEqual(event);
});
