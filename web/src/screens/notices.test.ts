import { cleanup, render } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { FakeSocket } from '../dev/fake-socket';
import { gambitState } from '../dev/fixtures';
import { GAMES } from '../games/registry';
import { Room } from '../net/room.svelte';
import Notices from './Notices.svelte';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function enter(): Room {
  const room = new Room('T', GAMES, FakeSocket.open);
  back();
  return room;
}

function back(): void {
  FakeSocket.last.accept();
  FakeSocket.last.hear({ type: 'synced', table: 'T', version: 1, state: gambitState() });
}

function after(time: number): boolean {
  vi.advanceTimersByTime(time);
  flushSync();
  return document.querySelector('.lost') !== null;
}

test('a phone that slept comes back without a word', () => {
  render(Notices, { room: enter() });
  FakeSocket.last.close();
  flushSync();
  expect(after(1_000)).toBe(false);
  back();
  expect(after(10_000)).toBe(false);
});

test('a connection that does not come back is told of', () => {
  render(Notices, { room: enter() });
  FakeSocket.last.close();
  flushSync();
  expect(after(2_500)).toBe(true);
  back();
  expect(after(0)).toBe(false);
});
