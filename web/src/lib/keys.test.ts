import { beforeEach, describe, expect, test } from 'vitest';

import {
  addKey,
  carryOver,
  keepCreated,
  keyring,
  link,
  newEntropy,
  newKey,
  shareOrigin,
  tables,
  takeFragment,
} from './keys';

const KEY = 'abcdefghijklmnopqrstuv';

beforeEach(() => {
  localStorage.clear();
  history.replaceState(null, '', '/');
});

describe('a link’s fragment', () => {
  test('is kept and leaves the address bar', () => {
    history.replaceState(null, '', `/t/T1#${KEY}`);
    expect(takeFragment('T1')).toBe(KEY);
    expect(location.hash).toBe('');
    expect(location.pathname).toBe('/t/T1');
    expect(keyring('T1').keys).toEqual([KEY]);
  });

  test('may bring the watchers’ key along, for later', () => {
    const watch = KEY.toUpperCase();
    history.replaceState(null, '', new URL(link('T1', KEY, 'http://x', watch)).hash);
    expect(takeFragment('T1')).toBe(KEY);
    expect(keyring('T1')).toMatchObject({ keys: [KEY], watch });
  });

  test('that is no key is left alone', () => {
    history.replaceState(null, '', '/t/T1#top');
    expect(takeFragment('T1')).toBeNull();
    expect(keyring('T1').keys).toEqual([]);
  });
});

test('keys are kept by table, each once', () => {
  addKey('T1', KEY);
  addKey('T1', KEY);
  addKey('T2', 'other');
  expect(keyring('T1').keys).toEqual([KEY]);
  expect(tables().map(({ table }) => table)).toEqual(expect.arrayContaining(['T1', 'T2']));
});

test('of a new table, own seats are played and free ones handed on', () => {
  const created = { table: 'T1', host: 'h', watch: 'w', invite: 'i', seats: ['a', 'b', null] };
  keepCreated(created, [
    { holder: 'person', name: 'Ola' },
    { holder: 'open' },
    { holder: 'bot', level: 'casual' },
  ]);
  expect(keyring('T1')).toMatchObject({ keys: ['h', 'a'], links: { B: 'b' }, watch: 'w' });
});

test('keys go along to a rematch, but do not replace what is there', () => {
  addKey('T1', KEY);
  carryOver('T1', 'T2');
  expect(keyring('T2').keys).toEqual([KEY]);
  addKey('T1', 'more');
  carryOver('T1', 'T2');
  expect(keyring('T2').keys).toEqual([KEY]);
});

test('secrets are long, in letters everybody accepts, and never the same', () => {
  const made = Array.from({ length: 50 }, newKey);
  expect(new Set(made).size).toBe(50);
  for (const key of made) expect(key).toMatch(/^[\w-]{22}$/);
  expect(newEntropy()).toMatch(/^[0-9a-f]{64}$/);
});

test('links carry an address phones can reach', () => {
  const page = { hostname: 'localhost', origin: 'http://localhost:8080' };
  expect(shareOrigin(['http://192.168.1.2:8080/'], page)).toBe('http://192.168.1.2:8080');
  expect(shareOrigin([], page)).toBe('http://localhost:8080');
  expect(
    shareOrigin(['http://192.168.1.2:8080'], { hostname: 'play.example', origin: 'https://play.example' }),
  ).toBe('https://play.example');
  expect(link('T1', KEY, 'https://play.example')).toBe(`https://play.example/t/T1#${KEY}`);
});
