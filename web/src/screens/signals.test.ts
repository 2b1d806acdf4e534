import { cleanup, render } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { afterEach, expect, test, vi } from 'vitest';

import { FakeSocket } from '../dev/fake-socket';
import { changed, gambitState } from '../dev/fixtures';
import { GAMES } from '../games/registry';
import { settings } from '../lib/settings.svelte';
import { Room } from '../net/room.svelte';
import Signals from './Signals.svelte';

const played = vi.hoisted(() => vi.fn());
vi.mock('../lib/signals', () => ({ hear: played, markIcon: () => undefined, notify: () => true }));

afterEach(cleanup);

test('what is shown at once is heard all the same', () => {
  settings.speed = 'instant';
  const room = new Room('T', GAMES, FakeSocket.open);
  FakeSocket.last.accept();
  const state = gambitState();
  FakeSocket.last.hear({ type: 'synced', table: 'T', version: 1, state });
  render(Signals, { room });
  const moved = { type: 'moved', seat: 'A', from: 'e4', to: 'e7' } as const;
  FakeSocket.last.hear(changed(2, state, { happened: { game: 'gambit', events: [moved] } }));
  flushSync();
  expect(played).toHaveBeenCalledWith('move');
});
