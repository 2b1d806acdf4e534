import { expect, test } from 'vitest';

import { cardFragment, cardText } from './card-link';

const CARD = `setup Ogród „Zosi” ~ 100%
points P=1 N=3 B=3 R=5 K=12
R . . P P . . R
. . P . . P . .
. . . 1 . . . .
P . . . . . . 2
4 . . . . . . P
. . . . 3 . . .
. . P . . P . .
R . . P P . . K
`;

test('a card is as it was on the other side of a link', () => {
  const fragment = cardFragment(CARD);
  expect(fragment).toMatch(/^card=[\w~%.!*'()-]+$/);
  expect(cardText(`#${fragment}`)).toBe(CARD);
});

test('a card without points or name is a card so far', () => {
  const board = Array.from({ length: 8 }, () => '. . . . . . . .').join('\n');
  expect(cardFragment(`setup\n${board}\n`)).toBe('card=zzl~~');
  expect(cardText('card=zzl~~')).toBe(`setup\n${board}\n`);
});

test.each([
  '',
  '#new',
  'card=',
  'card=zz~~Short',
  'card=zzz~~Long',
  'card=zzl~P=1~x',
  'card=zzl~P1',
  'card=z?l~~x',
  'card=zzl~~a~b',
])('%j holds no card', (fragment) => expect(cardText(fragment)).toBeNull());

test('a name cannot smuggle lines or break the page', () => {
  expect(cardText('card=zzl~~a%0Apoints%20P=9')?.split('\n')[0]).toBe('setup a points P=9');
  expect(cardText('card=zzl~~%E0%A4%A')?.split('\n')[0]).toBe('setup');
});
