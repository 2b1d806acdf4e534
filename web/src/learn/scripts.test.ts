import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';

import { messages } from '../../build/catalogue';
import { catalogue } from '../../build/catalogues';
import { LEARNED, PUPIL, SCRIPTS } from './scripts';

const GAMES = ['gambit', 'skakanie'] as const;

/** The decisions of a recorded game, in order. */
function decisions(game: string): string[] {
  const log = readFileSync(resolve(import.meta.dirname, `../../../lessons/${game}.log`), 'utf8');
  return [...(log.split('\nlog\n')[1] ?? '').matchAll(/^[A-F] .+$/gm)].map(([line]) => line);
}

describe.each(GAMES)('the first game of %s', (game) => {
  const script = SCRIPTS[game];
  const lines = decisions(game);

  test('waits for what was recorded', () => {
    for (const { id, after, wants } of script)
      if (wants !== null) expect({ id, does: lines[after] }).toEqual({ id, does: `${PUPIL} ${wants}` });
  });

  test('leaves no decision to others that the pupil could make, but in fast motion', () => {
    let done = 0;
    for (const { id, after, wants, fast } of script) {
      expect(after, id).toBeGreaterThanOrEqual(done);
      const others = lines.slice(done, after).filter((line) => fast || !line.startsWith(PUPIL));
      expect({ id, others: others.length }).toEqual({ id, others: after - done });
      done = after + (wants === null ? 0 : 1);
    }
    expect(done).toBe(lines.length);
  });

  test.each(['en', 'pl', 'it'])('has every sentence in %s, and no other', (language) => {
    const steps = script.flatMap(({ id, wants }) => [
      id,
      ...(wants === null ? [] : [`${id}-do`, `${id}-no`]),
    ]);
    const wanted = [...steps, ...LEARNED.map((number) => `learned-${number}`)];
    const start = `web-learn-${game}-`;
    const found = [...messages(catalogue(language)).keys()].filter((name) => name.startsWith(start));
    expect(found.map((name) => name.slice(start.length)).sort()).toEqual(wanted.sort());
  });
});
