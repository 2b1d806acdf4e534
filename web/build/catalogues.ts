/**
 * A Vite plugin: `virtual:catalogue-en` and its sisters have the messages that the browser's code names, of the catalogues it
 * shares with the terminal, a language each, so that only the chosen one is loaded. What only those pages name that are loaded
 * when they are first wanted stands apart, in `virtual:catalogues-later` and its sisters.
 */
import { readFileSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

import { reduce, Wanted } from './catalogue.ts';

const LANGUAGES = ['en', 'pl', 'it'] as const;
const NOW = /^virtual:catalogue-(en|pl|it)$/;
const APART = /^virtual:catalogues-(later|before|here|mine|called)$/;

/** The folders of pages that are loaded when they are first wanted; see `src/later.ts` and its sisters. */
const FOLDERS = {
  later: /^(advice|around|end|learn|mail|replay|review|rules|games\/\w+\/later)\//,
  before: /^(before|days|games\/\w+\/before)\//,
  here: /^here\//,
  mine: /^(mine|days|games\/\w+\/mine)\//,
  called: /^called\//,
};
type Part = keyof typeof FOLDERS;
const PARTS = ['later', 'before', 'here', 'mine', 'called'] as const;

/** Between messages; it stands in none. */
const SEPARATOR = '\u0001';

const source = resolve(import.meta.dirname, '../src');
const locales = resolve(import.meta.dirname, '../../locales');

/** Code of the browser in one text; tests and what only developers see are left out. */
export function code(when: 'now' | Part | 'ever' = 'ever'): string {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' });
  const ours = files.filter(
    (file) =>
      /\.(ts|svelte)$/.test(file) &&
      !/\.test\.ts$|^dev\/|^wire\//.test(file) &&
      (when === 'ever' ||
        (when === 'now' ? !PARTS.some((part) => FOLDERS[part].test(file)) : FOLDERS[when].test(file))),
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
    resolveId: (id) => (NOW.test(id) || APART.test(id) ? `\0${id}` : null),
    load(id) {
      const [language, name] = [NOW, APART].map((one) => one.exec(id.slice(1))?.[1]);
      const part = PARTS.find((one) => one === name);
      if (!id.startsWith('\0') || (!language && !part)) return null;
      for (const one of LANGUAGES) this.addWatchFile(`${locales}/${one}.ftl`);
      if (part) return written(Object.fromEntries(LANGUAGES.map((one) => [one, apart(one, part)])));
      return written({ says: reduce(catalogue(language ?? ''), new Wanted(code('now'))) });
    },
  };
}

/** The messages a part names that are not there from the start. */
function apart(language: string, part: Part): Map<string, string> {
  const now = reduce(catalogue(language), new Wanted(code('now')));
  const all = reduce(catalogue(language), new Wanted(code(part)));
  return new Map([...all].filter(([name]) => !now.has(name)));
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
