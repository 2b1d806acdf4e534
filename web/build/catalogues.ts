/**
 * A Vite plugin: `virtual:catalogues` has the messages that the browser's code names, of the catalogues it shares with the
 * terminal.
 */
import { readFileSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

import { reduce, shorten, Wanted } from './catalogue.ts';

const LANGUAGES = ['en', 'pl', 'it'] as const;
const NAME = 'virtual:catalogues';

/** Between messages; it stands in none. */
const SEPARATOR = '\u0001';

const source = resolve(import.meta.dirname, '../src');
const locales = resolve(import.meta.dirname, '../../locales');

/** All code of the browser in one text; tests and what only developers see are left out. */
export function code(): string {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' });
  const ours = files.filter(
    (file) => /\.(ts|svelte)$/.test(file) && !/\.test\.ts$|^dev\/|^wire\//.test(file),
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
    resolveId: (id) => (id === NAME ? `\0${NAME}` : null),
    load(id) {
      if (id !== `\0${NAME}`) return null;
      const wanted = new Wanted(code());
      const kept = LANGUAGES.map((language) => reduce(catalogue(language), wanted));
      const names = [...new Set(kept.flatMap((messages) => [...messages.keys()]))];
      const texts = kept.map((messages) =>
        names.map((name) => shorten(messages.get(name) ?? '')).join(SEPARATOR),
      );
      for (const language of LANGUAGES) this.addWatchFile(`${locales}/${language}.ftl`);
      // The names stand once for all languages: half of a catalogue is names.
      return `export const names = ${JSON.stringify(names.join(SEPARATOR))}; export const [en, pl, it] = ${JSON.stringify(texts)};`;
    },
  };
}
