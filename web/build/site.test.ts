import { expect, test } from 'vitest';

import { relinked, remanifested } from './site.ts';

test('links to pages lead behind the one file, links to files beside it, and others stay', () => {
  const links = [
    '<a href="/">',
    '<a href="/rules/{game}#{id}">',
    '<a href="/?new={game}">',
    '<a href="/licences.txt">',
    '<a href="https://elsewhere.example/">',
    '<use href={cut.href}>',
  ];
  expect(links.map(relinked)).toEqual([
    '<a href="#/">',
    '<a href="#/rules/{game}#{id}">',
    '<a href="#/?new={game}">',
    '<a href="./licences.txt">',
    '<a href="https://elsewhere.example/">',
    '<use href={cut.href}>',
  ]);
});

test('shortcuts of the manifest lead to pages, its icons to files', () => {
  expect(remanifested('{ "url": "./?new=gambit", "src": "./icon.svg" }')).toBe(
    '{ "url": "./#/?new=gambit", "src": "./icon.svg" }',
  );
});
