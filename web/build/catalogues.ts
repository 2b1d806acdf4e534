/**
 * A Vite plugin: `virtual:catalogues` has the messages that the browser's code names, of the catalogues it shares with the
 * terminal. What only the pages name that are not needed to play stands apart, in `virtual:catalogues-later`.
 */
import { readFileSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

import { reduce, shorten, Wanted } from './catalogue.ts';

const LANGUAGES = ['en', 'pl', 'it'] as const;
const NOW = 'virtual:catalogues';
const LATER = 'virtual:catalogues-later';

/** The folders of pages that are loaded when they are first wanted; see `src/later.ts`. */
const LATER_CODE = /^(around|learn|replay|rules)\//;

/** Between messages; it stands in none. */
const SEPARATOR = '\u0001';

const source = resolve(import.meta.dirname, '../src');
const locales = resolve(import.meta.dirname, '../../locales');

/** Code of the browser in one text; tests and what only developers see are left out. */
export function code(when: 'now' | 'later' | 'ever' = 'ever'): string {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' });
  const ours = files.filter(
    (file) =>
      /\.(ts|svelte)$/.test(file) &&
      !/\.test\.ts$|^dev\/|^wire\//.test(file) &&
      (when === 'ever' || LATER_CODE.test(file) === (when === 'later')),
  );
  return ours.map((file) => readFileSync(`${source}/${file}`, 'utf8')).join('\n');
}

/** A language's catalogue as it stands in the repository. */
export function catalogue(language: string): string {
  return readFileSync(`${locales}/${language}.ftl`, 'utf8');
}

export function catalogues(): Plugin {
  return {
    name: 'stolik-catalogues',
    resolveId: (id) => (id === NOW || id === LATER ? `\0${id}` : null),
    load(id) {
      if (id !== `\0${NOW}` && id !== `\0${LATER}`) return null;
      for (const language of LANGUAGES) this.addWatchFile(`${locales}/${language}.ftl`);
      const now = LANGUAGES.map((language) => reduce(catalogue(language), new Wanted(code('now'))));
      if (id === `\0${NOW}`) return written(now);
      const ever = LANGUAGES.map((language) => reduce(catalogue(language), new Wanted(code('ever'))));
      return written(
        ever.map((messages, at) => new Map([...messages].filter(([name]) => !now[at]?.has(name)))),
      );
    },
  };
}

/** Catalogues as a module. The names stand once for all languages: half of a catalogue is names. */
function written(kept: Map<string, string>[]): string {
  const names = [...new Set(kept.flatMap((messages) => [...messages.keys()]))];
  const texts = kept.map((messages) =>
    names.map((name) => shorten(messages.get(name) ?? '')).join(SEPARATOR),
  );
  return `export const names = ${JSON.stringify(names.join(SEPARATOR))}; export const [en, pl, it] = ${JSON.stringify(texts)};`;
}
