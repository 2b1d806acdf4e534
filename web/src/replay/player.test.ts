import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { gambitState, gambitView } from '../dev/fixtures';
import { settings } from '../lib/settings.svelte';
import type { GambitEvent, Ply, Replay } from '../wire/protocol';
import type { Viewer } from './link';
import { Player } from './player.svelte';

const MOVED = 650;
const PAUSE = 700;

/** A ply after which the calm counter has its number: something to tell positions apart by. */
function ply(at: number, events: GambitEvent[] = [{ type: 'moved', seat: 'A', from: 'e4', to: 'e5' }]): Ply {
  const view = gambitView({ calm: at });
  const happened = { game: 'gambit' as const, events };
  return {
    line: null,
    seat: 'A',
    happened,
    view,
    status: { ...gambitState().status, waiting: ['B'] },
    scores: [at, 0],
  };
}

function replay(count = 4): Replay {
  const { info } = gambitState();
  return {
    info: { ...info, stage: 'over', outcome: { scores: [3, 0], places: [1, 2], team: null } },
    plies: Array.from({ length: count }, (_, at) => ply(at)),
    shuffle: 'checked',
  };
}

function player(at = 0, viewer: Viewer = 'watcher'): Player {
  return new Player(replay(), { viewer, ply: at });
}

const standing = ({ ply, stage: { view, busy } }: Player): unknown[] => [
  ply,
  view?.game === 'gambit' && view.calm,
  busy,
];

beforeEach(() => {
  vi.useFakeTimers();
  settings.speed = 'normal';
});
afterEach(() => vi.useRealTimers());

describe('stepping', () => {
  test('forward shows what happened, then how it stands', () => {
    const shown = player();
    shown.step();
    expect([shown.ply, shown.stage.event?.type]).toEqual([1, 'moved']);
    vi.advanceTimersByTime(MOVED);
    expect(standing(shown)).toEqual([1, 1, false]);
  });

  test('forward again cuts short what is being shown', () => {
    const shown = player();
    shown.step();
    shown.step();
    expect([shown.ply, shown.stage.event?.type]).toEqual([2, 'moved']);
    vi.advanceTimersByTime(MOVED);
    expect(standing(shown)).toEqual([2, 2, false]);
  });

  test('back and jumps show at once how it stood', () => {
    const shown = player(3);
    shown.back();
    expect(standing(shown)).toEqual([2, 2, false]);
    shown.jump(1);
    expect(standing(shown)).toEqual([1, 1, false]);
  });

  test('back in the middle of an event leaves nothing of it', () => {
    const shown = player(1);
    shown.step();
    shown.back();
    vi.runAllTimers();
    expect(standing(shown)).toEqual([1, 1, false]);
  });

  test('nobody gets before the start or past the end', () => {
    const shown = player(99);
    expect(shown.ply).toBe(3);
    shown.step();
    expect(standing(shown)).toEqual([3, 3, false]);
    shown.jump(-5);
    shown.back();
    expect(standing(shown)).toEqual([0, 0, false]);
  });
});

describe('playing', () => {
  test('shows a ply, waits, and goes on to the end', () => {
    const shown = player();
    shown.toggle();
    expect([shown.ply, shown.playing]).toEqual([1, true]);
    vi.advanceTimersByTime(MOVED);
    expect([shown.ply, shown.stage.busy]).toEqual([1, false]);
    vi.advanceTimersByTime(PAUSE);
    expect(shown.ply).toBe(2);
    vi.runAllTimers();
    expect([shown.ply, shown.playing]).toEqual([3, false]);
  });

  test('a pause shows the ply to its end and stays there', () => {
    const shown = player();
    shown.toggle();
    shown.toggle();
    vi.runAllTimers();
    expect([...standing(shown), shown.playing]).toEqual([1, 1, false, false]);
  });

  test('begins anew at the end', () => {
    const shown = player(3);
    shown.toggle();
    expect([shown.ply, shown.playing]).toEqual([1, true]);
  });

  test('stepping and jumping end it', () => {
    const shown = player();
    shown.toggle();
    shown.jump(2);
    vi.runAllTimers();
    expect([shown.ply, shown.playing]).toEqual([2, false]);
  });

  test('speed shortens events and pauses', () => {
    const shown = player();
    shown.speed = 4;
    shown.toggle();
    expect(shown.stage.pace).toBe(MOVED / 4);
    vi.advanceTimersByTime(MOVED / 4 + PAUSE / 4);
    expect(shown.ply).toBe(2);
  });

  test('goes on also where everything is shown at once, and over a vote, of which nothing is seen', () => {
    settings.speed = 'instant';
    const shown = player();
    shown.replay = { ...shown.replay, plies: [ply(0), ply(1, []), ply(2)] };
    shown.toggle();
    expect(standing(shown)).toEqual([1, 1, false]);
    vi.advanceTimersByTime(PAUSE);
    expect(standing(shown)).toEqual([2, 2, false]);
  });
});

test('other eyes see the same ply', () => {
  const shown = player(2);
  shown.show(replay(), 'B');
  expect([shown.seat, ...standing(shown)]).toEqual(['B', 2, 2, false]);
  shown.show(replay(), 'all');
  expect(shown.seat).toBe(null);
});

test('the table is over at the last ply only', () => {
  const shown = player(2);
  expect([shown.over, shown.state.info.stage, shown.state.info.outcome]).toEqual([false, 'playing', null]);
  expect(shown.state.status.waiting).toEqual(['B']);
  shown.step();
  expect([shown.over, shown.state.info.stage, shown.state.info.outcome?.places]).toEqual([
    true,
    'over',
    [1, 2],
  ]);
});

test.each([
  [{}, 2, false, true],
  [{}, 3, true, true],
  [{ seed: null }, 2, false, false],
])('one can go on from where the game is not over: %j', (info, ply, stuck, hasSeed) => {
  const whole = replay();
  const shown = new Player(
    { ...whole, info: { ...whole.info, seed: '00', ...info } },
    { viewer: 'all', ply },
  );
  expect([shown.stuck, shown.hasSeed]).toEqual([stuck, hasSeed]);
});

test('a log that was cut off is over nowhere', () => {
  const cut = replay();
  const shown = new Player({ ...cut, info: { ...cut.info, stage: 'playing' } }, { viewer: 'all', ply: 3 });
  expect(shown.over).toBe(false);
});
