/**
 * A Vite plugin: `virtual:catalogue-en` and its sisters have the messages that the browser's code names, of the catalogues it
 * shares with the terminal, a language each, so that only the chosen one is loaded. What only the pages name that are not
 * needed to play stands apart, in `virtual:catalogues-later`.
 */
import { readFileSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

import { reduce, Wanted } from './catalogue.ts';

const LANGUAGES = ['en', 'pl', 'it'] as const;
const NOW = /^virtual:catalogue-(en|pl|it)$/;
const LATER = 'virtual:catalogues-later';

/** The folders of pages that are loaded when they are first wanted; see `src/later.ts`. */
const LATER_CODE = /^(around|learn|replay|review|rules|games\/\w+\/later)\//;

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
    resolveId: (id) => (NOW.test(id) || id === LATER ? `\0${id}` : null),
    load(id) {
      const language = NOW.exec(id.slice(1))?.[1];
      if (!id.startsWith('\0') || (!language && id !== `\0${LATER}`)) return null;
      for (const one of LANGUAGES) this.addWatchFile(`${locales}/${one}.ftl`);
      if (language) return written({ says: reduce(catalogue(language), new Wanted(code('now'))) });
      return written(Object.fromEntries(LANGUAGES.map((one) => [one, later(one)])));
    },
  };
}

/** The messages that no code names which is needed to play. */
function later(language: string): Map<string, string> {
  const now = reduce(catalogue(language), new Wanted(code('now')));
  const ever = reduce(catalogue(language), new Wanted(code('ever')));
  return new Map([...ever].filter(([name]) => !now.has(name)));
}

/** Catalogues as a module. The names stand once for all: half of a catalogue is names. */
function written(kept: Record<string, Map<string, string>>): string {
  const names = [...new Set(Object.values(kept).flatMap((messages) => [...messages.keys()]))];
  const texts = Object.entries(kept).map(([name, messages]) => {
    const says = names.map((one) => messages.get(one) ?? '').join(SEPARATOR);
    return `export const ${name} = ${JSON.stringify(says)};`;
  });
  return [`export const names = ${JSON.stringify(names.join(SEPARATOR))};`, ...texts].join('\n');
}
