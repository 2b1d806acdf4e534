import { expect, test } from 'vitest';

import { parse } from './route.svelte';

test.each([
  ['/', '', { page: 'home' }],
  ['/t/abc-1', '', { page: 'table', table: 'abc-1' }],
  ['/', '?new=gambit', { page: 'new', game: 'gambit' }],
  ['/', '?new=', { page: 'home' }],
  ['/rules/skakanie', '', { page: 'rules', game: 'skakanie' }],
  ['/rules', '', { page: 'home' }],
  ['/learn/skakanie', '', { page: 'learn', game: 'skakanie' }],
  ['/make/gambit', '', { page: 'make', game: 'gambit', fragment: '' }],
  ['/make', '', { page: 'home' }],
  ['/daily', '', { page: 'daily', day: null }],
  ['/daily/2026-11-17', '', { page: 'daily', day: '2026-11-17' }],
  ['/daily/tomorrow', '', { page: 'home' }],
  ['/replay', '', { page: 'replay', table: null }],
  ['/replay/abc-1', '?as=A&ply=12', { page: 'replay', table: 'abc-1' }],
  ['/replay/abc-1/more', '', { page: 'home' }],
  ['/mail/cA-b_1', '', { page: 'mail', token: 'cA-b_1' }],
  ['/mail/', '', { page: 'home' }],
  ['/elsewhere', '', { page: 'home' }],
])('%s%s', (pathname, search, route) => {
  expect(parse({ pathname, search })).toEqual(route);
});
