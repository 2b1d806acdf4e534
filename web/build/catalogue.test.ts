import { FluentBundle, FluentResource } from '@fluent/bundle';
import { describe, expect, test } from 'vitest';

import { messages, reduce, Wanted } from './catalogue';
import { catalogue, code } from './catalogues';

const OURS = /^web-/;
const languages = ['en', 'pl', 'it'].map((language) => ({ language, found: messages(catalogue(language)) }));
const wanted = new Wanted(code());

describe('the catalogues', () => {
  test.each(languages)('$language has every message the page names', ({ found }) => {
    const missing = wanted.names.filter((name) => OURS.test(name) && !found.has(name));
    expect(missing).toEqual([]);
  });

  test.each(languages)('$language has a message for every family the page names', ({ found }) => {
    const empty = wanted.starts.filter((start) => ![...found.keys()].some((name) => name.startsWith(start)));
    expect(empty).toEqual([]);
  });

  test.each(languages)('$language has no message for the page that it does not use', ({ found }) => {
    expect([...found.keys()].filter((name) => OURS.test(name) && !wanted.has(name))).toEqual([]);
  });

  test('all languages have the same messages with the same arguments', () => {
    const args = (text: string): string[] => [...new Set(text.match(/\$\w+/g) ?? [])].sort();
    const [english, ...others] = languages;
    for (const { language, found } of others) {
      for (const [name, { text }] of english?.found ?? []) {
        if (!OURS.test(name)) continue;
        expect({ language, name, args: args(found.get(name)?.text ?? '') }).toEqual({
          language,
          name,
          args: args(text),
        });
      }
    }
  });
});

describe('reducing', () => {
  const small =
    '# comment\none = One { two }\ntwo = Two\nfam-a = A\nfam-b =\n    { $n ->\n       *[other] { $n }\n    }\nrest = no\n';

  test('keeps what is named, its family, and what these refer to', () => {
    expect([...reduce(small, new Wanted("t('one') + t(`fam-${kind}`)")).keys()]).toEqual([
      'one',
      'two',
      'fam-a',
      'fam-b',
    ]);
  });

  test('writes a message as short as it can be, and the browser reads it as it was', () => {
    const says = reduce(small, new Wanted("'fam-b' 'one'"));
    expect(says.get('fam-b')).toBe('{$n ->\n*[other]{$n}\n}');
    const bundle = new FluentBundle('en', { useIsolating: false });
    bundle.addResource(new FluentResource([...says].map(([name, text]) => `${name} = ${text}`).join('\n')));
    const said = (name: string): string =>
      bundle.formatPattern(bundle.getMessage(name)?.value ?? '', { n: 7 });
    expect([said('fam-b'), said('one')]).toEqual(['7', 'One Two']);
  });

  test('does not pass over what is no message', () => {
    expect(() => messages('one = One { two\n')).toThrow('One { two');
  });
});
