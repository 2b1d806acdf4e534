import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { skakanieOptions } from '../../dev/fixtures';
import { texts } from '../../lib/texts.svelte';
import type { TableProps } from '../game';
import type { SkakanieView, State } from '../../wire/protocol';
import { givable, pushable } from './choices';
import { STACKS } from './places';
import { NAMES, RECORDED, type RecordedName } from './recorded';
import Table from './Table.svelte';

vi.mock('./pictures', () => ({
  paint: () => Promise.resolve('data:,'),
  lacksPhoto: () => Promise.resolve(false),
}));

type Props = TableProps<'skakanie'>;

function props(name: RecordedName, other: Partial<Props> = {}): Props {
  const { view, seat } = RECORDED[name];
  const seats = view.pawns.map((_, i) => ({
    seat: 'ABCDEF'[i],
    holder: 'person',
    name: `P${i + 1}`,
    ready: true,
  }));
  const state = {
    info: { options: { game: 'skakanie', art: 'castle', hints: true, push: true }, seats, waiting: [] },
    you: {
      seats: [{ seat, question: 1, undo: null }],
      invited: [],
      freed: [],
      claimed: [],
      host: false,
      looking: seat,
    },
    view: null,
  } as unknown as State;
  return {
    state,
    options: { ...skakanieOptions(view.pawns.length), push: true },
    view: { game: 'skakanie', ...view },
    seat,
    event: null,
    beat: 0,
    pace: 0,
    pending: null,
    act: vi.fn(),
    point: vi.fn(),
    pointed: [],
    thinking: [],
    online: [],
    ...other,
  };
}

function one(selector: string): Element {
  const found = document.querySelector(selector);
  if (!found) throw new Error(`nothing is ${selector}`);
  return found;
}
const stack = (number: number): Promise<boolean> => fireEvent.click(one(`[data-stack="${number}"]`));
/** A button by how its name begins: some say more to those who listen. */
const button = (name: string): Promise<boolean> =>
  fireEvent.click(screen.getByRole('button', { name: new RegExp(`^${name}`) }));

/** All legal actions; but pieces behave alike, so the first is given under every stack and the others under one. */
function few(view: SkakanieView): string[] {
  const [first, ...others] = givable(view);
  const stacks = view.gives?.stacks ?? [];
  return [
    ...view.legal,
    ...(first === undefined ? [] : stacks.map((stack) => `give ${first} to ${stack}`)),
    ...others.map((piece) => `give ${piece} to ${stacks[0]}`),
  ];
}

beforeEach(() => {
  texts.language = 'en';
  HTMLDialogElement.prototype.showModal ??= () => undefined;
});
afterEach(cleanup);

describe.each(NAMES)('position “%s”', (name) => {
  it('every legal action can be tapped', async () => {
    const { view } = RECORDED[name];
    const act = vi.fn();
    const played = (): unknown[] => act.mock.calls.map(([action]) => action);
    render(Table, props(name, { act }));
    /** Taps a stack, and once more where one is asked whether to. */
    const tap = async (number: number): Promise<void> => {
      await stack(number);
      const again = document.querySelector('.sure');
      if (again) await fireEvent.click(again);
    };
    for (const action of few(view)) {
      const words = action.split(' ');
      if (action === 'end') {
        await button('End turn');
        if (!played().includes('end')) await button('Do it anyway');
      } else if (words[0] === 'take') {
        await tap(STACKS.find((number) => one(`[data-stack="${number}"]`).classList.contains('take')) ?? 0);
      } else if (words[0] === 'push') {
        await button('Move another pawn');
        await fireEvent.click(one(`[data-push="${words[1]}"]`));
        await tap(Number(words[2]));
      } else if (words[0] === 'give') {
        await fireEvent.click(one(`[data-piece="${words[1]}"]`));
        await tap(Number(words[3]));
      } else {
        await tap(Number(words[1]));
      }
      expect(played()).toContain(action);
    }
    expect(pushable(view).length > 0).toBe(name === 'push');
  });
});

describe('taps', () => {
  it('ask again before a bite, and one can think again', async () => {
    const act = vi.fn();
    render(Table, props('danger', { act }));
    await button('End turn');
    expect(act).not.toHaveBeenCalled();
    await button('Think again');
    await button('End turn');
    await button('Do it anyway');
    expect(act.mock.calls).toEqual([['end']]);
  });

  it('on a stack without an action show what lies there', async () => {
    const act = vi.fn();
    render(Table, props('turn', { act }));
    await stack(4);
    expect(screen.getByRole('heading', { name: 'Stack 4', hidden: true })).toBeTruthy();
    expect(act).not.toHaveBeenCalled();
  });

  it('point where one wants to point, and play nothing', async () => {
    const [act, point] = [vi.fn(), vi.fn()];
    render(Table, props('turn', { act, point }));
    await button('Point at a stack');
    await stack(6);
    expect(point.mock.calls).toEqual([[6]]);
    expect(act).not.toHaveBeenCalled();
  });

  it('that only hurry an animation play nothing', async () => {
    const act = vi.fn();
    const shown: Props = props('turn', { act, event: { type: 'turn_began', seat: 'B', actions: 3 } });
    const { rerender } = render(Table, shown);
    await fireEvent.pointerDown(one('[data-stack="6"]'));
    await rerender({ ...shown, event: null });
    await stack(6);
    expect(act).not.toHaveBeenCalled();
    await fireEvent.pointerDown(one('[data-stack="6"]'));
    await stack(6);
    expect(act.mock.calls).toEqual([['move 6']]);
  });

  it('do nothing while an action is on its way', async () => {
    const act = vi.fn();
    render(Table, props('turn', { act, pending: 'take' }));
    await stack(6);
    expect(act).not.toHaveBeenCalled();
  });
});

it('a watcher has nothing to play or point with', () => {
  const shown = props('turn');
  render(Table, { ...shown, view: { ...shown.view, legal: [] }, seat: null });
  expect(screen.queryByRole('button', { name: 'End turn' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Point at a stack' })).toBeNull();
});

it('arrow keys walk from stack to stack', async () => {
  render(Table, props('turn'));
  (one('[data-stack="1"]') as HTMLElement).focus();
  await fireEvent.keyDown(one('[data-stack="1"]'), { key: 'ArrowDown' });
  expect(document.activeElement).toBe(one('[data-stack="5"]'));
});

it('stacks say what is on them, in every language', () => {
  render(Table, props('turn'));
  expect(one('[data-stack="7"]').getAttribute('aria-label')).toBe(
    'Stack 7, piece D2 on top, 1 below, pawn: you and P3, take the piece',
  );
  cleanup();
  texts.language = 'pl';
  render(Table, props('turn'));
  expect(one('[data-stack="12"]').getAttribute('aria-label')).toContain('Smok będzie tu za 1 krok');
});
