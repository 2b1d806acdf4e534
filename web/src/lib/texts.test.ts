import { beforeEach, describe, expect, test } from 'vitest';

import { gambitState } from '../dev/fixtures';
import type { Line } from '../net/lines';
import { told } from '../screens/told';
import type { Code } from '../wire/protocol';
import { LANGUAGES, list, preferred, t, texts } from './texts.svelte';
import { botKind, codeSentence, levelName, refusalSentence } from './words';

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

test('what was said is not mistaken for what only looks like it', () => {
  const said = [t('points-count', { count: 1 }), t('points-count', { count: '1' })];
  expect(said[0]).not.toBe(said[1]);
  expect([t('points-count', { count: 1 }), t('points-count', { count: '1' })]).toEqual(said);
  texts.language = 'it';
  expect(t('points-count', { count: 1 })).toBe('1 punto');
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

test.each(LANGUAGES)('what a newer server may say has a sentence (%s)', (language) => {
  texts.language = language;
  const news = { id: 1, news: { type: 'sneezed' } } as unknown as Line;
  const said = [
    t('web-no-such-thing'.slice(0, 16)),
    codeSentence('snowed_in' as Code),
    refusalSentence({
      type: 'refused',
      table: 'T',
      ack: null,
      code: 'rule',
      reason: 'moonlight',
      rule: 'G99',
    }),
    levelName('dreamer'),
    botKind('dreamer'),
    told(news, gambitState()),
  ];
  expect(said.map((one) => (one ?? '').length > 3)).toEqual(said.map(() => true));
  expect(said[1]).toContain('snowed_in');
  expect(said[2]).toBe(t('web-code-rule'));
});
