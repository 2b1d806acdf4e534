import { describe, expect, it } from 'vitest';

import { givable, isLegal, needsThought, NOTHING, type Picked, pushable, tapped } from './choices';
import { STACKS } from './places';
import { NAMES, RECORDED } from './recorded';

describe.each(NAMES)('position “%s”', (name) => {
  const { view, seat } = RECORDED[name];

  it('every legal action is reached by taps, and taps reach nothing else', () => {
    const ways: Picked[] = [
      NOTHING,
      ...pushable(view).map((pawn) => ({ pawn, piece: null })),
      ...givable(view).map((piece) => ({ pawn: null, piece })),
    ];
    const reached = ways.flatMap((picked) =>
      STACKS.flatMap((stack) => tapped(view, seat, picked, stack) ?? []),
    );
    const wanted = view.legal.filter((action) => action !== 'end'); // that one has a button
    for (const piece of view.gives?.pieces ?? [])
      for (const stack of view.gives?.stacks ?? []) wanted.push(`give ${piece} to ${stack}`);
    expect(wanted.every((action) => isLegal(view, action))).toBe(true);
    expect(new Set(reached)).toEqual(new Set(wanted));
  });
});

it('a fierce Dragon has chosen the piece: one tap is enough', () => {
  const { view, seat } = RECORDED.fierce;
  const piece = view.wait.for === 'give' ? view.wait.piece : null;
  expect(piece).not.toBeNull();
  expect(tapped(view, seat, NOTHING, 7)).toBe(`give ${piece} to 7`);
});

it('one is asked again before the Dragon bites, and only then', () => {
  const { view } = RECORDED.danger;
  const coming = view.if_ended;
  expect(coming?.bitten).not.toEqual([]);
  expect(needsThought(view, 'end')).toBe(true);
  expect(needsThought(view, 'take')).toBe(false); // there are actions left
  const last = { ...view, actions_left: 1 };
  expect(needsThought(last, 'take')).toBe(true);
  expect(needsThought(last, `move ${coming?.dragon}`)).toBe(true);
  expect(needsThought(last, 'move 6')).toBe(false);
  const calm = { ...view, if_ended: { dragon: 2, bitten: [], token: true, over: false } };
  expect(needsThought(calm, 'end')).toBe(false);
  expect(needsThought({ ...calm, if_ended: { ...calm.if_ended, over: true } }, 'end')).toBe(true);
});
