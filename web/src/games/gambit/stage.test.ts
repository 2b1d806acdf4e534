import { describe, expect, test } from 'vitest';

import { gambitView } from '../../dev/fixtures';
import type { GambitEvent, GambitView } from '../../wire/protocol';
import { advance } from './stage';

const play = (view: GambitView, ...events: GambitEvent[]): GambitView => events.reduce(advance, view);

test('a turn: the card turns, the gambit goes, the token is won, a card is laid and one drawn', () => {
  const before = gambitView();
  const after = play(
    before,
    { type: 'turned_up', seat: 'A', card: 'R' },
    { type: 'moved', seat: 'A', from: 'e4', to: 'e7' },
    { type: 'captured', seat: 'A', token: 'P', points: 1 },
    { type: 'laid', seat: 'A', card: null },
    { type: 'drew', seat: 'A', card: 'B' },
  );
  expect(after.seats[0]).toMatchObject({ square: 'e7', points: 1, pile: 5, discards: 'R' });
  expect(after.seats[0]?.row).toHaveLength(3);
  expect(after.tokens).toEqual({ h8: 'R', a1: 'N' });
  expect(before.tokens).toHaveProperty('e7');
});

test('a card that is laid leaves a hand one can see only if one saw which', () => {
  const seen = play(gambitView(), { type: 'laid', seat: 'A', card: 'Q' });
  expect(seen.seats[0]?.hand).toEqual({ count: 2, cards: 'RN' });
  expect(seen.seats[0]?.row.at(-1)).toEqual({ lies: 'peeked', card: 'Q' });
  const hidden = play(gambitView(), { type: 'laid', seat: 'A', card: null });
  expect(hidden.seats[0]?.hand).toEqual({ count: 2, cards: 'QRN' });
  const unseen = play(gambitView(), { type: 'laid', seat: 'B', card: null });
  expect(unseen.seats[1]?.hand).toEqual({ count: 2, cards: null });
});

describe('planning', () => {
  const empty = gambitView({
    phase: 'planning',
    seats: gambitView().seats.map((seat) => ({ ...seat, row: [] })),
  });

  test('lays three cards face down', () => {
    const after = play(empty, { type: 'planned', seat: 'B', cards: null });
    expect(after.planned).toEqual(['B']);
    expect(after.seats[1]?.row).toEqual([{ lies: 'down' }, { lies: 'down' }, { lies: 'down' }]);
  });

  test('can be taken back', () => {
    const after = play(empty, { type: 'planned', seat: 'B', cards: null }, { type: 'took_back', seat: 'B' });
    expect(after.planned).toEqual([]);
    expect(after.seats[1]?.row).toEqual([]);
  });
});

test('a blocked gambit stays where it is, its card lies open, then it is spent', () => {
  const blocked = play(
    gambitView(),
    { type: 'turned_up', seat: 'B', card: 'N' },
    { type: 'stayed', seat: 'B' },
  );
  expect(blocked.seats[1]?.row[0]).toEqual({ lies: 'up', card: 'N' });
  const after = play(blocked, { type: 'laid', seat: 'B', card: null });
  expect(after.seats[1]).toMatchObject({ square: 'h5', discards: 'N' });
  expect(after.seats[1]?.row).toHaveLength(3);
});

test('discards become a new pile', () => {
  const spent = gambitView();
  const first = spent.seats[0];
  if (first) Object.assign(first, { pile: 0, discards: 'BRQN' });
  const after = play(
    spent,
    { type: 'reshuffled', seat: 'A', cards: 'BRQN' },
    { type: 'drew', seat: 'A', card: null },
  );
  expect(after.seats[0]).toMatchObject({ pile: 3, discards: '' });
});
