import { beforeEach, expect, test, vi } from 'vitest';

import { pressed } from './keys';
import type { Player } from './player.svelte';

const did = vi.fn();
const player = {
  last: 9,
  toggle: () => did('toggle'),
  back: () => did('back'),
  step: () => did('step'),
  jump: (ply: number) => did(`jump ${ply}`),
} as unknown as Player;

/** A key that reaches the window from a place in the page. */
function press(key: string, place: string, more: KeyboardEventInit = {}): unknown {
  document.body.innerHTML = place;
  const target = document.querySelector('#here') ?? document.body;
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more });
  addEventListener('keydown', (heard) => pressed(heard, player), { once: true });
  target.dispatchEvent(event);
  return did.mock.calls[0]?.[0];
}

beforeEach(() => did.mockClear());

test.each([
  ['ArrowLeft', 'back'],
  ['ArrowRight', 'step'],
  ['Home', 'jump 0'],
  ['End', 'jump 9'],
  [' ', 'toggle'],
  ['x', undefined],
])('%s', (key, done) => {
  expect(press(key, '')).toBe(done);
});

test.each([
  [' ', '<button id="here"></button>', undefined],
  ['ArrowRight', '<button id="here"></button>', 'step'],
  ['ArrowRight', '<input id="here" type="range">', undefined],
  ['End', '<dialog open><p id="here"></p></dialog>', undefined],
])('%s in %s', (key, place, done) => {
  expect(press(key, place)).toBe(done);
});

test('keys with others mean something else', () => {
  expect(press('ArrowLeft', '', { altKey: true })).toBe(undefined);
});
