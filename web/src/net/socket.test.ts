import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { FakeSocket } from '../dev/fake-socket';
import { changed as changeTo, gambitState } from '../dev/fixtures';
import type { Message } from '../wire/protocol';
import { Connection, PROTOCOL, type Listener } from './socket';

const listener = {
  welcomed: vi.fn(),
  synced: vi.fn(),
  changed: vi.fn(),
  past: vi.fn(),
  acknowledged: vi.fn(),
  refused: vi.fn(),
  heard: vi.fn(),
  status: vi.fn(),
} satisfies Listener;

const state = gambitState();
const changed = (version: number): Message => changeTo(version, state);
const act = { type: 'act', seat: 'A', question: 1, action: 'move e5' } as const;
let keys: string[];

function connect(): Connection {
  return new Connection('T', () => keys, listener, FakeSocket.open);
}

function join(version = 7): void {
  FakeSocket.last.accept();
  FakeSocket.last.hear({ type: 'welcome', protocol: PROTOCOL, server: 'test' });
  FakeSocket.last.hear({ type: 'synced', table: 'T', version, state });
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  FakeSocket.made = [];
  keys = ['secret'];
});

afterEach(() => vi.useRealTimers());

test('joins with its keys and hears the whole state', () => {
  connect();
  join();
  expect(FakeSocket.last.said).toEqual([{ table: 'T', query: { type: 'join', keys: ['secret'] } }]);
  expect(listener.synced).toHaveBeenCalledWith(state, 7);
  expect(listener.status).toHaveBeenLastCalledWith('online', null);
});

describe('changes', () => {
  test('come one after the other', () => {
    connect();
    join(7);
    FakeSocket.last.hear(changed(8));
    FakeSocket.last.hear(changed(9));
    expect(listener.changed).toHaveBeenCalledTimes(2);
  });

  test('that were heard before are not heard again', () => {
    connect();
    join(7);
    FakeSocket.last.hear(changed(7));
    expect(listener.changed).not.toHaveBeenCalled();
  });

  test('after a gap wait for the whole state', () => {
    connect();
    join(7);
    FakeSocket.last.hear(changed(9));
    FakeSocket.last.hear(changed(10));
    expect(listener.changed).not.toHaveBeenCalled();
    expect(FakeSocket.last.of('sync')).toHaveLength(1);
    FakeSocket.last.hear({ type: 'synced', table: 'T', version: 10, state });
    FakeSocket.last.hear(changed(11));
    expect(listener.changed).toHaveBeenCalledTimes(1);
  });

  test('of other tables are none', () => {
    connect();
    join(7);
    FakeSocket.last.hear({ ...changed(8), table: 'OTHER' } as Message);
    expect(listener.changed).not.toHaveBeenCalled();
  });
});

describe('requests', () => {
  test('are said again with the same ack until they are acknowledged', () => {
    const connection = connect();
    join();
    const ack = connection.request(act);
    expect(FakeSocket.last.said.at(-1)).toEqual({ table: 'T', ack, command: act });
    FakeSocket.last.close();
    vi.runOnlyPendingTimers();
    join();
    expect(FakeSocket.last.said.at(-1)).toEqual({ table: 'T', ack, command: act });
    FakeSocket.last.hear({ type: 'ack', table: 'T', ack, version: 8 });
    expect(listener.acknowledged).toHaveBeenCalledWith(ack);
    FakeSocket.last.close();
    vi.runOnlyPendingTimers();
    join();
    expect(FakeSocket.last.of('act')).toEqual([]);
  });

  test('made without a connection are said when there is one, in order', () => {
    const connection = connect();
    connection.request({ type: 'ready', seat: 'A', entropy: 'ab' });
    connection.request(act);
    expect(FakeSocket.last.said).toEqual([]);
    join();
    expect(FakeSocket.last.types).toEqual(['join', 'ready', 'act']);
  });

  test('that are refused are not said again', () => {
    const connection = connect();
    join();
    const ack = connection.request(act);
    const refusal = {
      type: 'refused',
      table: 'T',
      ack,
      code: 'rule',
      reason: 'blocked',
      rule: 'G9',
    } as const;
    FakeSocket.last.hear(refusal);
    expect(listener.refused).toHaveBeenCalledWith(refusal);
    FakeSocket.last.close();
    vi.runOnlyPendingTimers();
    join();
    expect(FakeSocket.last.of('act')).toEqual([]);
  });

  test('are not repeated by a second synchronisation', () => {
    const connection = connect();
    join();
    connection.request(act);
    FakeSocket.last.hear({ type: 'synced', table: 'T', version: 9, state });
    expect(FakeSocket.last.of('act')).toHaveLength(1);
  });
});

