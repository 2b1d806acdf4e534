import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { settings } from './settings.svelte';
import { Stage } from './stage.svelte';

interface View {
  at: number;
  legal: string[];
}

const told = vi.fn();
const staging = {
  advance: (view: View, event: number): View => ({ ...view, at: view.at + event }),
  duration: (event: number): number => (event === 0 ? 0 : 100),
  unasked: (view: View): View => ({ ...view, legal: [] }),
};
const view = (at: number): View => ({ at, legal: ['go'] });

function stage(): Stage<View, number> {
  const made = new Stage<View, number>(() => staging, told);
  made.jump(view(0));
  return made;
}

beforeEach(() => {
  vi.useFakeTimers();
  told.mockClear();
  settings.speed = 'normal';
});

afterEach(() => vi.useRealTimers());

test('events are shown one after the other, then the server’s view', () => {
  const shown = stage();
  shown.push([1, 2], view(42));
  expect([shown.view?.at, shown.event, shown.beat]).toEqual([1, 1, 1]);
  vi.advanceTimersByTime(100);
  expect([shown.view?.at, shown.event, shown.beat]).toEqual([3, 2, 2]);
  vi.advanceTimersByTime(100);
  expect([shown.view?.at, shown.event, shown.busy]).toEqual([42, null, false]);
});

test('nothing can be chosen before all is shown', () => {
  const shown = stage();
  shown.push([1], view(1));
  expect(shown.view?.legal).toEqual([]);
  vi.advanceTimersByTime(100);
  expect(shown.view?.legal).toEqual(['go']);
});

test('changes wait for the ones before them', () => {
  const shown = stage();
  shown.push([1], view(1));
  shown.push([5], view(6));
  expect(shown.view?.at).toBe(1);
  vi.advanceTimersByTime(100);
  expect([shown.view?.at, shown.event]).toEqual([6, 5]);
  vi.advanceTimersByTime(100);
  expect(shown.busy).toBe(false);
});

test('what takes no time is told but not waited for', () => {
  const shown = stage();
  shown.push([0, 7], view(7));
  expect(shown.event).toBe(7);
  expect(told.mock.calls.map(([event]: number[]) => event)).toEqual([0, 7]);
});

describe('skipping', () => {
  test('shows the end at once, and tells everything all the same', () => {
    const shown = stage();
    shown.push([1, 2, 3], view(6));
    shown.push([4], view(10));
    shown.skip();
    expect([shown.view, shown.event, shown.busy]).toEqual([view(10), null, false]);
    expect(told).toHaveBeenCalledTimes(4);
    vi.runAllTimers();
    expect(shown.view).toEqual(view(10));
  });

  test('is what the speed “instant” does', () => {
    settings.speed = 'instant';
    const shown = stage();
    shown.push([1, 2, 3], view(6));
    expect([shown.view, shown.busy]).toEqual([view(6), false]);
  });

  test('happens by itself when too much is waiting', () => {
    const shown = stage();
    shown.push(
      Array.from({ length: 30 }, () => 1),
      view(30),
    );
    expect([shown.view, shown.busy]).toEqual([view(30), false]);
  });
});

test('a whole state ends whatever is being shown', () => {
  const shown = stage();
  shown.push([1, 2], view(3));
  shown.jump(view(9));
  vi.runAllTimers();
  expect([shown.view, shown.busy]).toEqual([view(9), false]);
});

test('speed changes how long things take', () => {
  settings.speed = 'fast';
  const shown = stage();
  shown.push([1], view(1));
  expect(shown.pace).toBe(50);
  vi.advanceTimersByTime(50);
  expect(shown.busy).toBe(false);
});
