/** What is not possible in Gambit is answered where the finger is: a cross that shakes, what is in the way, a line why, its rule. */
import { expect, test } from 'vitest';

import type { State } from '../src/wire/protocol.ts';
import { Person, PHONE } from './browser.ts';
import { nextOffer } from './play.ts';
import { playTo } from './screens.ts';
import { says } from './texts.ts';
import { soon, until } from './until.ts';

const asked = (phase: string) => (state: State) =>
  state.view?.game === 'gambit' && state.view.phase === phase && state.view.legal.length > 0;

async function begin(person: Person): Promise<void> {
  await person.open();
  await person.tap('[data-play="gambit"]');
  await person.choosePace('instant');
}

/** Squares on which something lies or nothing does, but where one cannot go. */
const impossible = (person: Person): Promise<string[]> =>
  person.page
    .locator('.square:not(.target)')
    .evaluateAll((squares) => squares.map((square) => (square as HTMLElement).dataset['square'] ?? ''));

/** Taps it, and returns what is said beside it. */
async function refusal(person: Person, target: string): Promise<string> {
  const { page } = person;
  // By force: what is marked as disabled can be tapped all the same.
  await page.locator(target).tap({ force: true });
  const why = page.locator('[data-why]');
  await why.waitFor();
  const [said, tapped] = await Promise.all([why.boundingBox(), page.locator(target).boundingBox()]);
  if (!said || !tapped) throw new Error('both are there');
  const apart = Math.max(tapped.y - (said.y + said.height), said.y - (tapped.y + tapped.height));
  expect(apart, 'right beside what was tapped').toBeGreaterThanOrEqual(0);
  expect(apart).toBeLessThan(20);
  expect(said.x, 'inside the page').toBeGreaterThanOrEqual(0);
  expect(said.x + said.width).toBeLessThanOrEqual(PHONE.width);
  return why.locator('span').first().innerText();
}

test('a square that cannot be reached says why, shows what is in the way, and changes nothing', async () => {
  const person = await Person.with({ language: 'pl', size: PHONE });
  const { page } = person;
  await begin(person);
  const reasons = new Set<string>();
  const wanted = ['out-of-reach', 'in-the-way', 'gambit-there'].map((code) => says('pl', `refusal-${code}`));
  for (let turns = 0; turns < 8 && reasons.size < wanted.length; turns++) {
    expect(await playTo(person, asked('moving')), 'a move').toBe(true);
    const before = JSON.stringify(person.state);
    const own = await page.evaluate(() => document.querySelector<HTMLElement>('.row .slot.up')?.ariaLabel);
    expect(own).toBeTruthy();
    for (const square of await impossible(person)) {
      const text = await refusal(person, `[data-square="${square}"]`);
      const crossed = (await page.locator(`[data-wrong="${square}"]`).count()) > 0;
      const reason = wanted.find((one) => text.startsWith(one));
      expect(crossed, `${square}: ${text}`).toBe(reason !== undefined);
      await soon(() => page.locator('.ray').count()).toBe(reason === wanted[1] ? 1 : 0);
      // It is also heard, and is no refusal for the whole page.
      await until('it is heard', async () => (await page.locator('[data-aloud]').innerText()).includes(text));
      expect(await page.locator('.notices .refusal').count()).toBe(0);
      if (reason) reasons.add(reason);
    }
    expect(JSON.stringify(person.state)).toBe(before);
    const offer = await nextOffer(person, turns);
    if (offer !== 'over') await person.tap(offer.tap);
    await page.locator('[data-why]').waitFor({ state: 'detached' });
  }
  expect(wanted.filter((one) => !reasons.has(one))).toEqual([]);
  expect(person.errors).toEqual([]);
  await person.leave();
});

test('a card that is not laid now says so, and its rule is one tap away', async () => {
  const person = await Person.with({ language: 'en', size: PHONE });
  const { page } = person;
  await begin(person);
  expect(await playTo(person, asked('moving'))).toBe(true);
  expect(await refusal(person, '.hand li:nth-child(1) > .card')).toContain(says('en', 'refusal-not-laying'));
  await person.tap('[data-why] [data-rule="G8"]');
  await page.locator('dialog', { hasText: 'G8' }).waitFor();
  await person.closeSheet();
  // Where a card is to be laid, the board says so.
  expect(await playTo(person, asked('laying'))).toBe(true);
  expect(await refusal(person, '[data-square="e4"]')).toBe(says('en', 'web-prompt-lay'));
  await page.keyboard.press('Escape');
  await page.locator('[data-why]').waitFor({ state: 'detached' });
  expect(person.errors).toEqual([]);
  await person.leave();
});
