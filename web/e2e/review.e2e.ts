/** Reviews: from the end of a game and from a replay, by finger and by keyboard, in three languages, and as a link. */
import { resolve } from 'node:path';
import { expect, inject, test } from 'vitest';

import type { Review } from '../src/wire/protocol.ts';
import { DESKTOP, Person, PHONE } from './browser.ts';
import { play } from './play.ts';
import { says, type Language } from './texts.ts';
import { soon, until } from './until.ts';

const CORPUS = resolve(import.meta.dirname, '../../crates');

async function somebody(size = DESKTOP, language: Language = 'en'): Promise<Person> {
  const person = await Person.with({ language, size });
  await person.page.emulateMedia({ reducedMotion: 'reduce' });
  return person;
}

/** Opens the review of a recorded game, and waits until it is whole. */
async function review(person: Person, file: string): Promise<void> {
  const { page } = person;
  await person.open('/replay');
  await page.locator('[data-file]').setInputFiles(resolve(CORPUS, file));
  await page.locator('[data-slider]').waitFor();
  const more = page.locator('[data-more]');
  if (await more.isVisible()) await person.tap(more);
  await person.tap(page.locator('[data-review-open]:visible').last());
  await page.locator('[data-review="whole"]:visible').last().waitFor();
}

async function ply({ page }: Person): Promise<number> {
  return Number(await page.locator('[data-slider]').inputValue());
}

/** What the server answers when it is done. */
async function whole(table: string, seat: string): Promise<Review> {
  const body = JSON.stringify({ source: { table }, seat });
  const headers = { 'content-type': 'application/json' };
  return until('the review is whole', async () => {
    const answer = await fetch(`http://${inject('server')}/api/v1/reviews`, {
      method: 'POST',
      headers,
      body,
    });
    const review = (await answer.json()) as Review;
    return review.done === review.steps ? review : null;
  });
}

test('from the end of a game to a moment, to a table that goes on from there, and back by its link', async () => {
  const person = await somebody();
  const { page } = person;
  await person.open();
  await person.tap('[data-play="gambit"]');
  await person.choosePace('instant');
  await play(person);
  const table = new URL(page.url()).pathname.split('/')[2] ?? '';
  await person.tap('[data-review]');
  await page.locator('aside [data-review="whole"]').waitFor();
  const told = await whole(table, 'A');
  await soon(() => page.locator('aside [data-moment]').count()).toBe(told.moments.length);
  const moment = told.moments.find(({ own, played }) => own && played.startsWith('move ')) ?? told.moments[0];
  if (!moment) throw new Error('a game has moments');
  await person.tap(`aside [data-moment="${moment.ply}"]`);
  await soon(() => ply(person)).toBe(moment.ply - 1);
  if (moment.own && moment.played.startsWith('move '))
    await page.locator('[data-arrow="better"]').waitFor({ state: 'attached' });
  // The address is that of the moment: somebody else sees the same.
  const address = await until('the address follows', () => {
    const at = new URL(page.url());
    return at.searchParams.get('ply') === String(moment.ply - 1) ? at : null;
  });
  expect(address.searchParams.get('review')).toBe('A');
  const other = await somebody();
  await other.open(address.pathname + address.search);
  await other.page.locator('aside [data-review="whole"]').waitFor();
  await other.page.locator(`aside [data-moment="${moment.ply}"][aria-current="step"]`).waitFor();
  await other.leave();
  // The game goes on from there.
  await person.tap('aside [data-review-branch]');
  await person.tap('dialog [data-go]');
  await page.waitForURL(/\/t\//);
  expect(person.errors).toEqual([]);
  await person.leave();
});

test.each<[string, Language]>([
  ['gambit/tests/corpus/two-random-short.log', 'pl'],
  ['skakanie/tests/corpus/alone-small-fierce.log', 'it'],
  ['skakanie/tests/corpus/four-one-action.log', 'en'],
])('on a phone: %s in %s', async (file, language) => {
  const person = await somebody(PHONE, language);
  const { page } = person;
  await review(person, file);
  const dialog = page.locator('dialog');
  await soon(() => dialog.locator('[data-review-sum]').innerText()).not.toMatch(/[{}]|web-|fact-/);
  for (const section of await dialog.locator('[data-review-section]').all())
    await person.tap(section.locator('summary'));
  // Every word is the language's own: no message is missing.
  await soon(() => dialog.innerText()).not.toMatch(/\bfact-|web-review|review-section/);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide).toBeLessThanOrEqual(PHONE.width);
  const moment = dialog.locator('[data-moment]').first();
  if ((await moment.count()) > 0) {
    const at = Number(await moment.getAttribute('data-moment'));
    await person.tap(moment);
    await dialog.waitFor({ state: 'detached' });
    await soon(() => ply(person)).toBe(at - 1);
  }
  expect(person.errors).toEqual([]);
  await person.leave();
});

test('by keyboard: the curve is a slider that says the chance, moments are buttons', async () => {
  const person = await somebody();
  const { page } = person;
  await review(person, 'gambit/tests/corpus/two-home-rows.log');
  const curve = page.locator('aside [data-review-curve]');
  await curve.focus();
  await page.keyboard.press('End');
  const last = await ply(person);
  expect(last).toBeGreaterThan(20);
  const text = says('en', 'web-review-curve-at', { ply: last, chance: '', open: '' }).split(':')[0] ?? '';
  await soon(() => curve.getAttribute('aria-valuetext')).toContain(text);
  await page.keyboard.press('ArrowLeft');
  await soon(() => ply(person)).toBe(last - 1);
  const moment = page.locator('aside [data-moment]').first();
  await moment.focus();
  await page.keyboard.press('Enter');
  await soon(() => ply(person)).toBe(Number(await moment.getAttribute('data-moment')) - 1);
  // Another seat's decisions, and back to the steps.
  await page.locator('aside [data-review-seat]').selectOption('B');
  await page.locator('aside [data-review="whole"]').waitFor();
  await page.locator('aside [data-review-close]').press('Enter');
  await page.locator('aside [data-plies]').waitFor();
  expect(person.errors).toEqual([]);
  await person.leave();
});
