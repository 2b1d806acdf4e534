import { afterEach, expect, test, vi } from 'vitest';

import { seedFits } from './check';

// The worked example of docs/shuffles.md.
const SEED = '3401473c901eb677128ac6d516a7ff083074a252154a5ae78a71e2c682be72c9';
const COMMITMENT = 'e950d4e07fbdc6bb6371b01f6af9965f17249dae0690e0539fcabd99aa102115';

afterEach(() => vi.unstubAllGlobals());

test('the commitment is the SHA-256 of the seed', async () => {
  expect(await seedFits(SEED, COMMITMENT)).toBe(true);
});

test('another seed does not fit', async () => {
  expect(await seedFits(SEED.replace('3', '4'), COMMITMENT)).toBe(false);
});

test('a page on plain HTTP cannot say', async () => {
  vi.stubGlobal('crypto', {});
  expect(await seedFits(SEED, COMMITMENT)).toBe(null);
});
