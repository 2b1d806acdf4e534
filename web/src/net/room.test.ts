import { beforeEach, expect, test } from 'vitest';

import { FakeSocket } from '../dev/fake-socket';
import { gambitState } from '../dev/fixtures';
import { keyring } from '../lib/keys';
import { settings } from '../lib/settings.svelte';
import type { Message, State } from '../wire/protocol';
import { Room, startAtOnce } from './room.svelte';

function enter(state: State): Room {
  const room = new Room('T', FakeSocket.open);
  FakeSocket.last.accept();
  FakeSocket.last.hear({ type: 'synced', table: 'T', version: 1, state });
  return room;
}

beforeEach(() => {
  FakeSocket.made = [];
  localStorage.clear();
  settings.speed = 'instant';
});

test('an action answers the question its seat is asked', () => {
  const room = enter(gambitState({ legal: ['move e5'] }));
  room.act('A', 'move e5');
  expect(FakeSocket.last.of('act')[0]).toMatchObject({ seat: 'A', question: 1, action: 'move e5' });
  expect(room.pending?.action).toBe('move e5');
});

test('a second tap while the first is on its way does nothing', () => {
  const room = enter(gambitState({ legal: ['move e5'] }));
  room.act('A', 'move e5');
  room.act('A', 'move e6');
  expect(FakeSocket.last.of('act')).toHaveLength(1);
});

test.each(['ack first', 'change first'])(
  'an action is pending until both its ack and its change came: %s',
  (order) => {
    const room = enter(gambitState({ legal: ['move e5'] }));
    room.act('A', 'move e5');
    const ack = room.pending?.ack ?? '';
    const messages: [Message, Message] = [
      { type: 'ack', table: 'T', ack, version: 2 },
      { type: 'changed', table: 'T', version: 2, news: [], events: [], state: gambitState() },
    ];
    if (order === 'change first') messages.reverse();
    const [first, second] = messages;
    FakeSocket.last.hear(first);
    expect(room.pending).not.toBeNull();
    FakeSocket.last.hear(second);
    expect(room.pending).toBeNull();
  },
);

test('a refusal is told and frees the table for another try', () => {
  const room = enter(gambitState({ legal: ['move e5'] }));
  room.act('A', 'move e5');
  const ack = room.pending?.ack ?? '';
  FakeSocket.last.hear({
    type: 'refused',
    table: 'T',
    ack,
    code: 'rule',
    reason: 'out-of-reach',
    rule: 'G10',
  });
  expect(room.refusal?.rule).toBe('G10');
  expect(room.pending).toBeNull();
});

test('a new seat’s key is kept before it is sent', () => {
  const room = enter(gambitState({}, { seats: [], invited: ['A'], looking: null }));
  room.sit('invitation', 'Ola');
  const sit = FakeSocket.last.of('sit')[0];
  expect(sit).toMatchObject({ key: 'invitation', name: 'Ola' });
  expect(keyring('T').keys).toContain(sit?.new_key);
  expect(sit?.new_key).toMatch(/^[\w-]{22,64}$/);
});

test('who looked with a seat’s eyes looks again after a reconnection', () => {
  const seats = ['A', 'B'].map((seat) => ({ seat, question: null, undo: null }));
  const state = gambitState({}, { seats, looking: null });
  const room = enter(state);
  room.look('B');
  FakeSocket.last.hear({ type: 'synced', table: 'T', version: 5, state });
  expect(FakeSocket.last.of('look').map(({ seat }) => seat)).toEqual(['B', 'B']);
});

test('a table made to play at once makes all its seats ready, once', () => {
  const lobby = gambitState();
  lobby.info.stage = 'lobby';
  lobby.view = null;
  startAtOnce('T');
  enter(lobby);
  FakeSocket.last.hear({ type: 'synced', table: 'T', version: 1, state: lobby });
  const ready = FakeSocket.last.of('ready');
  expect(ready).toHaveLength(1);
  expect(ready[0]?.entropy).toMatch(/^[0-9a-f]{64}$/);
});

test('events of a change are told in the log with what was before', () => {
  const room = enter(gambitState());
  const event = { type: 'moved', seat: 'A', from: 'e4', to: 'e7' } as const;
  FakeSocket.last.hear({
    type: 'changed',
    table: 'T',
    version: 2,
    news: [],
    events: [event],
    state: gambitState(),
  });
  expect(room.log).toHaveLength(1);
  expect(room.log[0]).toMatchObject({ of: 'gambit', event, before: { tokens: { e7: 'P' } } });
});
