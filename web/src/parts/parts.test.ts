import { cleanup, fireEvent, render } from '@testing-library/svelte';
import { createRawSnippet, flushSync } from 'svelte';
import { afterEach, expect, test, vi } from 'vitest';

import { t } from '../lib/texts.svelte';
import Guarded from './Guarded.svelte';
import Sure from './Sure.svelte';

afterEach(cleanup);

test('a table that cannot be drawn says so, and keeps what went wrong for the console', () => {
  const error = new Error('no such card');
  const told = vi.spyOn(console, 'error').mockReturnValue();
  const children = createRawSnippet(() => ({
    render: () => {
      throw error;
    },
  }));
  render(Guarded, { children });
  flushSync();
  expect(document.querySelector('[data-reload]')?.textContent).toContain(t('web-broken'));
  expect(told).toHaveBeenCalledWith(error);
});

test('what cannot be taken back is asked about once, and forgotten when one turns elsewhere', async () => {
  const act = vi.fn();
  const { getByRole } = render(Sure, { text: 'Free', question: 'Ola goes?', act });
  const button = getByRole('button');
  await fireEvent.click(button);
  expect([button.textContent.trim(), act.mock.calls.length]).toEqual(['Ola goes?', 0]);
  expect(getByRole('alert').textContent).toBe('Ola goes?');
  await fireEvent.blur(button);
  expect(button.textContent.trim()).toBe('Free');
  await fireEvent.click(button);
  await fireEvent.click(button);
  expect(act).toHaveBeenCalledOnce();
});
