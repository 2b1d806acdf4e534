/** Whole games of both kinds against bots, through the page, on a phone and a desktop, in all three languages. */
import { expect, test } from 'vitest';

import { DESKTOP, Person, PHONE } from './browser.ts';
import { play } from './play.ts';
import { verify } from './server.ts';
import { says } from './texts.ts';

test.concurrent.each([
  { game: 'gambit', language: 'en', size: PHONE },
  { game: 'gambit', language: 'pl', size: DESKTOP },
  { game: 'gambit', language: 'it', size: PHONE },
  { game: 'skakanie', language: 'it', size: DESKTOP },
  { game: 'skakanie', language: 'pl', size: PHONE },
  { game: 'skakanie', language: 'en', size: DESKTOP },
] as const)('a whole game: $game in $language at $size.width px', async ({ game, language, size }) => {
  const person = await Person.with({ language, size });
  const { page } = person;
  await person.open();
  const start = page.locator(`[data-play="${game}"]`);
  expect((await start.innerText()).trim()).toBe(says(language, 'web-play-now'));
  expect(await page.locator('html').getAttribute('lang')).toBe(language);
  await person.tap(start);
  await person.choosePace('instant');

  await play(person);

  const state = await person.told('the end', ({ info }) => info.stage === 'over');
  const scores = state.info.outcome?.scores ?? [];
  expect(scores).toHaveLength(2);
  if (game === 'gambit') {
    const shown = await page.locator('.end li strong').allInnerTexts();
    expect(shown.map(Number)).toEqual([...scores].sort((a, b) => b - a));
  } else {
    const won = (state.info.outcome?.team?.score ?? 0) >= (state.info.outcome?.team?.target ?? 0);
    expect(await page.locator('.ending h2').innerText()).toBe(
      says(language, won ? 'web-sk-won' : 'web-sk-lost'),
    );
  }

  const [download] = await Promise.all([page.waitForEvent('download'), person.tap('nav a[download]')]);
  await verify(await download.path());
  expect(person.heard.filter(({ type }) => type === 'refused')).toEqual([]);
  expect(person.errors).toEqual([]);
  await person.leave();
});

test('another game begins with one tap, and the table of before is still there', async () => {
  const person = await Person.with({ language: 'en', size: PHONE });
  await person.open();
  await person.tap('[data-play="gambit"]');
  await person.choosePace('instant');
  await play(person);
  const before = new URL(person.page.url()).pathname;
  await person.tap('[data-rematch]');
  await person.told('the next game', ({ info }) => info.stage === 'playing');
  expect(new URL(person.page.url()).pathname).not.toBe(before);
  await person.page.goBack();
  await person.page.locator('.end').waitFor();
  expect(person.errors).toEqual([]);
  await person.leave();
});
