import { describe, expect, it } from 'vitest';

import { Stage } from '../../lib/stage.svelte';
import type { SkakanieEvent, SkakanieView } from '../../wire/protocol';
import { sentence } from './log';
import { RECORDED } from './recorded';
import { advance, duration } from './stage';

const { view } = RECORDED.turn; // B's turn; B and C stand on 7, A on 2, the Dragon on 8
const pieces = (of: SkakanieView): number[] =>
  [
    ...of.stacks.flatMap(({ top, known }) => [top ?? 0, ...known]),
    ...of.pools.flatMap((pool) => pool.fragments.flat()),
  ]
    .filter((piece) => piece > 0)
    .sort((a, b) => a - b);

function play(from: SkakanieView, ...events: SkakanieEvent[]): SkakanieView {
  return events.reduce(advance, from);
}

describe('events change what is drawn', () => {
  it('a piece goes from the stack to the pool, and the next one is turned up', () => {
    const top = view.stacks[0]?.top ?? 0;
    const after = play(view, { type: 'taken', seat: 'B', stack: 1, piece: top, turned_up: 99 });
    expect(after.stacks[0]).toMatchObject({
      top: 99,
      unknown: (view.stacks[0]?.unknown ?? 0) - 1,
      joins: [],
    });
    expect(after.pools[1]?.fragments.at(-1)).toEqual([top]);
    expect(after.actions_left).toBe(view.actions_left - 1);
  });

  it('under a stack without unseen pieces the known ones come up in order', () => {
    const bare = { ...view, stacks: view.stacks.map((stack) => ({ ...stack, unknown: 0, known: [3, 5] })) };
    const after = play(bare, {
      type: 'taken',
      seat: 'B',
      stack: 1,
      piece: bare.stacks[0]?.top ?? 0,
      turned_up: 3,
    });
    expect(after.stacks[0]).toMatchObject({ top: 3, unknown: 0, known: [5] });
  });

  it('a given piece leaves the pool and lies below, or on top of an empty stack', () => {
    const piece = view.pools[0]?.fragments[0]?.[0] ?? 0;
    const below = play(view, { type: 'given', seat: 'A', piece, stack: 1, face_up: false });
    expect(below.stacks[0]?.known.at(-1)).toBe(piece);
    expect(pieces(below)).toEqual(pieces(view));
    const onTop = play(view, { type: 'given', seat: 'A', piece, stack: 3, face_up: true });
    expect(onTop.stacks[2]?.top).toBe(piece);
    expect(pieces(onTop)).toEqual(pieces(view));
  });

  it('pawns hop, the Dragon steps, bites, and loses a token', () => {
    const after = play(
      view,
      { type: 'walked', seat: 'B', from: 7, to: 6 },
      { type: 'pushed', by: 'B', seat: 'C', from: 7, to: 11 },
      { type: 'turn_ended', seat: 'B' },
      { type: 'dragon_stepped', from: 8, to: 12 },
      { type: 'bitten', seat: 'C' },
      { type: 'drawn', seat: 'C', piece: 9 },
      { type: 'token_discarded', left: 2 },
    );
    expect(after.pawns).toEqual([2, 6, 11]);
    expect(after).toMatchObject({ dragon: 12, tokens: 2, actions_left: 0, coming: view.coming.slice(1) });
    expect(after.wait).toEqual({ for: 'give', seat: 'C', piece: 9 });
  });

  it('the view it began with stays as it was', () => {
    const copy = structuredClone(view);
    play(view, { type: 'taken', seat: 'B', stack: 1, piece: 1, turned_up: null }, { type: 'game_over' });
    expect(view).toEqual(copy);
  });
});

it('events are shown in order and end at the server’s view', () => {
  const told: string[] = [];
  const names = {
    who: (seat: string) => seat,
    args: (seat: string) => ({ who: seat, you: 'no' as const }),
    standsIn: () => false,
  };
  const staging = {
    advance,
    duration,
    unasked: (one: SkakanieView): SkakanieView => ({ ...one, legal: [] }),
  };
  const stage = new Stage<SkakanieView, SkakanieEvent>(
    () => staging,
    (event, before) => {
      const text = sentence(event, before, names);
      if (text) told.push(text);
    },
  );
  stage.jump(view);
  const end = { ...view, tokens: 1 };
  stage.push(
    [
      { type: 'walked', seat: 'B', from: 7, to: 6 },
      { type: 'turn_ended', seat: 'B' },
    ],
    end,
  );
  expect(stage.event?.type).toBe('walked');
  expect(stage.view?.legal).toEqual([]);
  stage.push([{ type: 'dragon_stepped', from: 8, to: 12 }], end);
  stage.skip();
  expect(stage.view).toEqual(end);
  expect(told).toEqual(['B: moves to 6', 'B: ends the turn', 'The Dragon moves to 12.']);
});

it('what nobody needs to see takes no time, the rest takes some', () => {
  expect(duration({ type: 'turn_ended', seat: 'A' })).toBe(0);
  expect(duration({ type: 'taken', seat: 'A', stack: 1, piece: 1, turned_up: null })).toBeGreaterThan(0);
});
