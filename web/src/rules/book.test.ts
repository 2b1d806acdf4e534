import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

import type { Book } from '../games/book';
import { EXAMPLES } from '../games/gambit/later/boards';
import { LATER } from '../games/later';
import { GAME_NAMES } from '../games/registry';
import { piecesOf, POOL } from '../games/skakanie/later/pool';
import { LANGUAGES } from '../lib/texts.svelte';
import { cut, gameOf, idsOf, isRule } from './book';

const ROOT = '..';
const BOOKS = await Promise.all(
  GAME_NAMES.flatMap((game) =>
    LANGUAGES.map(async (language) => {
      const [english, book] = await Promise.all([LATER[game].books.en(), LATER[game].books[language]()]);
      return { game, language, en: english.default, book: book.default };
    }),
  ),
);
const numbered = (letter: string, count: number): string[] =>
  Array.from({ length: count }, (_, at) => `${letter}${at + 1}`);
const IDS = [...numbered('G', 17), ...numbered('S', 13)];

/** Every text of a book, with the path to it. */
function texts(value: unknown, path = ''): [string, string][] {
  if (typeof value === 'string') return [[path, value]];
  return Object.entries(value ?? {}).flatMap(([key, inner]) => texts(inner, `${path}.${key}`));
}

test('the chapters have every rule once, in order', () => {
  expect(GAME_NAMES.flatMap(idsOf)).toEqual(IDS);
});

describe.each(BOOKS)('$game in $language', ({ game, en, book }) => {
  test('has every rule', () => {
    expect(Object.keys(book.rules)).toEqual(idsOf(game));
  });

  test('is as complete as the English one', () => {
    const shape = (one: Book): string[] => texts(one).map(([path]) => path);
    expect(shape(book)).toEqual(shape(en));
    expect(texts(book).filter(([, text]) => text.trim() === '')).toEqual([]);
  });

  test('refers to rules that there are', () => {
    const named = texts(book).flatMap(([, text]) => cut(text).filter((__, at) => at % 2 === 1));
    expect(named.length).toBeGreaterThan(4);
    expect(named.filter((id) => !isRule(id))).toEqual([]);
  });

  test('names the same numbers as the English one', () => {
    const numbers = (text: string | undefined): string[] => (text?.match(/\d+/g) ?? []).sort();
    const english = new Map(texts(en));
    for (const [path, text] of texts(book))
      expect({ path, numbers: numbers(text) }).toEqual({ path, numbers: numbers(english.get(path)) });
  });
});

test('every rule that a refusal can name is there', () => {
  const sources = ['gambit/src/illegal.rs', 'skakanie/src/illegal.rs', 'table/src/matches.rs'];
  const named = sources.flatMap((file) => {
    const text = readFileSync(`${ROOT}/crates/${file}`, 'utf8');
    return [...text.matchAll(/"([GS]\d+)"/g)].map(([, id]) => id ?? '');
  });
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter((id) => !isRule(id))).toEqual([]);
});

test('drawings belong to rules that there are', () => {
  const drawn = GAME_NAMES.flatMap((game) => Object.keys(LATER[game].figures));
  expect(drawn.filter((id) => !isRule(id))).toEqual([]);
});

test('a rule has its place on the page of its game', () => {
  expect([gameOf('G8'), gameOf('S11')]).toEqual(['gambit', 'skakanie']);
});

test('texts are cut at ids, and at nothing that looks like one', () => {
  expect(cut('See G1 and S13, not g1, G100 or BG2.')).toEqual([
    'See ',
    'G1',
    ' and ',
    'S13',
    ', not g1, G100 or BG2.',
  ]);
});

describe('the drawn examples are true: the games’ own tests check the very same ones', () => {
  const pages = (game: string): string =>
    readdirSync(`${ROOT}/crates/${game}/tests/rules`)
      .map((file) => readFileSync(`${ROOT}/crates/${game}/tests/rules/${file}`, 'utf8'))
      .join('\n');

  test.each(EXAMPLES)('board with $card', ({ card, board }) => {
    expect(pages('gambit')).toContain(`\`\`\`board ${card}${board}\n\`\`\``);
  });

  test('the pool of the worked example', () => {
    expect(pages('skakanie')).toContain(`\`\`\`score${POOL}\nfragments 10 4 3 1 1\nsingles=1 6\n`);
    expect(piecesOf(POOL)).toHaveLength(10 + 4 + 3 + 1 + 1);
  });
});
