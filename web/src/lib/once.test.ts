import { expect, test, vi } from 'vitest';

import { once } from './once';

test('two who ask share a script; one that did not come is asked for again', async () => {
  const fetch = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new Error('gone'))
    .mockResolvedValue('here');
  const load = once(fetch);
  const [one, two] = [load(), load()];
  expect(one).toBe(two);
  await expect(one).rejects.toThrow('gone');
  expect(await Promise.all([load(), load()])).toEqual(['here', 'here']);
  expect(fetch).toHaveBeenCalledTimes(2);
});
