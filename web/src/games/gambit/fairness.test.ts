import { beforeEach, expect, test } from 'vitest';

import { LANGUAGES, texts } from '../../lib/texts.svelte';
import type { SetupEvenness } from '../../wire/protocol';
import { fairnessLine, sharesLine } from './fairness';

beforeEach(() => (texts.language = 'en'));

const card = (...all: SetupEvenness[]): Parameters<typeof fairnessLine>[0] => ({
  fairness: all.map((evenness, at) => ({
    players: at + 2,
    level: 'master@60it',
    games: 8,
    wins: Array.from({ length: at + 2 }, () => 1),
    evenness,
  })),
});

test('a card says for how many it is even', () => {
  expect(fairnessLine(card('even', 'even', 'even'))).toBe('Even for 2, 3 and 4');
  expect(fairnessLine(card('even', 'uneven', 'nearly'))).toBe('Even for 2, nearly for 4');
  expect(fairnessLine(card('uneven', 'nearly', 'nearly'))).toBe('Nearly even for 3 and 4');
});

test('a card on which somebody has an edge is for handicap games, in every language', () => {
  const said = LANGUAGES.map((language) => {
    texts.language = language;
    return fairnessLine(card('uneven', 'uneven', 'uneven'));
  });
  expect(said).toEqual(['For handicap games', 'Do gier z forami', 'Per partite a handicap']);
});

test('shares are in turn order', () => {
  expect(sharesLine({ games: 1000, wins: [411, 289, 180, 120] })).toBe('41 · 29 · 18 · 12 %');
});
