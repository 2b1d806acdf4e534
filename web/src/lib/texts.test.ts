import { beforeEach, describe, expect, test } from 'vitest';

import { list, preferred, t, texts } from './texts.svelte';

beforeEach(() => (texts.language = 'en'));

describe('the language', () => {
  test.each([
    [['pl-PL', 'en'], 'pl'],
    [['de', 'it-CH', 'en'], 'it'],
    [['de', 'fr'], 'en'],
    [[], 'en'],
  ])('of a browser that wishes %j is %s', (wishes, language) => {
    expect(preferred(wishes)).toBe(language);
  });

  test('changes when it is chosen and is remembered', async () => {
    await texts.choose('pl');
    expect(t('card-knight')).toBe('skoczek');
    expect(localStorage.getItem('stolik.language')).toBe('pl');
  });
});

test('Polish counts as Polish does', () => {
  texts.language = 'pl';
  const points = [1, 2, 5, 22, 25].map((count) => t('points-count', { count }));
  expect(points).toEqual(['1 punkt', '2 punkty', '5 punktów', '22 punkty', '25 punktów']);
});

test('sentences know who reads them', () => {
  expect(t('end-winner', { who: 'Ola', you: 'yes' })).toBe('You win!');
  expect(t('end-winner', { who: 'Ola', you: 'no' })).toBe('Ola wins!');
});

test('lists are spoken', () => {
  expect(list(['A', 'B', 'C'])).toBe('A, B and C');
  texts.language = 'it';
  expect(list(['A', 'B'])).toBe('A e B');
});

test('a message that does not exist is a mistake, not an empty place', () => {
  expect(() => t('web-no-such-thing'.slice(0, 16))).toThrow();
});
