/** What the page should say, from the catalogue it is built from. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

import { catalogue } from '../build/catalogues.ts';

export const LANGUAGES = ['en', 'pl', 'it'] as const;
export type Language = (typeof LANGUAGES)[number];

const bundles = new Map(
  LANGUAGES.map((language) => {
    const bundle = new FluentBundle(language, { useIsolating: false });
    bundle.addResource(new FluentResource(catalogue(language)));
    return [language, bundle];
  }),
);

export function says(language: Language, name: string, args?: Record<string, FluentVariable>): string {
  const bundle = bundles.get(language);
  const pattern = bundle?.getMessage(name)?.value;
  if (!bundle || !pattern) throw new Error(`no message ${name}`);
  return bundle.formatPattern(pattern, args);
}
