import { beforeEach, expect, test } from 'vitest';

import { texts } from '../../lib/texts.svelte';
import type { SkakanieView } from '../../wire/protocol';
import { asks, ends } from './aloud';

const names = {
  who: (seat: string) => seat,
  args: (seat: string) => ({ who: seat, you: seat === 'A' ? ('yes' as const) : ('no' as const) }),
  standsIn: () => false,
};
const stack = (top: number | null, joins: number[] = []): SkakanieView['stacks'][number] => ({
  top,
  unknown: 2,
  known: [],
  joins,
});
const view = (more: Partial<SkakanieView>): SkakanieView => ({
  columns: 4,
  rows: 4,
  stacks: [stack(1, [0]), stack(6, [0]), stack(null), ...Array.from({ length: 9 }, () => stack(3))],
  pawns: [1, 12],
  dragon: 9,
  home: 9,
  coming: [5, 1],
  tokens: 4,
  pools: [
    { owners: ['A'], score: 0, fragments: [] },
    { owners: ['B'], score: 0, fragments: [] },
  ],
  team: { score: 0, target: 10 },
  actions_left: 2,
  if_ended: null,
  wait: { for: 'turn', seat: 'A' },
  last: [],
  gives: null,
  legal: ['take', 'move 2', 'move 5', 'end'],
  ...more,
});

beforeEach(() => (texts.language = 'en'));

test('a turn is told with what can be done', () => {
  expect(asks(view({}), 'A', names, true)).toBe(
    'Your turn: 2 actions left. You stand on stack 1: take: A1, which fits yours; move to: 2 (B2, fits yours) and 5 (C1).',
  );
});

test('without hints nothing is said to fit', () => {
  expect(asks(view({}), 'A', names, false)).not.toMatch(/fits/);
});

test('a warning is said', () => {
  const coming: SkakanieView['if_ended'] = { dragon: 1, bitten: ['A'], token: false, over: false };
  expect(asks(view({ if_ended: coming }), 'A', names, true)).toContain('bites you');
});

test('the end is told', () => {
  expect(ends(view({ team: { score: 12, target: 10 } }))).toBe(
    'The Dragon is beaten! Together you have 12; you needed 10.',
  );
});
