import { expect, test } from 'vitest';

import { parse } from './route.svelte';

test.each([
  ['/', '', { page: 'home' }],
  ['/t/abc-1', '', { page: 'table', table: 'abc-1' }],
  ['/', '?new=gambit', { page: 'new', game: 'gambit' }],
  ['/', '?new=chess', { page: 'home' }],
  ['/rules/skakanie', '', { page: 'rules', game: 'skakanie' }],
  ['/rules/chess', '', { page: 'home' }],
  ['/learn/skakanie', '', { page: 'learn', game: 'skakanie' }],
  ['/learn/chess', '', { page: 'home' }],
  ['/elsewhere', '', { page: 'home' }],
])('%s%s', (pathname, search, route) => {
  expect(parse({ pathname, search })).toEqual(route);
});
