import { expect, test } from 'vitest';

import { address, position } from './link';

test.each([
  ['?as=A&ply=12', { viewer: 'A', ply: 12 }],
  ['?as=B&ply=12&review=A', { viewer: 'B', ply: 12, review: 'A' }],
  ['?ply=3&review=Z', { viewer: 'watcher', ply: 3 }],
  ['?as=all', { viewer: 'all', ply: 0 }],
  ['?ply=3', { viewer: 'watcher', ply: 3 }],
  ['', { viewer: 'watcher', ply: 0 }],
  ['?as=G&ply=-1', { viewer: 'watcher', ply: 0 }],
  ['?as=a&ply=1e3', { viewer: 'watcher', ply: 0 }],
  ['?as=AB&ply=12345678', { viewer: 'watcher', ply: 0 }],
])('%s', (search, asked) => {
  expect(position(search)).toEqual(asked);
});

test('an address leads back to its position', () => {
  for (const there of [
    { viewer: 'B', ply: 40 },
    { viewer: 'watcher', ply: 3, review: 'A' },
  ] as const)
    expect(position(new URL(address('abc-1', there), 'http://here').search)).toEqual(there);
});
