/** One whole game of each kind by keyboard alone, from the home page to the end; every stop of the focus can be seen. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';

import { DESKTOP, launch, Person, PHONE } from './browser.ts';
import { nextOffer } from './play.ts';
import { says } from './texts.ts';

/** More stops than any screen has. */
const MOST_STOPS = 120;

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

/** Ten fingers on a keyboard. The page is only read to know where the focus is. */
class Fingers {
  /** Stops at which the focus could not be seen. */
  readonly unseen = new Set<string>();

  constructor(private readonly page: Page) {}

  press(key: string): Promise<void> {
    return this.page.keyboard.press(key);
  }

  /** Goes to an element: to a board with Tab and on it with the jump key, to anything else with Tab alone. */
  async reach(goal: string): Promise<void> {
    const grid = await this.page.evaluate(
      (selector) => document.querySelector(selector)?.closest('[role=grid]') !== null,
      goal,
    );
    if (grid && !(await this.isAt('[role=grid] *'))) await this.step('Tab', '[role=grid] *');
    if (grid) await this.step('m', goal);
    else await this.step('Tab', goal);
  }

  /** Presses a key until the focus is there. */
  async step(key: string, goal: string): Promise<void> {
    for (let stops = 0; stops < MOST_STOPS; stops++) {
      if (await this.isAt(goal)) return;
      await this.press(key);
    }
    throw new Error(`${key} never leads to ${goal}.`);
  }

  isAt(goal: string): Promise<boolean> {
    return this.page
      .evaluate((selector) => {
        const at = document.activeElement;
        if (!at || at === document.body) return { there: false, unseen: null };
        // The dot of a radio button is hidden; its label shows the focus.
        const shows = getComputedStyle(at.matches('input[type=radio]') ? (at.closest('label') ?? at) : at);
        const seen =
          (shows.outlineStyle !== 'none' && parseFloat(shows.outlineWidth) >= 2) || shows.stroke !== 'none';
        return {
          there: at.matches(selector),
          unseen: seen ? null : at.outerHTML.slice(0, 100),
        };
      }, goal)
      .then(({ there, unseen }) => {
        if (unseen) this.unseen.add(unseen);
        return there;
      });
  }
}

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
  const person = await Person.with(browser, inject('server'), { language, size });
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

  for (let turn = 0; ; turn++) {
    const offer = await nextOffer(person, turn);
    if (offer === 'over') break;
    await fingers.reach(offer.tap);
    await fingers.press('Enter');
    if (turn > 1500) throw new Error('A game without an end.');
  }
  const state = await person.told('the end', ({ info }) => info.stage === 'over');

  const heard = await page.locator('[data-aloud] p').allInnerTexts();
  const { team, scores = [] } = state.info.outcome ?? {};
  const ending = team
    ? says(language, team.score >= team.target ? 'web-sk-won' : 'web-sk-lost')
    : says(language, 'points-count', { count: scores[0] ?? 0 });
  expect(heard.at(-1), 'the end is said').toContain(ending);
  await fingers.step('Tab', '[data-rematch]');
  expect([...fingers.unseen]).toEqual([]);
  expect(person.heard.filter(({ type }) => type === 'refused')).toEqual([]);
  expect(person.errors).toEqual([]);
  await person.leave();
});
