import { expect, test } from 'vitest';

import { Following } from './following';

/** Three lines of 20 are in sight. */
const box = (
  scrollTop: number,
  lines: number,
): { scrollTop: number; clientHeight: number; scrollHeight: number } => ({
  scrollTop,
  clientHeight: 60,
  scrollHeight: lines * 20,
});

test('who reads back is left there, and follows again from the end on', () => {
  const following = new Following();
  following.scrolled(box(40, 5));
  expect(following.is).toBe(true);
  following.scrolled(box(0, 5));
  expect(following.is).toBe(false);
  // Towards the end is not yet there.
  following.scrolled(box(20, 5));
  expect(following.is).toBe(false);
  following.scrolled(box(40, 5));
  expect(following.is).toBe(true);
});

test('lines that come before the page is told that it scrolled are followed', () => {
  const following = new Following();
  following.scrolled(box(40, 9));
  expect(following.is).toBe(true);
  following.scrolled(box(120, 12));
  expect(following.is).toBe(true);
});

test('a box that has become larger is at its end', () => {
  const following = new Following();
  following.scrolled(box(120, 9));
  following.scrolled({ scrollTop: 80, clientHeight: 100, scrollHeight: 180 });
  expect(following.is).toBe(true);
});
