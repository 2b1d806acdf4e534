import { beforeEach, expect, test } from 'vitest';

import { keep, keyring, NO_KEYS, tables } from '../lib/keys';
import type { Request, Summary } from '../wire/protocol';
import { pack, unpack } from './baggage';
import { Following } from './following.svelte';
import { allResults, asSummary, played, remember, resultOf, unremember } from './history';
import { isTicket, linkOf, packed, seal, ticketOf, unseal } from './parcel';
import { finished, inOrder, isMyTurn, numbers, won } from './standing';

beforeEach(() => localStorage.clear());

const table = (name: string, more: Partial<Summary> = {}): Summary => ({
  table: name,
  game: 'gambit',
  stage: 'playing',
  names: ['Ola', 'casual'],
  holders: ['person', 'bot'],
  seats: ['A'],
  host: false,
  waiting: ['B'],
  updated: 5,
  since: 5,
  deadline: null,
  outcome: null,
  sketch: '',
  ...more,
});

test('what waits for oneself comes first, the most urgent first', () => {
  const all = [
    table('lobby', { stage: 'lobby', waiting: [], since: null }),
    table('theirs'),
    table('late', { waiting: ['A'], deadline: 900 }),
    table('over', { stage: 'over', waiting: [] }),
    table('soon', { waiting: ['A', 'B'], deadline: 100 }),
    table('old', { since: 1 }),
  ];
  expect(inOrder(all).map((one) => one.table)).toEqual(['soon', 'late', 'old', 'theirs', 'lobby']);
  expect(finished(all).map((one) => one.table)).toEqual(['over']);
  expect(isMyTurn(table('x', { waiting: ['A'], stage: 'lobby' }))).toBe(false);
});

test('games are counted by company and number of players', () => {
  const over = (name: string, places: number[], more: Partial<Summary> = {}): Summary =>
    table(name, { stage: 'over', outcome: { scores: [12, 20], places, team: null }, ...more });
  const team = { scores: [7, 7], places: [1, 1], team: { score: 30, target: 25 } };
  const all = [
    over('a', [2, 1]),
    over('b', [1, 2]),
    over('watched', [1, 2], { seats: [] }),
    over('friends', [1, 2], { holders: ['person', 'person'] }),
    over('together', [1, 1], { game: 'skakanie', outcome: team, names: ['Ola'], holders: ['person'] }),
    table('running'),
  ];
  expect(numbers(all)).toEqual([
    { game: 'gambit', company: 'casual', players: 2, games: 2, wins: 1, best: 12 },
    { game: 'gambit', company: 'people', players: 2, games: 1, wins: 1, best: 12 },
    { game: 'skakanie', company: 'alone', players: 1, games: 1, wins: 1, best: 30 },
  ]);
  expect(won(over('w', [1, 2], { seats: [] }))).toBeNull();
});

const KEY = 'k'.repeat(22);

test('keys go into a file and back, and nothing else does', () => {
  keep('one', { ...NO_KEYS, keys: [KEY], watch: 'w'.repeat(22), links: { B: 'b'.repeat(22) } });
  keep('two', { ...NO_KEYS, keys: [KEY, 'm'.repeat(22)] });
  const file = pack();
  localStorage.clear();
  keep('two', { ...NO_KEYS, keys: ['n'.repeat(22)] });
  expect(unpack(file)).toEqual({ tables: 2, results: 0 });
  expect(keyring('one')).toMatchObject({ keys: [KEY], watch: 'w'.repeat(22), links: { B: 'b'.repeat(22) } });
  expect(keyring('two').keys).toEqual(['n'.repeat(22), KEY, 'm'.repeat(22)]);
  expect(
    tables()
      .map((one) => one.table)
      .sort(),
  ).toEqual(['one', 'two']);
  for (const bad of ['', '{}', '[]', 'null', '{"kind":"stolik-tables"}', '{"kind":"x","tables":{}}'])
    expect(unpack(bad), bad).toBeNull();
  const odd = { kind: 'stolik-tables', tables: { 'a/b': { keys: [KEY] }, c: { keys: ['<b>', 5] }, d: 7 } };
  expect(unpack(JSON.stringify(odd))).toEqual({ tables: 0, results: 0 });
  expect(tables().length).toBe(2);
});

const result = (name: string, updated = 5) =>
  resultOf(
    table(name, { stage: 'over', updated, outcome: { scores: [12, 20], places: [2, 1], team: null } }),
  );

test('results are kept apart from keys, each once, the newest first', () => {
  const [one, two] = [result('one', 1), result('two', 2)];
  if (!one || !two) throw new Error('a finished game has a result');
  expect(remember([one, two])).toBe(2);
  expect(remember([{ ...one, updated: 9 }])).toBe(0);
  expect(allResults()).toEqual([two, one]);
  expect(numbers(allResults().map(asSummary))).toMatchObject([{ games: 2, wins: 0, best: 12 }]);
  unremember('two');
  expect(allResults()).toEqual([one]);
  // Nothing is kept of a game that runs, and of one that one only watched.
  expect(resultOf(table('running'))).toBeNull();
  const outcome = { scores: [1, 2], places: [2, 1], team: null };
  expect(resultOf(table('watched', { stage: 'over', seats: [], outcome }))).toBeNull();
  localStorage.setItem('stolik.history', '{broken');
  expect(allResults()).toEqual([]);
});

