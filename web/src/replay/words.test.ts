import { expect, test } from 'vitest';

import '../later';
import { gambitState, gambitView } from '../dev/fixtures';
import { namesAt } from '../lib/seats.svelte';
import { texts } from '../lib/texts.svelte';
import type { GambitEvent, Ply, SeatName, Status } from '../wire/protocol';
import { told } from './words';

const table = gambitState({}, { seats: [] });

function say(events: GambitEvent[], votes: [SeatName[], SeatName[]] = [[], []]): string | undefined {
  texts.language = 'en';
  const view = gambitView();
  const common = { line: null, seat: 'A' as const, view, scores: [] };
  const status = (at: 0 | 1): Status => ({ ...table.status, votes: votes[at] });
  const plies: Ply[] = [
    { ...common, seat: null, happened: null, status: status(0) },
    { ...common, happened: { game: 'gambit', events }, status: status(1) },
  ];
  return told({ info: table.info, plies, shuffle: 'checked' }, namesAt(table))[1];
}

test('a ply is told by the sentences of the log, each from the view at its moment', () => {
  const up: GambitEvent = { type: 'turned_up', seat: 'A', card: 'R' };
  const moved: GambitEvent = { type: 'moved', seat: 'A', from: 'e4', to: 'e7' };
  const captured: GambitEvent = { type: 'captured', seat: 'A', token: 'P', points: 1 };
  expect(say([up, moved, captured])).toMatch(/^Ola .*rook.*e7.*pawn/);
});

test.each([
  ['N', 'Ola lays a knight face down.'],
  [null, 'Ola lays a card face down.'],
])('laying %s is told too', (card, sentence) => {
  expect(say([{ type: 'laid', seat: 'A', card }])).toBe(sentence);
});

test('votes are told by what has changed', () => {
  expect(say([], [[], ['A']])).toBe('Ola agrees to end the game now.');
  expect(say([], [['A'], []])).toMatch(/^Ola /);
  expect(say([], [['A'], []])).not.toBe(say([], [[], ['A']]));
});