describe('a lost connection', () => {
  test('comes back by itself, later and later', () => {
    connect();
    join();
    FakeSocket.last.close();
    expect(listener.status).toHaveBeenLastCalledWith('lost', null);
    const waits: number[] = [];
    for (let round = 0; round < 8; round++) {
      const before = Date.now();
      vi.advanceTimersToNextTimer();
      waits.push(Date.now() - before);
      FakeSocket.last.close();
    }
    expect(FakeSocket.made).toHaveLength(9);
    expect(waits[0]).toBeLessThanOrEqual(400);
    expect(Math.max(...waits)).toBeLessThanOrEqual(15_000);
    expect(waits[6]).toBeGreaterThan(waits[0] ?? 0);
  });

  test('is noticed when nothing answers', () => {
    connect();
    join();
    vi.advanceTimersByTime(15_000);
    expect(FakeSocket.last.said.at(-1)).toEqual({ ping: 1 });
    vi.advanceTimersByTime(10_000);
    expect(listener.status).toHaveBeenLastCalledWith('lost', null);
  });

  test('is not suspected while there are answers', () => {
    connect();
    join();
    for (let n = 1; n <= 5; n++) {
      vi.advanceTimersByTime(15_000);
      FakeSocket.last.hear({ type: 'pong', n });
    }
    expect(FakeSocket.made).toHaveLength(1);
    expect(listener.status).toHaveBeenLastCalledWith('online', null);
  });

  test('is tried at once when there is a reason to hurry', () => {
    const connection = connect();
    join();
    FakeSocket.last.close();
    connection.hurry();
    expect(FakeSocket.made).toHaveLength(2);
    vi.advanceTimersByTime(1_000);
    expect(FakeSocket.made).toHaveLength(2);
  });
});

describe('the end', () => {
  test('a table that does not exist is not asked for again', () => {
    connect();
    FakeSocket.last.accept();
    FakeSocket.last.hear({
      type: 'refused',
      table: 'T',
      ack: null,
      code: 'no_such_table',
      reason: null,
      rule: null,
    });
    expect(listener.status).toHaveBeenLastCalledWith('closed', 'no_such_table');
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.made).toHaveLength(1);
  });

  test('a server that restarts is', () => {
    connect();
    join();
    FakeSocket.last.hear({ type: 'left', table: 'T', code: 'restarting' });
    expect(listener.status).toHaveBeenLastCalledWith('lost', null);
    vi.advanceTimersByTime(1_000);
    expect(FakeSocket.made).toHaveLength(2);
  });

  test('a seat that moved away ends it', () => {
    connect();
    join();
    FakeSocket.last.hear({ type: 'left', table: 'T', code: 'seat_moved' });
    expect(listener.status).toHaveBeenLastCalledWith('closed', 'seat_moved');
  });

  test('another protocol is not spoken', () => {
    connect();
    FakeSocket.last.accept();
    FakeSocket.last.hear({ type: 'welcome', protocol: PROTOCOL + 1, server: 'new' });
    expect(listener.status).toHaveBeenLastCalledWith('closed', 'malformed');
    expect(listener.welcomed).not.toHaveBeenCalled();
  });
});
