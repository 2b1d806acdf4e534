import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { gambitState, gambitView } from '../dev/fixtures';
import { SEATS } from '../lib/seats.svelte';
import { settings } from '../lib/settings.svelte';
import type { GambitEvent, GambitView, Ply } from '../wire/protocol';
import { Lesson } from './lesson.svelte';
import type { Step } from './script';

function ply(line: string | null, events: GambitEvent[], view: Partial<GambitView> = {}): Ply {
  const seat = SEATS.find((one) => line?.startsWith(one)) ?? null;
  return {
    line,
    seat,
    happened: { game: 'gambit', events },
    view: gambitView(view),
    status: gambitState().status,
    scores: [0, 0],
  };
}

const plies = [
  ply(null, [], { legal: ['move e7', 'move e5'] }),
  ply('A move e7', [{ type: 'moved', seat: 'A', from: 'e4', to: 'e7' }]),
  ply('B move h8', [{ type: 'moved', seat: 'B', from: 'h5', to: 'h8' }], { phase: 'over' }),
];
const script: Step[] = [
  { id: 'start', after: 0, wants: null, fast: false },
  { id: 'go', after: 0, wants: 'move e7', fast: false },
  { id: 'end', after: 2, wants: null, fast: false },
];

function lesson(): Lesson {
  return new Lesson('gambit', { info: gambitState().info, shuffle: 'checked', plies }, script);
}

beforeEach(() => {
  vi.useFakeTimers();
  settings.speed = 'normal';
});
afterEach(() => vi.useRealTimers());

test('nothing can be done before it has been read', () => {
  const one = lesson();
  one.act('move e7');
  expect([one.wants, one.ply]).toEqual([null, 0]);
  one.read();
  expect(one.wants).toBe('move e7');
});

test('another action than the wanted one is noticed and changes nothing', () => {
  const one = lesson();
  one.read();
  one.act('move e5');
  expect([one.slips, one.ply, one.wants]).toEqual([1, 0, 'move e7']);
});

test('the wanted action is shown, then the others play, then the next step comes', () => {
  const one = lesson();
  one.read();
  one.act('move e5');
  one.act('move e7');
  expect([one.slips, one.ply, one.busy]).toEqual([0, 1, true]);
  vi.runAllTimers();
  expect(one.busy).toBe(true);
  one.advance();
  vi.runAllTimers();
  expect([one.busy, one.over, one.state.info.stage]).toEqual([false, true, 'over']);
  one.read();
  expect(one.step).toBeUndefined();
});

test('what happens is told; the pupil is “you” and the other a bird', () => {
  const one = lesson();
  one.read();
  one.act('move e7');
  one.advance();
  vi.runAllTimers();
  expect(one.said.map(({ text }) => text)).toEqual([
    expect.stringMatching(/^You .*e7/),
    expect.stringMatching(/^Jay .*h8/),
  ]);
});

test('it can be begun again, and what is being shown skipped', () => {
  const one = lesson();
  one.read();
  one.act('move e7');
  one.skip();
  expect([one.ply, one.busy]).toEqual([2, false]);
  one.again();
  expect([one.at, one.ply, one.over]).toEqual([0, 0, false]);
});
