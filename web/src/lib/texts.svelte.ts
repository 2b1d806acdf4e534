/**
 * Every sentence the page shows, from the catalogues shared with the terminal. `t` is reactive: after a change of the
 * language, what was drawn with it is drawn again.
 */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import * as catalogues from 'virtual:catalogues';

import { read, write } from './storage';

export type Language = 'en' | 'pl' | 'it';
export const LANGUAGES: readonly Language[] = ['en', 'pl', 'it'];

type Arguments = Record<string, FluentVariable>;

type Catalogues = Record<Language | 'names', string>;

const known: Catalogues[] = [catalogues];
const bundles = new Map<Language, FluentBundle>();

function bundle(language: Language): FluentBundle {
  const ready = bundles.get(language);
  if (ready) return ready;
  const made = new FluentBundle(language, { useIsolating: false });
  for (const one of known) {
    const says = one[language].split('\u0001');
    const messages = one.names.split('\u0001').map((name, at) => `${name} = ${says[at] ?? ''}`);
    made.addResource(new FluentResource(messages.join('\n')));
  }
  bundles.set(language, made);
  return made;
}

/** More messages, which came with a page that is loaded later. */
export function addTexts(more: Catalogues): void {
  known.push(more);
  bundles.clear();
}

/** The first of the browser's languages that we speak; English if there is none. */
export function preferred(wished: readonly string[]): Language {
  const spoken = wished.map((wish) => wish.slice(0, 2).toLowerCase());
  return (
    LANGUAGES.find((language) => language === spoken.find((wish) => LANGUAGES.some((one) => one === wish))) ??
    'en'
  );
}

class Texts {
  language = $state<Language>('en');

  constructor() {
    const remembered = LANGUAGES.find((language) => language === read('language'));
    this.language = remembered ?? preferred(navigator.languages);
  }

  choose(language: Language): void {
    this.language = language;
    write('language', language);
  }
}

export const texts = new Texts();

/** A message in the chosen language. */
export function t(name: string, args?: Arguments): string {
  const chosen = bundle(texts.language);
  const pattern = chosen.getMessage(name)?.value;
  if (!pattern) throw new Error(`no message ${name}`);
  return chosen.formatPattern(pattern, args);
}

/** Is there such a message? For names that come from the server. */
export function has(name: string): boolean {
  return bundle(texts.language).hasMessage(name);
}

/** Words in a list: “A, B and C”. */
export function list(words: readonly string[]): string {
  // The English here is British: no comma before “and”.
  const locale = texts.language === 'en' ? 'en-GB' : texts.language;
  return new Intl.ListFormat(locale, { type: 'conjunction' }).format(words);
}
