/**
 * Every sentence the page shows, from the catalogues shared with the terminal. Only the chosen language is loaded, before
 * anything is drawn; another one when it is chosen. `t` is reactive: what was drawn with it is then drawn again.
 */
import { FluentBundle, FluentResource } from '@fluent/bundle';

import { read, write } from './storage';

export type Language = 'en' | 'pl' | 'it';
export const LANGUAGES: readonly Language[] = ['en', 'pl', 'it'];

type Arguments = Record<string, string | number>;

/** Names and what they say, in the same order; U+0001 stands between them. */
interface Catalogue {
  names: string;
  says: string;
}

const SOURCES: Record<Language, () => Promise<Catalogue>> = {
  en: () => import('virtual:catalogue-en'),
  pl: () => import('virtual:catalogue-pl'),
  it: () => import('virtual:catalogue-it'),
};

const loaded = new Map<Language, Catalogue>();
const more: (Record<Language, string> & { names: string })[] = [];
const bundles = new Map<Language, FluentBundle>();

/** What was said lately in the chosen language. A table says the same of every square and card with each change, and to look it up is quicker. */
let said: { by: FluentBundle | null; texts: Map<string, string> } = { by: null, texts: new Map() };
const MOST_SAID = 2_000;

/** Loads a language; to be awaited before anything is said in it. */
export async function load(language: Language): Promise<void> {
  if (!loaded.has(language)) loaded.set(language, await SOURCES[language]());
}

function bundle(language: Language): FluentBundle {
  const ready = bundles.get(language);
  if (ready) return ready;
  const made = new FluentBundle(language, { useIsolating: false });
  const parts = [loaded.get(language), ...more.map((one) => ({ names: one.names, says: one[language] }))];
  for (const part of parts) {
    const says = part?.says.split('\u0001') ?? [];
    const messages = part?.names.split('\u0001').map((name, at) => `${name} = ${says[at] ?? ''}`) ?? [];
    made.addResource(new FluentResource(messages.join('\n')));
  }
  bundles.set(language, made);
  return made;
}

/** More messages, which came with a page that is loaded later. */
export function addTexts(texts: (typeof more)[number]): void {
  more.push(texts);
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

  /** Speaks another language as soon as it is there. False where it cannot be loaded: then the one of before stays. */
  async choose(language: Language): Promise<boolean> {
    try {
      await load(language);
    } catch {
      return false;
    }
    this.language = language;
    write('language', language);
    return true;
  }
}

export const texts = new Texts();

/** A message in the chosen language. For a name there is no message of, which can only come from the server, it says so. */
export function t(name: string, args?: Arguments): string {
  const chosen = bundle(texts.language);
  if (said.by !== chosen || said.texts.size > MOST_SAID) said = { by: chosen, texts: new Map() };
  const asked = wish(name, args);
  const known = said.texts.get(asked);
  if (known !== undefined) return known;
  const pattern = chosen.getMessage(name)?.value;
  if (!pattern) return name === 'web-unknown' ? '' : t('web-unknown', { name });
  const text = chosen.formatPattern(pattern, args);
  said.texts.set(asked, text);
  return text;
}

/** A message and its arguments as one text; the number 1 and the word “1” may be said differently. */
function wish(name: string, args: Arguments = {}): string {
  let all = name;
  for (const [argument, value] of Object.entries(args)) all += `\u0001${argument}${typeof value} ${value}`;
  return all;
}

/** Is there such a message? For names that come from the server. */
export function has(name: string): boolean {
  return bundle(texts.language).hasMessage(name);
}

/** The English here is British: no comma before “and”. */
export const locale = (): string => (texts.language === 'en' ? 'en-GB' : texts.language);

/** Words in a list: “A, B and C”. */
export function list(words: readonly string[]): string {
  return new Intl.ListFormat(locale(), { type: 'conjunction' }).format(words);
}

/** A day of the calendar, such as `2026-11-17`, as people say it. */
export function dayName(day: string, style: 'long' | 'medium' = 'long'): string {
  return new Date(`${day}T00:00Z`).toLocaleDateString(locale(), { dateStyle: style, timeZone: 'UTC' });
}
