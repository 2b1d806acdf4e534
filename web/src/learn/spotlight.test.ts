import { beforeEach, expect, test } from 'vitest';

import { gambitView } from '../dev/fixtures';
import type { View } from '../wire/protocol';
import { strays, target } from './spotlight';

const gambit: View = gambitView();
// Of Skakanie's view nothing is looked at here.
const skakanie = { game: 'skakanie' } as View;

const table = document.createElement('div');

function part(name: string): Element {
  const found = table.querySelector(`#${name}`);
  if (!found) throw new Error(name);
  return found;
}

beforeEach(() => {
  table.innerHTML = `
    <button id="h5" data-square="h5"></button>
    <button id="first" data-card="B" aria-pressed="false"></button>
    <button id="second" data-card="B" aria-pressed="false"></button>
    <button id="rook" data-card="R" aria-pressed="false"></button>
    <button id="lay" data-do="lay"></button>
    <button id="stack" data-stack="7" class="take"></button>
    <button id="end" data-do="end"></button>
    <button id="piece" data-piece="9" aria-pressed="false"></button>
    <button id="other" data-piece="8" aria-pressed="false"></button>`;
});

test.each([
  [gambit, 'move h5', 'h5'],
  [gambit, 'place 2', 'h5'],
  [gambit, 'lay R', 'rook'],
  [gambit, 'plan BRB', 'first'],
  [skakanie, 'move 7', 'stack'],
  [skakanie, 'corner 7', 'stack'],
  [skakanie, 'take', 'stack'],
  [skakanie, 'end', 'end'],
  [skakanie, 'give 9 to 7', 'piece'],
])('%# %s: what is tapped first', (view, action, id) => {
  expect(target(table, view, action)?.id).toBe(id);
});

test('what is tapped next', () => {
  part('rook').setAttribute('aria-pressed', 'true');
  expect(target(table, gambit, 'lay R')?.id).toBe('lay');
  expect(target(table, gambit, 'plan RBB')?.id).toBe('first');
  part('piece').setAttribute('aria-pressed', 'true');
  expect(target(table, skakanie, 'give 9 to 7')?.id).toBe('stack');
});

test('a card or piece that leads elsewhere is noticed, an equal card is not', () => {
  expect(strays(table, gambit, 'plan BRB', part('rook'))).toBe(true);
  expect(strays(table, gambit, 'plan BRB', part('second'))).toBe(false);
  expect(strays(table, gambit, 'plan BRB', part('h5'))).toBe(false);
  expect(strays(table, skakanie, 'give 9 to 7', part('other'))).toBe(true);
  expect(strays(table, skakanie, 'give 9 to 7', part('piece'))).toBe(false);
  part('first').setAttribute('aria-pressed', 'true');
  // To put it back would leave the plan behind.
  expect(strays(table, gambit, 'plan BRB', part('first'))).toBe(true);
});
