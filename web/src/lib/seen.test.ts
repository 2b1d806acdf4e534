import { expect, test } from 'vitest';

import { lastSeen } from './seen';
import { t } from './texts.svelte';

const at = (day: number, hour: number, minute = 0): number => new Date(2026, 10, day, hour, minute).getTime();

test('when somebody was last there is said in coarse steps', () => {
  const now = at(17, 14);
  const cases: [number, string][] = [
    [now, t('web-seen-lately')],
    [at(17, 13, 10), t('web-seen-lately')],
    [at(17, 13), t('web-seen-today')],
    [at(17, 0), t('web-seen-today')],
    [at(16, 23, 50), t('web-seen-yesterday')],
    [at(15, 23, 50), t('web-seen-days', { count: 2 })],
    [at(1, 0), t('web-seen-days', { count: 16 })],
    // Clocks differ.
    [at(17, 15), t('web-seen-lately')],
  ];
  for (const [time, words] of cases) expect(lastSeen(time, now)).toBe(words);
  // Just after midnight, half an hour ago is still a short while ago.
  expect(lastSeen(at(16, 23, 50), at(17, 0, 20))).toBe(t('web-seen-lately'));
});
