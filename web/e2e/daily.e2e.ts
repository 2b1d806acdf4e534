/** The daily deal: from home and from its page, by finger and by keyboard, in three languages; the same for everybody, and kept on the device. */
import { expect, inject, test } from 'vitest';

import { Axe } from './axe.ts';
import { DESKTOP, Person, PHONE } from './browser.ts';
import { Fingers } from './fingers.ts';
import { play } from './play.ts';
import { says, type Language } from './texts.ts';
import { soon } from './until.ts';

/** A day that is over: its deal is played by every run of these tests. */
const DAY = '2026-07-04';

async function somebody(size = PHONE, language: Language = 'en'): Promise<Person> {
  const person = await Person.with({ language, size });
  await person.page.context().addInitScript(() => localStorage.setItem('stolik.speed', 'instant'));
  return person;
}

const tableOf = ({ page }: Person): string => new URL(page.url()).pathname.split('/')[2] ?? '';

/** The entries of a finished game. */
async function entries(table: string): Promise<string> {
  const answer = await fetch(`http://${inject('server')}/api/v1/tables/${table}/log`);
  return (await answer.text()).split('\nlog\n')[1] ?? '';
}

/** Plays a day's deal to its end, and waits until par is known. */
async function finish(person: Person, game: string, act?: (goal: string) => Promise<void>): Promise<void> {
  const { page } = person;
  await person.told('the deal of the day', ({ info }) => info.daily === DAY && info.stage === 'playing');
  expect(person.state?.info.options.game).toBe(game);
  await play(person, act);
  await page.locator('[data-daily-outcome]:not([data-daily-outcome=""])').waitFor();
}

test.concurrent.each([
  { game: 'gambit', language: 'en', size: PHONE },
  { game: 'skakanie', language: 'pl', size: PHONE },
  { game: 'gambit', language: 'it', size: DESKTOP },
] as const)(
  'a deal is played, kept and shared: $game in $language at $size.width px',
  async ({ game, language, size }) => {
    const person = await somebody(size, language);
    const { page } = person;
    const axe = await Axe.of(person);
    await person.open(`/daily/${DAY}`);
    const par = await page.locator('[data-par]').first().innerText();
    expect(par).toBe(says(language, 'web-daily-par', { par: par.replace(/^\D+/, '') }));
    await axe.look('the deals of a day');
    if (size === PHONE) {
      await person.tap(`[data-daily="${game}"]`);
      await finish(person, game);
    } else {
      const fingers = new Fingers(page);
      await fingers.choose(`[data-daily="${game}"]`);
      await page.locator('[role=grid]').waitFor();
      await finish(person, game, (goal) => fingers.choose(goal));
      expect([...fingers.unseen]).toEqual([]);
    }
    // The table says that nothing about it is secret.
    await soon(() => page.locator('[data-branch-note]').innerText()).toContain('2026');
    await axe.look('the end of a daily deal');
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await person.tap('[data-share="daily"]');
    await page.getByText(says(language, 'web-end-copied')).waitFor();
    const shared = await page.evaluate(() => navigator.clipboard.readText());
    expect(shared).toMatch(/^Stolik · .+\n.+\n(🟩|🟨|🟥|⬜){8}\n/u);
    expect(shared).toContain(`/daily/${DAY}`);
    // It stands in the history, and a deal made up for later makes no streak.
    await person.open(`/daily/${DAY}`);
    await page.locator('table tbody tr').waitFor();
    await soon(() => page.locator('[data-streak]').count()).toBe(0);
    await axe.look('a deal that was played');
    // Whoever comes back finds the same game.
    await person.tap(`[data-daily="${game}"]`);
    await page.locator('[data-daily-outcome]').waitFor();
    expect(axe.found).toEqual([]);
    expect(person.errors).toEqual([]);
    await person.leave();
  },
);

test('from home by one tap, on the day itself', async () => {
  const person = await somebody(PHONE, 'pl');
  const { page } = person;
  await person.open();
  const today = await page.locator('[data-daily-deal]').getAttribute('data-daily-deal');
  await person.tap('[data-daily="skakanie"]');
  await person.told('today’s deal', ({ info }) => info.daily === today && info.stage === 'playing');
  const table = tableOf(person);
  // Home knows that it is under way, and leads there.
  await person.open();
  await person.tap('[data-daily-deal] [data-daily="skakanie"]');
  await page.locator('[data-menu]').waitFor();
  expect(tableOf(person)).toBe(table);
  // Nobody plays it for them.
  await person.tap('[data-menu]');
  await soon(() => page.locator(`dialog select[aria-label="${says('pl', 'web-stand-in')}"]`).count()).toBe(0);
  await soon(() => page.locator('dialog').innerText()).toContain(
    says('pl', 'web-daily-is', { day: 'X' }).split('X')[1] ?? '',
  );
  expect(person.errors).toEqual([]);
  await person.leave();
});

test('the same taps give everybody the same game, and others are seen after one’s own try', async () => {
  const [ola, jan] = [await somebody(), await somebody()];
  await ola.open(`/daily/${DAY}`);
  await ola.tap('[data-daily="gambit"]');
  await finish(ola, 'gambit');
  const table = tableOf(ola);
  // Jan has Ola's link.
  await jan.open(`/replay/${table}`);
  await jan.page.locator('[data-daily-gate]').waitFor();
  await soon(() => jan.page.locator('[data-slider]').count()).toBe(0);
  const axe = await Axe.of(jan);
  await axe.look('the gate');
  expect(axe.found).toEqual([]);
  await jan.tap('[data-daily-gate] [data-daily="gambit"]');
  await finish(jan, 'gambit');
  expect(await entries(tableOf(jan))).toBe(await entries(table));
  await jan.open(`/replay/${table}`);
  await jan.page.locator('[data-slider]').waitFor();
  // The check of the shuffle says that it was no secret.
  await jan.tap('[data-more]');
  await jan.tap(jan.page.locator('[data-check]:visible').last());
  await jan.page.locator('[data-verdict="daily"]').waitFor();
  for (const person of [ola, jan]) {
    expect(person.errors).toEqual([]);
    await person.leave();
  }
});

test('a day that has not come is said, and a wrong address is home', async () => {
  const person = await somebody(DESKTOP);
  const { page } = person;
  await person.open('/daily/9999-12-30');
  await page.getByText(says('en', 'web-daily-par-none')).first().waitFor();
  await person.tap('[data-daily="gambit"]');
  await page.locator('[role=alert]').waitFor();
  await person.open('/daily/yesterday');
  await page.locator('[data-daily-deal]').waitFor();
  await person.leave();
});
