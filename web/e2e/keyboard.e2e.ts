/** One whole game of each kind by keyboard alone, from the home page to the end; every stop of the focus can be seen. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';

import { DESKTOP, Person, PHONE } from './browser.ts';
import { Fingers } from './fingers.ts';
import { play } from './play.ts';
import { says } from './texts.ts';

/** Everything at once, chosen in the menu; the menu keeps the focus while it is open and gives it back. */
async function chooseInstant(page: Page, fingers: Fingers): Promise<void> {
  await fingers.step('Tab', '[data-menu]');
  await fingers.press('Enter');
  await page.locator('dialog').waitFor();
  for (let stops = 0; stops < 40; stops++) {
    await fingers.press('Tab');
    const outside = await page.evaluate(
      () => document.activeElement !== document.body && !document.activeElement?.closest('dialog'),
    );
    expect(outside, 'the focus stays in the sheet').toBe(false);
  }
  await fingers.step('Tab', 'dialog .speed input');
  await fingers.step('ArrowRight', 'dialog .speed label:last-child input');
  await fingers.press('Escape');
  await page.locator('dialog').waitFor({ state: 'detached' });
  expect(await fingers.isAt('[data-menu]'), 'the menu gives the focus back').toBe(true);
}

test.concurrent.each([
  { game: 'gambit', size: DESKTOP, language: 'en' },
  { game: 'skakanie', size: DESKTOP, language: 'pl' },
  { game: 'gambit', size: PHONE, language: 'it' },
  { game: 'skakanie', size: PHONE, language: 'en' },
] as const)('a whole game by keyboard: $game at $size.width px', async ({ game, size, language }) => {
  const person = await Person.with({ language, size });
  const { page } = person;
  const fingers = new Fingers(page);
  await person.open();
  await page.locator(`[data-play="${game}"]`).waitFor();
  await fingers.step('Tab', `[data-play="${game}"]`);
  await fingers.press('Enter');
  await page.locator('[role=grid]').waitFor();
  await chooseInstant(page, fingers);

  // The first stop of the page leads past the bar.
  await fingers.step('Shift+Tab', '.skip');
  await fingers.press('Enter');
  expect(await fingers.isAt('[role=grid] *'), 'the way past the bar').toBe(true);

  await play(person, (goal) => fingers.choose(goal));
  const state = await person.told('the end', ({ info }) => info.stage === 'over');

  const heard = await page.locator('[data-aloud] p').allInnerTexts();
  const { team, scores = [] } = state.info.outcome ?? {};
  const ending = team
    ? says(language, team.score >= team.target ? 'web-sk-won' : 'web-sk-lost')
    : says(language, 'points-count', { count: scores[0] ?? 0 });
  expect(heard.at(-1), 'the end is said').toContain(ending);
  await page.locator('[data-end]:focus').waitFor();
  for (const stop of ['[data-share="text"]', '[data-share="picture"]', '[data-rematch]', '[data-home]'])
    await fingers.step('Tab', stop);
  expect([...fingers.unseen]).toEqual([]);
  expect(person.heard.filter(({ type }) => type === 'refused')).toEqual([]);
  expect(person.errors).toEqual([]);
  await person.leave();
});
