import { expect, test } from 'vitest';

import { packagesOf, unnamed } from './licences.ts';

test('packages are known by where their modules lie', () => {
  const modules = [
    '/x/web/src/main.ts',
    '/x/node_modules/a/b.js',
    '/x/node_modules/@c/d/e.js',
    '\0/node_modules/a/f.js',
  ];
  expect(packagesOf(modules)).toEqual(['@c/d', 'a']);
});

test('a package without its licence is found', () => {
  const text = 'a 1.0.0 (npm): MIT\nb 1.0.0 (Rust): MIT\n';
  expect(unnamed(['a', 'b', 'c'], text)).toEqual(['b', 'c']);
});
