import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import type { Review, SeatName } from '../wire/protocol';
import { Study } from './study.svelte';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const SUMMARY = {
  start: 0.5,
  loss: 0,
  loss_error: 0,
  swing: 0,
  luck: 0,
  luck_error: 0,
  result: null,
  decisions: 0,
  inaccuracies: 0,
  mistakes: 0,
  blunders: 0,
};

function review(seat: SeatName, done: number): Review {
  return { seat, done, steps: 4, summary: SUMMARY, decisions: [], curve: [], moments: [], sections: [] };
}

/** Answers that come when they are told to. */
class Server {
  asked: SeatName[] = [];
  private waiting: ((answer: Review | Error) => void)[] = [];

  review = (seat: SeatName): Promise<Review> => {
    this.asked.push(seat);
    return new Promise((resolve, reject) => {
      this.waiting.push((answer) => (answer instanceof Error ? reject(answer) : resolve(answer)));
    });
  };

  async answer(answer: Review | Error): Promise<void> {
    this.waiting.shift()?.(answer);
    await vi.advanceTimersByTimeAsync(0);
  }
}

test('it asks until the review is whole, and then no more', async () => {
  const server = new Server();
  const study = new Study(server, 'A');
  await server.answer(review('A', 1));
  expect([study.share, study.whole, server.asked.length]).toEqual([0.25, false, 1]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(server.asked).toEqual(['A', 'A']);
  await server.answer(review('A', 4));
  await vi.advanceTimersByTimeAsync(10_000);
  expect([study.whole, server.asked.length]).toEqual([true, 2]);
});

test('an answer about the seat one looked at before is not shown', async () => {
  const server = new Server();
  const study = new Study(server, 'A');
  study.look('B');
  await server.answer(review('A', 4));
  expect(study.review).toBeNull();
  await server.answer(review('B', 2));
  expect(study.review?.seat).toBe('B');
});

test('a failure is kept until one tries again, and nobody who left is asked for', async () => {
  const server = new Server();
  const study = new Study(server, 'A');
  await server.answer(new Error('gone'));
  expect(study.problem).toBeInstanceOf(Error);
  study.look('A');
  expect(study.problem).toBeNull();
  await server.answer(review('A', 1));
  study.leave();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(server.asked).toEqual(['A', 'A']);
});