test('at most five hundred results are kept, the oldest go first', () => {
  const all = Array.from({ length: 510 }, (_, at) => result(`t${at}`, at)).flatMap((one) => one ?? []);
  expect(remember(all)).toBe(510);
  expect(allResults().length).toBe(500);
  expect(allResults()[0]?.table).toBe('t509');
  expect(allResults().at(-1)?.table).toBe('t10');
  // A parcel has less room than a file.
  expect(new TextEncoder().encode(packed()).length).toBeLessThan(44_001);
  const fewer = (JSON.parse(packed()) as { history: { table: string }[] }).history;
  expect(fewer.length).toBeGreaterThan(50);
  expect(fewer[0]?.table).toBe('t509');
});

test('results go into a file and back; what is none does not', () => {
  const one = result('one');
  if (!one) throw new Error('a finished game has a result');
  remember([one]);
  const file = pack();
  localStorage.clear();
  expect(unpack(file)).toEqual({ tables: 0, results: 1 });
  expect(allResults()).toEqual([one]);
  expect(unpack(file)).toEqual({ tables: 0, results: 0 });
  const bad: unknown[] = [
    null,
    [],
    {},
    { ...one, table: '../x' },
    { ...one, game: '<b>' },
    { ...one, names: ['x'.repeat(201), 'y'] },
    { ...one, names: [] },
    { ...one, holders: ['person'] },
    { ...one, holders: ['person', 'dragon'] },
    { ...one, seats: ['F'] },
    { ...one, seats: [] },
    { ...one, updated: 'now' },
    { ...one, outcome: { scores: [1], places: [1, 2], team: null } },
    { ...one, outcome: { scores: [1, Infinity], places: [1, 2], team: null } },
    { ...one, outcome: { scores: [1, 2], places: [1, 2], team: { score: 1 } } },
  ];
  for (const value of bad) expect(played(value), JSON.stringify(value)).toBeNull();
  const odd = JSON.stringify({ kind: 'stolik-tables', tables: {}, history: bad });
  localStorage.clear();
  expect(unpack(odd)).toEqual({ tables: 0, results: 0 });
});

/** A socket that a test speaks for. */
class FakeSocket {
  static last: FakeSocket;
  readonly sent: Request[] = [];
  onmessage: (event: { data: string }) => void = () => undefined;
  onclose: () => void = () => undefined;
  constructor() {
    FakeSocket.last = this;
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Request);
  }
  close(): void {
    this.onclose();
  }
  hear(message: unknown): void {
    this.onmessage({ data: JSON.stringify(message) });
  }
}

test('one connection follows all tables, and runs errands there', async () => {
  const open = (): WebSocket => new FakeSocket() as unknown as WebSocket;
  const following = new Following(
    () => ['one', 'two'],
    open,
    () => ({ ...NO_KEYS, keys: [KEY] }),
  );
  const socket = FakeSocket.last;
  expect(socket.sent).toEqual([]);
  const done = following.do('one', { type: 'offer', seat: 'A', new_key: KEY });
  socket.hear({ type: 'welcome', protocol: 3, server: '' });
  const both = ['one', 'two'].map((name) => ({ table: name, keys: [KEY] }));
  expect(socket.sent[0]).toEqual({ follow: both });
  expect(socket.sent[1]).toEqual({ table: 'one', query: { type: 'join', keys: [KEY] } });
  socket.hear({ type: 'standing', table: 'two', summary: null });
  socket.hear({ type: 'standing', table: 'one', summary: table('one') });
  expect(following.standings).toEqual({ one: table('one'), two: null });
  socket.hear({ type: 'synced', table: 'one', version: 3, state: null });
  const command = socket.sent[2];
  if (!command || !('command' in command)) throw new Error('the errand is not run');
  socket.hear({ type: 'ack', table: 'one', ack: command.ack, version: 4 });
  expect(await done).toBeNull();
  expect(socket.sent[3]).toEqual({ table: 'one', query: { type: 'leave' } });
  const refused = following.do('two', { type: 'offer', seat: 'A', new_key: KEY });
  socket.hear({ type: 'refused', table: 'two', ack: null, code: 'no_such_key', reason: null, rule: null });
  expect(await refused).toBe('no_such_key');
  following.stop();
});

test('what is sealed opens with its key alone, and only whole', () => {
  const key = Uint8Array.from({ length: 32 }, (_, at) => at);
  const text = JSON.stringify({ tables: 'ąćęłńóśźż' });
  const sealed = seal(text, key);
  expect(unseal(sealed, key)).toBe(text);
  expect(seal(text, key)).not.toBe(sealed);
  expect(unseal(sealed, key.toReversed())).toBeNull();
  expect(unseal(sealed.slice(0, -2), key)).toBeNull();
  expect(unseal(`${sealed.startsWith('A') ? 'B' : 'A'}${sealed.slice(1)}`, key)).toBeNull();
  for (const bad of ['', '%', 'AAAA']) expect(unseal(bad, key), bad).toBeNull();
});

test('a link for another device is read, and what is none is not', () => {
  const key = Uint8Array.from({ length: 32 }, (_, at) => 7 * at);
  const parcel = 'a'.repeat(22);
  const { hash } = new URL(linkOf({ parcel, key }, 'https://table.example'));
  expect(isTicket(hash)).toBe(true);
  expect(ticketOf(hash)).toEqual({ parcel, key });
  for (const bad of ['', '#take=', hash.slice(0, -1), `${hash}x`, hash.replace('.', '/')])
    expect(ticketOf(bad), bad).toBeNull();
});
