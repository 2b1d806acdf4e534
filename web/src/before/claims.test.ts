import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, expect, test, vi } from 'vitest';

import { Claims } from '../before';
import { gambitState } from '../dev/fixtures';
import { t } from '../lib/texts.svelte';
import type { Room } from '../net/room.svelte';
import type { State } from '../wire/protocol';

afterEach(cleanup);

/** Seat A was Ola's until the host freed it. */
function freed(claim: string | null, you: Partial<State['you']>): State {
  const state = gambitState({}, { seats: [], looking: null, ...you });
  const [a, ...rest] = state.info.seats;
  if (!a) throw new Error('a table has seats');
  const seats = [{ ...a, holder: 'open' as const, name: '', previous: 'Ola', claim }, ...rest];
  return { ...state, info: { ...state.info, seats } };
}

function shown(state: State): ReturnType<typeof vi.fn> {
  const answerClaim = vi.fn();
  render(Claims, { room: { answerClaim } as unknown as Room, state });
  return answerClaim;
}

test('whoever had the seat can take it back before anybody asks for it', async () => {
  const answer = shown(freed(null, { freed: ['A'] }));
  expect(screen.getByRole('status').textContent).toContain(t('web-claim-freed'));
  await fireEvent.click(screen.getByText(t('web-claim-keep')));
  expect(answer).toHaveBeenCalledWith('A', false);
});

test('whoever had the seat says yes or no to who asks for it', async () => {
  const answer = shown(freed('Eve', { freed: ['A'] }));
  expect(screen.getByRole('status').textContent).toContain('Eve');
  await fireEvent.click(screen.getByText(t('web-claim-give', { name: 'Eve' })));
  expect(answer).toHaveBeenCalledWith('A', true);
});

test.each([
  ['who asks waits', freed('Eve', { claimed: ['A'] }), 'web-claim-mine', { name: 'Ola' }],
  ['everybody else is told', freed('Eve', {}), 'web-claim-other', { name: 'Eve', previous: 'Ola' }],
])('%s, and has nothing to tap', (_who, state, message, names) => {
  shown(state);
  expect(screen.getByRole('status').textContent).toContain(t(message, names));
  expect(screen.queryByRole('button')).toBeNull();
});

test('a free seat nobody asks for is nobody else’s affair', () => {
  shown(freed(null, {}));
  expect(screen.queryByRole('status')).toBeNull();
});
