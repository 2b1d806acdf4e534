import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import type { AskFairness, Fairness, WinShare } from '../../../../wire/protocol';
import { meaning } from './fairness';
import { Measuring, type Measured } from './measuring.svelte';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const share = (share: number): WinShare => ({ share, low: share - 0.03, high: share + 0.03 });

const fairness = (games: number, first = 0.5): Fairness => ({
  games,
  most: 400,
  places: [share(first), share(1 - first)],
  spots: [],
});

/** Whoever measures: answers come when they are told to. */
class Host {
  asked: string[] = [];
  private waiting: ((answer: Measured | Error) => void)[] = [];

  ask = (asked: AskFairness): Promise<Measured> => {
    this.asked.push(`${asked.text} ${asked.players}`);
    return new Promise((resolve, reject) => {
      this.waiting.push((answer) => (answer instanceof Error ? reject(answer) : resolve(answer)));
    });
  };

  /** Plays for so many milliseconds and answers. */
  async answer(answer: Fairness | Error, here = false, took = 0): Promise<void> {
    await vi.advanceTimersByTimeAsync(took);
    this.waiting.shift()?.(answer instanceof Error ? answer : { fairness: answer, here });
    await vi.advanceTimersByTimeAsync(0);
  }
}

const later = (milliseconds: number): Promise<unknown> => vi.advanceTimersByTimeAsync(milliseconds);

test('it asks until all games are played, and then no more', async () => {
  const host = new Host();
  const measuring = new Measuring(host.ask);
  measuring.measure({ text: 'a', players: 2 });
  expect(host.asked).toEqual([]);
  await later(300);
  await host.answer(fairness(60));
  expect([measuring.told?.games, measuring.whole, host.asked.length]).toEqual([60, false, 1]);
  // The same once more changes nothing.
  measuring.measure({ text: 'a', players: 2 });
  await later(700);
  expect(host.asked).toEqual(['a 2', 'a 2']);
  await host.answer(fairness(400));
  await later(10_000);
  expect([measuring.whole, host.asked.length]).toEqual([true, 2]);
});

test('this browser rests as long as it played', async () => {
  const host = new Host();
  const measuring = new Measuring(host.ask);
  measuring.measure({ text: 'a', players: 2 });
  await later(300);
  await host.answer(fairness(60), true, 80);
  await later(79);
  expect(host.asked.length).toBe(1);
  await later(1);
  expect(host.asked.length).toBe(2);
});

test('a card that is changed again and again is asked for once, and old answers are not shown', async () => {
  const host = new Host();
  const measuring = new Measuring(host.ask);
  for (const text of ['a', 'b', 'c']) measuring.measure({ text, players: 2 });
  await later(300);
  expect(host.asked).toEqual(['c 2']);
  measuring.measure({ text: 'c', players: 3 });
  await host.answer(fairness(60));
  expect(measuring.told).toBeNull();
  await later(300);
  await host.answer(fairness(90));
  expect([measuring.told?.games, host.asked]).toEqual([90, ['c 2', 'c 3']]);
});

test('who left or cannot see the page is not played for', async () => {
  const host = new Host();
  const measuring = new Measuring(host.ask);
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  measuring.measure({ text: 'a', players: 2 });
  await later(10_000);
  expect(host.asked).toEqual([]);
  hidden.mockReturnValue(false);
  document.dispatchEvent(new Event('visibilitychange'));
  await later(0);
  expect(host.asked).toEqual(['a 2']);
  await host.answer(fairness(60));
  measuring.leave();
  await later(10_000);
  expect(host.asked).toEqual(['a 2']);
});

test('a failure is kept until one tries again', async () => {
  const host = new Host();
  const measuring = new Measuring(host.ask);
  measuring.measure({ text: 'a', players: 2 });
  await later(300);
  await host.answer(new Error('gone'));
  expect(measuring.problem).toBeInstanceOf(Error);
  measuring.leave();
  measuring.measure({ text: 'a', players: 2 });
  expect(measuring.problem).toBeNull();
  await later(300);
  expect(host.asked.length).toBe(2);
});

test('a screen reader is told what it means when that changes, and in the end', async () => {
  const host = new Host();
  const measuring = new Measuring(host.ask);
  measuring.measure({ text: 'a', players: 2 });
  await later(300);
  const heard: (string | null)[] = [];
  for (const [games, first] of [
    [60, 0.6],
    [110, 0.5],
    [150, 0.6],
    [210, 0.6],
    [230, 0.5],
    [400, 0.61],
  ] as const) {
    await host.answer(fairness(games, first));
    heard.push(measuring.heard && `${meaning(measuring.heard.verdict)} ${measuring.heard.whole}`);
    await later(700);
  }
  expect(heard).toEqual([
    null,
    'none false',
    'none false',
    'edge more 1 false',
    'edge more 1 false',
    'edge more 1 true',
  ]);
});
