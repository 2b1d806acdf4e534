import { cleanup, render } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { FakeSocket } from '../dev/fake-socket';
import { changed, gambitState } from '../dev/fixtures';
import { GAMES } from '../games/registry';
import { settings } from '../lib/settings.svelte';
import { texts } from '../lib/texts.svelte';
import { Room } from '../net/room.svelte';
import type { State } from '../wire/protocol';
import Log from './Log.svelte';

beforeEach(() => {
  settings.speed = 'instant';
  texts.language = 'en';
});
afterEach(cleanup);

const lines = (): string[] => [...document.querySelectorAll('.log p')].map((line) => line.textContent ?? '');

test('what was said stays, until it is read in another language or with other eyes', async () => {
  const room = new Room('T', GAMES, FakeSocket.open);
  FakeSocket.last.accept();
  const state = gambitState();
  FakeSocket.last.hear({ type: 'synced', table: 'T', version: 1, state });
  const { rerender } = render(Log, { room, state });
  const move = (version: number, from: string, to: string): void => {
    const events = [{ type: 'moved', seat: 'A', from, to } as const];
    FakeSocket.last.hear(changed(version, state, { happened: { game: 'gambit', events } }));
    flushSync();
  };
  move(2, 'e4', 'e7');
  const [first] = lines();
  const element = document.querySelector('.log p');
  move(3, 'e7', 'e8');
  expect(lines()).toHaveLength(2);
  expect(lines()[0]).toBe(first);
  expect(document.querySelector('.log p')).toBe(element);

  texts.language = 'pl';
  flushSync();
  expect(lines()[0]).not.toBe(first);
  texts.language = 'en';
  flushSync();
  expect(lines()[0]).toBe(first);

  const watcher: State = { ...state, you: { ...state.you, seats: [] } };
  await rerender({ room, state: watcher });
  expect(lines()[0]).not.toBe(first);
});
