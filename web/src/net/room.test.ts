import { beforeEach, describe, expect, test } from 'vitest';

import { FakeSocket } from '../dev/fake-socket';
import { changed, gambitState } from '../dev/fixtures';
import { GAMES } from '../games/registry';
import { keyring } from '../lib/keys';
import { settings } from '../lib/settings.svelte';
import type { Happened, Message, PastChange, State } from '../wire/protocol';
import { startAtOnce } from './eager';
import { Room } from './room.svelte';

function enter(state: State): Room {
  const room = new Room('T', GAMES, FakeSocket.open);
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

test('a change of the view has only the fields that are others now', () => {
  const room = enter(gambitState({ legal: ['move e5'], calm: 3 }));
  FakeSocket.last.hear(changed(2, gambitState(), { view: { game: 'gambit', legal: [] } }));
  expect(room.state?.view).toMatchObject({ legal: [], calm: 3, tokens: { e7: 'P' } });
});

test('what a change leaves out of oneself is as it was', () => {
  const room = enter(gambitState({}, { host: true, looking: 'A' }));
  const { status } = gambitState();
  const you = { seats: [{ seat: 'A', question: 9, undo: null }] } as const;
  FakeSocket.last.hear({ type: 'changed', table: 'T', version: 2, status, you: { seats: [...you.seats] } });
  expect(room.state?.you).toMatchObject({ host: true, looking: 'A', seats: [{ question: 9 }] });
  expect(room.isWatching).toBe(true);
});

test('a seat that was freed is not one that moved to another device, and can be taken back', () => {
  const room = enter(gambitState());
  const freed = gambitState({}, { seats: [], freed: ['A'], looking: null });
  FakeSocket.last.hear(changed(2, freed));
  expect([room.lost, room.isWatching]).toEqual([null, false]);
  room.answerClaim('A', false);
  expect(FakeSocket.last.of('answer_claim')[0]).toMatchObject({ seat: 'A', accept: false });
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
      changed(2, gambitState()),
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
  const seats = (['A', 'B'] as const).map((seat) => ({ seat, question: null, undo: null }));
  const state = gambitState({}, { seats, looking: null });
  const room = enter(state);
  room.look('B');
  FakeSocket.last.hear({ type: 'synced', table: 'T', version: 5, state });
  expect(FakeSocket.last.of('look').map(({ seat }) => seat)).toEqual(['B', 'B']);
});

describe('a device that several people share', () => {
  const seats = (['A', 'B'] as const).map((seat) => ({ seat, question: 1, undo: null }));
  const looking = (legal: string[] = ['lay Q']): State =>
    gambitState({ phase: 'laying', legal }, { seats, looking: 'A' });
  const hear = (state: State): void =>
    FakeSocket.last.hear({ type: 'synced', table: 'T', version: 1, state });
  /** Ola has said that it is her. */
  const share = (): Room => {
    const room = enter(gambitState({ seats: [] }, { seats, looking: null }));
    room.look('A');
    hear(looking());
    return room;
  };
  const handOf = ({ stage: { view } }: Room): string | null | undefined =>
    view?.game === 'gambit' ? view.seats[0]?.hand.cards : undefined;
  const all = (room: Room): string => JSON.stringify([room.state?.view, room.stage.view, room.log]);

  test('keeps no card while nobody looks, though the server told it', () => {
    const room = share();
    expect(room.shared).toBe(true);
    expect(room.seat).toBe('A');
    expect(all(room)).not.toMatch(/QRN|lay Q/);
  });

  test('shows them from uncovering to covering, and asks the server for them each time', () => {
    const room = share();
    room.uncover();
    expect(FakeSocket.last.of('look').map(({ seat }) => seat)).toEqual(['A', 'A']);
    hear(looking());
    expect(handOf(room)).toBe('QRN');
    room.cover();
    expect(all(room)).not.toMatch(/QRN|lay Q/);
    hear(looking());
    expect(handOf(room), 'an answer that comes too late').toBeNull();
  });

  test('covers them when the connection is lost, and when somebody has acted', () => {
    const room = share();
    room.uncover();
    hear(looking());
    room.act('A', 'lay Q');
    expect(room.open).toBe(false);
    expect(handOf(room)).toBeNull();
    room.uncover();
    hear(looking());
    FakeSocket.last.close();
    expect(handOf(room)).toBeNull();
  });

  test('acts with cards nobody sees', () => {
    const room = share();
    room.actUnseen((view) => view.legal[0] ?? null);
    expect(FakeSocket.last.of('act')).toEqual([]);
    hear(looking());
    expect(FakeSocket.last.of('act')[0]).toMatchObject({ seat: 'A', action: 'lay Q' });
    expect(all(room)).not.toMatch(/QRN|lay Q/);
  });

  test('tells what one seat draws to nobody, also when it was told before the device was shared', () => {
    const room = enter(gambitState());
    const drew = { type: 'drew', seat: 'A', card: 'N' } as const;
    const change = (version: number, state: State): void =>
      FakeSocket.last.hear(changed(version, state, { happened: { game: 'gambit', events: [drew] } }));
    change(2, gambitState());
    expect(room.log[0]).toMatchObject({ event: { card: 'N' } });
    change(3, looking());
    expect(room.log).toHaveLength(2);
    expect(JSON.stringify(room.log)).not.toMatch(/"card":"N"|QRN/);
  });
});

test('who takes something back at a shared device is who acted last', () => {
  const seats = [
    { seat: 'A', question: null, undo: 3 },
    { seat: 'B', question: 1, undo: 5 },
  ] satisfies State['you']['seats'];
  expect(enter(gambitState({}, { seats, looking: null })).undoing).toBe('B');
  expect(enter(gambitState({}, { seats, looking: 'A' })).undoing).toBe('A');
  expect(enter(gambitState()).undoing).toBeNull();
});

test('who loses the last seat to another device is told', () => {
  const room = enter(gambitState());
  const state = gambitState({}, { seats: [], looking: null });
  FakeSocket.last.hear(changed(2, state));
  expect(room.lost).toBe('moved');
});

test('who loses the last seat goes on watching, if the link was also for that', () => {
  localStorage.setItem('stolik.table.T', JSON.stringify({ keys: ['seat'], watch: 'watch' }));
  const room = enter(gambitState());
  FakeSocket.last.hear({ type: 'left', table: 'T', code: 'seat_moved' });
  expect(FakeSocket.made).toHaveLength(2);
  FakeSocket.last.accept();
  expect(FakeSocket.last.of('join')[0]?.keys).toEqual(['seat', 'watch']);
  const state = gambitState({}, { seats: [], looking: null });
  FakeSocket.last.hear({ type: 'synced', table: 'T', version: 2, state });
  expect([room.lost, room.status]).toEqual(['moved', 'online']);
  // Only once: a watcher's link that is void too is the end.
  FakeSocket.last.hear({ type: 'left', table: 'T', code: 'seat_moved' });
  expect(room.status).toBe('closed');
});

test('a busy server says how much time bots get', () => {
  const room = enter(gambitState());
  FakeSocket.last.hear({ type: 'thinking', table: 'T', seat: 'B', pace: 40 });
  expect(room.botPace).toBe(40);
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
  FakeSocket.last.hear(changed(2, gambitState(), { happened: { game: 'gambit', events: [event] } }));
  expect(room.log).toHaveLength(1);
  expect(room.log[0]).toMatchObject({ event, before: { tokens: { e7: 'P' } } });
});

describe('what happened while one was away', () => {
  const event = { type: 'moved', seat: 'A', from: 'e4', to: 'e7' } as const;
  const drew = { type: 'drew', seat: 'A', card: 'N' } as const;
  const moved = { game: 'gambit', events: [event] } satisfies Happened;
  const past = (start: State, changes: PastChange[], since: number | null = null): Message => ({
    type: 'past',
    table: 'T',
    version: 7,
    since,
    start: start.view,
    changes,
  });

  test('is asked for once, and read before what happens next', () => {
    const room = enter(gambitState());
    expect(FakeSocket.last.of('past')).toHaveLength(1);
    const back = gambitState({ tokens: { e7: 'R' } });
    FakeSocket.last.hear(
      past(gambitState(), [
        { news: [{ type: 'started' }], happened: null, view: null },
        { news: [], happened: moved, view: null },
        { news: [{ type: 'undone', seat: 'A' }], happened: null, view: back.view },
        { news: [], happened: moved, view: null },
      ]),
    );
    const said = (line: Room['log'][number]): unknown =>
      'news' in line ? line : line.before.game === 'gambit' && line.before.tokens;
    expect(room.log.map(said)).toMatchObject([
      { news: { type: 'started' } },
      { e7: 'P' },
      { news: { type: 'undone' } },
      { e7: 'R' },
    ]);
    // Nothing of it is new to who listens.
    expect(room.log.at(-1)?.id).toBe(0);
    const state = gambitState();
    FakeSocket.last.hear(changed(2, state, { happened: moved }));
    expect(room.log.map(({ id }) => id)).toEqual([-3, -2, -1, 0, 1]);
    // The state alone, with other eyes, says nothing new; one that is further does.
    FakeSocket.last.hear({ type: 'synced', table: 'T', version: 2, state });
    expect(FakeSocket.last.of('past')).toHaveLength(1);
    FakeSocket.last.hear({ type: 'synced', table: 'T', version: 9, state });
    expect(FakeSocket.last.of('past').map(({ since }) => since)).toEqual([null, 2]);
  });

  test('is told from the change one was told last, and takes the place of what came in between', () => {
    const room = enter(gambitState());
    FakeSocket.last.hear(past(gambitState(), [{ news: [{ type: 'started' }], happened: moved, view: null }]));
    FakeSocket.last.hear({ type: 'synced', table: 'T', version: 3, state: gambitState() });
    FakeSocket.last.hear(changed(4, gambitState(), { happened: moved }));
    expect(room.log).toHaveLength(3);
    const since = FakeSocket.last.of('past').at(-1)?.since ?? null;
    expect(since).toBe(1);
    const twice = [
      { news: [], happened: moved, view: null },
      { news: [], happened: moved, view: null },
    ];
    FakeSocket.last.hear(past(gambitState(), twice, since));
    expect(room.log).toHaveLength(4);
    // An answer that nobody waits for any more changes nothing.
    FakeSocket.last.hear(past(gambitState(), twice, since));
    expect(room.log).toHaveLength(4);
  });

  test('comes in pages, each asked for when the last one was read', () => {
    const room = enter(gambitState());
    FakeSocket.last.hear({ type: 'synced', table: 'T', version: 20, state: gambitState() });
    const page = { news: [], happened: moved, view: null };
    const first = past(gambitState(), [{ news: [{ type: 'started' }], happened: null, view: null }, page]);
    FakeSocket.last.hear(first);
    expect(room.log).toHaveLength(0);
    expect(FakeSocket.last.of('past').at(-1)?.since).toBe(7);
    FakeSocket.last.hear({ ...first, version: 20, since: 7, changes: [page] } as Message);
    expect(room.log).toHaveLength(3);
    expect(FakeSocket.last.of('past').at(-1)?.since).toBe(7);
  });

  test('is not asked for where nothing was missed', () => {
    enter(gambitState());
    FakeSocket.last.hear({ type: 'synced', table: 'T', version: 1, state: gambitState() });
    expect(FakeSocket.last.of('past')).toHaveLength(1);
  });

  test('names no card on a device that several share', () => {
    const seats = (['A', 'B'] as const).map((seat) => ({ seat, question: 1, undo: null }));
    const room = enter(gambitState({}, { seats, looking: 'A' }));
    FakeSocket.last.hear(
      past(gambitState(), [{ news: [], happened: { game: 'gambit', events: [drew] }, view: null }]),
    );
    expect(room.log).toMatchObject([{ event: { type: 'drew', card: null } }]);
  });
});
