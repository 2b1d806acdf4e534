/** A page that is older than its server: what it says, and what it must not show. */
import { cleanup, fireEvent, render } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { afterEach, expect, test, vi } from 'vitest';

import { FakeSocket } from '../dev/fake-socket';
import { gambitState } from '../dev/fixtures';
import { GAMES } from '../games/registry';
import { outdated } from '../lib/outdated.svelte';
import { t } from '../lib/texts.svelte';
import { PROTOCOL } from '../net/socket';
import { Room } from '../net/room.svelte';
import type { State } from '../wire/protocol';
import Notices from './Notices.svelte';
import Play from './Play.svelte';
import Problem from './Problem.svelte';

// The script that is loaded later is gone.
vi.mock('../later', () => {
  throw new Error('404');
});

afterEach(() => {
  cleanup();
  outdated.why = null;
});

function enter(server: string, state: State = gambitState()): Room {
  const room = new Room('T', GAMES, FakeSocket.open);
  FakeSocket.last.accept();
  FakeSocket.last.hear({ type: 'welcome', protocol: PROTOCOL, server });
  FakeSocket.last.hear({ type: 'synced', table: 'T', version: 1, state });
  return room;
}

const quiet = (): string => document.querySelector('.notices [role=status]')?.textContent ?? '';

test('the version the page was built for is not talked about', () => {
  render(Notices, { room: enter(__VERSION__) });
  expect(quiet()).toBe('');
});

test('another version offers to reload, until one says no', async () => {
  const reload = vi.spyOn(location, 'reload').mockReturnValue();
  render(Notices, { room: enter(`${__VERSION__}-next`) });
  expect(quiet()).toContain(t('web-outdated-version'));
  expect(reload).not.toHaveBeenCalled();
  const [again, close] = document.querySelectorAll('.notices button');
  if (!again || !close) throw new Error('no buttons');
  await fireEvent.click(again);
  expect(reload).toHaveBeenCalledOnce();
  await fireEvent.click(close);
  expect(quiet()).toBe('');
});

test('a part that Vite could not load is told of where nothing else tells of it', () => {
  render(Notices, { room: enter(__VERSION__) });
  window.dispatchEvent(new Event('vite:preloadError'));
  flushSync();
  expect(quiet()).toContain(t('web-outdated-part'));
});

test('another protocol has a sentence and a button', () => {
  const room = new Room('T', GAMES, FakeSocket.open);
  FakeSocket.last.accept();
  FakeSocket.last.hear({ type: 'welcome', protocol: PROTOCOL + 1, server: 'new' });
  expect([room.status, room.code]).toEqual(['closed', 'malformed']);
  render(Problem, { code: 'malformed' });
  expect(document.querySelector('h1')?.textContent).toBe(t('web-outdated'));
  expect(document.querySelector('[data-reload] button')?.textContent).toBe(t('web-reload'));
});

test('without its curtain a passed device shows nobody’s cards, and says why', async () => {
  const seats = (['A', 'B'] as const).map((seat) => ({ seat, question: 1, undo: null }));
  const state = gambitState({ phase: 'planning', turn: 'A' }, { seats, looking: 'A' });
  const room = enter(__VERSION__, state);
  expect(room.shared).toBe(true);
  render(Play, { room, state: room.state ?? state });
  await vi.waitFor(() => expect(document.querySelector('[data-reload]')).not.toBeNull());
  expect(document.querySelector('[data-reload]')?.textContent).toContain(t('web-outdated-part'));
  expect(document.querySelectorAll('[data-card], .mine .face')).toHaveLength(0);
  expect(document.body.innerHTML).not.toContain(t('card-queen'));
  room.leave();
});
