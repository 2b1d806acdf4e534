import { afterEach, expect, test } from 'vitest';

import { keepFocus, walkRow } from './keep-focus';

afterEach(() => document.body.replaceChildren());

test('the board takes the focus of what goes away', async () => {
  document.body.innerHTML =
    '<main><div role="grid"><button tabindex="0" id="square"></button></div><button id="go"></button></main>';
  const table = document.querySelector('main');
  if (!table) throw new Error('no table');
  const kept = keepFocus(table);
  const button = document.getElementById('go');
  button?.focus();
  const taken = new Promise((done) => document.addEventListener('focusin', done, { once: true }));
  button?.remove();
  await taken;
  expect(document.activeElement?.id).toBe('square');
  kept.destroy();
});

test('arrow keys walk along a row', () => {
  document.body.innerHTML = '<div><button id="a"></button><button id="b"></button></div>';
  const row = document.querySelector('div');
  row?.addEventListener('keydown', walkRow);
  document.getElementById('a')?.focus();
  for (const [key, id] of [
    ['ArrowRight', 'b'],
    ['ArrowRight', 'b'],
    ['Home', 'a'],
    ['End', 'b'],
    ['ArrowLeft', 'a'],
  ]) {
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: key ?? '', bubbles: true }));
    expect(document.activeElement?.id).toBe(id);
  }
});
