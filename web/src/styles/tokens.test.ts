/** Colours and breakpoints have one place, `tokens.css`; and what has a place there is used. */
import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

import { expect, test } from 'vitest';

const source = resolve(import.meta.dirname, '..');
const tokens = readFileSync(`${source}/styles/tokens.css`, 'utf8');
const components = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.svelte'))
  .map((file) => ({ file, text: readFileSync(`${source}/${file}`, 'utf8') }));
const base = readFileSync(`${source}/styles/base.css`, 'utf8');
const all = [base, ...components.map(({ text }) => text)].join('\n');

const found = (text: string, what: RegExp): string[] =>
  [...new Set([...text.matchAll(what)].map(([whole, name]) => name ?? whole))].sort();

test.each(components)('$file has no colour of its own', ({ text }) => {
  expect(found(text, /[:\s"'(](#[0-9a-f]{3,8}|(?:rgb|hsl|oklch)a?\([^)]*\))/gi)).toEqual([]);
});

test('every name that is used exists, and every token is used', () => {
  const defined = found(`${tokens}\n${all}`, /(--[\w-]+)[:=]/g);
  const used = found(`${tokens}\n${all}`, /var\((--[\w-]+)\)/g);
  expect(used.filter((name) => !defined.includes(name))).toEqual([]);
  // The colours of seats are put together from a seat’s letter.
  const kept = found(tokens, /(--[\w-]+):/g).filter((name) => !/^--(seat|rim)-[A-F]$/.test(name));
  expect(kept.filter((name) => !`${tokens}${all}`.includes(`var(${name}`))).toEqual([]);
});

/** Every value of a property in the styles, with where it stands. Drawings have units of their own, in px; print has points. */
const values = (property: string): string[] =>
  [{ file: 'styles/base.css', text: base }, ...components].flatMap(({ file, text }) =>
    [...text.matchAll(new RegExp(`[\\s;{](${property}): ([^;{}]+);`, 'g'))].map(
      ([, name, value]) => `${file}: ${name}: ${value?.replaceAll(/\s+/g, ' ')}`,
    ),
  );

test('letters, spaces and corners come in the sizes of one scale', () => {
  const own = /[\d.]+r?em\b/;
  expect(values('font(?:-size)?').filter((one) => own.test(one))).toEqual([]);
  const spaces = values('(?:padding|margin|gap|row-gap|column-gap|(?:padding|margin)-[a-z-]+)');
  expect(
    spaces.filter((one) => own.test(one.replace(/50% - [\d.]+rem/, '')) || /\b[2-9]px/.test(one)),
  ).toEqual([]);
  expect(values('border-radius').filter((one) => own.test(one) || /: \d+px/.test(one))).toEqual([]);
});

test('layouts change at the listed widths and heights, and each of these is used', () => {
  const listed = new Set(
    [...tokens.matchAll(/ \* (\w+ (?:width|height)): ([\d ]+)/g)].flatMap(([, what, sizes]) =>
      (sizes ?? '').split(' ').map((size) => `${what} ${size}`),
    ),
  );
  const used = new Set<string>();
  const queries = `${tokens}${all}`.matchAll(/@(media|container (\w+)) ([^{]+)|new MediaQuery\('([^']+)/g);
  for (const [, , container, query, inScript] of queries)
    for (const [, side, size] of `${query ?? inScript}`.matchAll(/(width|height): (\d+)rem/g))
      used.add(`${container ?? 'media'} ${side} ${size}`);
  expect([...used].sort()).toEqual([...listed].sort());
});

test('the faces have every letter that is written', () => {
  const folder = resolve(source, '../../locales');
  const written = readdirSync(folder).flatMap((file) => [...readFileSync(`${folder}/${file}`, 'utf8')]);
  // These are drawn by the terminal only.
  const missing = new Set(written.filter((letter) => letter > '~' && !'▒●⌂›'.includes(letter)));
  for (const letter of readFileSync(resolve(source, '../build/fonts.js'), 'utf8')) missing.delete(letter);
  expect([...missing]).toEqual([]);
});
