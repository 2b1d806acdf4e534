import { describe, expect, test } from 'vitest';

import { messages } from '../../build/catalogue';
import gambit from '../../../lessons/gambit.log?raw';
import skakanie from '../../../lessons/skakanie.log?raw';
import en from '../../../locales/en.ftl?raw';
import it from '../../../locales/it.ftl?raw';
import pl from '../../../locales/pl.ftl?raw';
import { LATER } from '../games/later';
import { GAME_NAMES } from '../games/registry';
import { LEARNED, PUPIL } from './script';

const LOGS = { gambit, skakanie };

/** The decisions of a recorded game, in order. */
function decisions(log: string): string[] {
  return [...(log.split('\nlog\n')[1] ?? '').matchAll(/^[A-F] .+$/gm)].map(([line]) => line);
}

describe.each(GAME_NAMES)('the first game of %s', (game) => {
  const { script } = LATER[game];
  const lines = decisions(LOGS[game]);

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

  test.each(Object.entries({ en, pl, it }))('has every sentence in %s, and no other', (_, catalogue) => {
    const steps = script.flatMap(({ id, wants }) => [
      id,
      ...(wants === null ? [] : [`${id}-do`, `${id}-no`]),
    ]);
    const wanted = [...steps, ...LEARNED.map((number) => `learned-${number}`)];
    const start = `web-learn-${game}-`;
    const found = [...messages(catalogue).keys()].filter((name) => name.startsWith(start));
    expect(found.map((name) => name.slice(start.length)).sort()).toEqual(wanted.sort());
  });
});
