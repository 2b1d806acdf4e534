import { afterEach, beforeEach, expect, test } from 'vitest';

import { gridKeys } from './grid-keys';

const PLACES = [...'abcdefgh'];

let wanted: string[];
let home: string | null;
let detach: () => void;

/** Two rows of four, of which Tab reaches c. */
function attach(): void {
  const grid = document.querySelector<HTMLElement>('[role=grid]');
  if (!grid) throw new Error('no grid');
  detach = gridKeys({ places: PLACES, home: () => home, jumps: { m: () => wanted } })(grid) as () => void;
}

beforeEach(() => {
  const cell = (id: string): string =>
    `<button role="gridcell" id="${id}" tabindex="${id === 'c' ? 0 : -1}"></button>`;
  const row = (ids: string[]): string => `<div role="row">${ids.map(cell).join('')}</div>`;
  document.body.innerHTML = `<div role="grid">${row(PLACES.slice(0, 4))}${row(PLACES.slice(4))}</div>`;
  [wanted, home] = [[], null];
  attach();
});

afterEach(() => {
  detach();
  document.body.replaceChildren();
});

/** Where a key leads from a cell, and whether the page keeps its hands off it. */
function press(from: string, key: string, held: KeyboardEventInit = {}): [string | undefined, boolean] {
  document.getElementById(from)?.focus();
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...held });
  document.activeElement?.dispatchEvent(event);
  return [document.activeElement?.id, event.defaultPrevented];
}

const stops = (): string[] => [...document.querySelectorAll('[tabindex="0"]')].map(({ id }) => id);

test.each([
  ['b', 'ArrowLeft', 'a'],
  ['b', 'ArrowRight', 'c'],
  ['b', 'ArrowDown', 'f'],
  ['f', 'ArrowUp', 'b'],
  ['g', 'Home', 'e'],
  ['b', 'End', 'd'],
])('from %s, %s leads to %s', (from, key, to) => {
  expect(press(from, key)).toEqual([to, true]);
  expect(stops()).toEqual([to]);
});

test.each([
  ['e', 'ArrowLeft'],
  ['d', 'ArrowRight'],
  ['a', 'ArrowUp'],
  ['h', 'ArrowDown'],
])('at the edge, %s stays for %s', (from, key) => {
  expect(press(from, key)).toEqual([from, true]);
});

test('Control goes to the corners; other keys are somebody else’s', () => {
  expect(press('g', 'Home', { ctrlKey: true })).toEqual(['a', true]);
  expect(press('b', 'End', { ctrlKey: true })).toEqual(['h', true]);
  for (const held of [{ altKey: true }, { metaKey: true }])
    expect(press('b', 'ArrowRight', held)).toEqual(['b', false]);
  expect(press('b', 'x')).toEqual(['b', false]);
});

test.each([
  ['b', 'cae', false, 'c'],
  ['e', 'cae', false, 'a'],
  ['b', 'cae', true, 'a'],
  ['a', 'cae', true, 'e'],
  ['b', 'b', false, 'b'],
])('from %s a letter leads through %s, back: %s', (from, places, back, to) => {
  wanted = [...places];
  expect(press(from, back ? 'M' : 'm', { shiftKey: back })).toEqual([to, true]);
});

test('a letter that stands for nothing now does nothing, and none does with Control', () => {
  expect(press('b', 'm')).toEqual(['b', false]);
  wanted = ['d'];
  expect(press('b', 'm', { ctrlKey: true })).toEqual(['b', false]);
});

test('Tab leads home, but whoever is in the grid stays where they are', () => {
  expect(stops()).toEqual(['c']);
  home = 'f';
  detach();
  attach();
  expect(stops()).toEqual(['f']);
  document.getElementById('b')?.focus();
  home = 'h';
  detach();
  attach();
  expect(stops()).toEqual(['b']);
});
