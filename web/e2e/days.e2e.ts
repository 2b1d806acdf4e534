/** Games over days: a clock is agreed on, everybody reads until when there is time, and nights do not count. */
import { expect, test } from 'vitest';

import { Axe } from './axe.ts';
import { DESKTOP, Person, PHONE } from './browser.ts';
import { LANGUAGES, says } from './texts.ts';
import { until } from './until.ts';

test.each(LANGUAGES)('a clock for days is agreed on and read (%s)', async (language) => {
  const person = await Person.with({ language, size: language === 'it' ? DESKTOP : PHONE });
  const { page } = person;
  const axe = await Axe.of(person);
  await person.open('/?new=gambit');
  await person.tap(page.locator('main section ol > li').nth(1).locator('label').last());
  await person.tap('details.options > summary');
  await page.locator('[data-clock]').selectOption('1440m');
  await page.locator('[data-reserve]').selectOption('10080');
  await page.locator('[data-then]').selectOption('wait');
  await axe.look('a clock for days');
  await person.tap('[data-create]');
  const { info, status } = await person.told('the start', ({ info: { stage } }) => stage === 'playing');
  expect(info.days).toEqual({ turn: 1440, reserve: 10_080, then: 'wait' });
  expect(status.time_left).toBeNull();
  const deadline = await until('time runs', () => person.state?.status.deadlines?.[0]);
  // Eight days from now, as this device says it.
  const at = new Date(deadline.at);
  const locale = { en: 'en-GB', pl: 'pl', it: 'it' }[language];
  const when = [
    new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long' }).format(at),
    new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit' }).format(at),
  ].join(', ');
  const sentence = says(language, 'web-until', { you: 'yes', who: '', when });
  await page.locator('[data-until]', { hasText: sentence }).waitFor();

  await person.tap('[data-night]');
  await person.tap('dialog [role=switch]');
  const night = await person.told('the night', (state) => state.info.seats[0]?.night !== undefined);
  expect(night.info.seats[0]?.night).toMatchObject({ from: 1320, to: 480 });
  await axe.look('night hours');
  await page.locator('dialog select').first().selectOption('1380');
  await person.told('another night', (state) => state.info.seats[0]?.night?.from === 1380);
  await person.tap('dialog [role=switch]');
  await person.told('no night', (state) => state.info.seats[0]?.night === undefined);
  expect(axe.found).toEqual([]);
  expect(person.errors).toEqual([]);
  await person.leave();
});
