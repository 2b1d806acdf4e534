/** A server's page that hosts tables itself: play now and a passed device need no server, and a game goes to one when others are to join it. */
import { verify, startServer } from './server.ts';
import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';

import { Axe } from './axe.ts';
import { DESKTOP, Person, PHONE, type Manner } from './browser.ts';
import { HURRY } from './files.ts';
import { nextOffer, play, playOn } from './play.ts';
import { listen } from './site.ts';
import { LANGUAGES, says } from './texts.ts';
import { soon, until } from './until.ts';

/** Somebody whose browser hosts tables, where bots think quickly. */
async function guest(manner: Manner, host = inject('server')): Promise<Person> {
  const person = await Person.with({ ...manner, here: true }, host);
  await person.page.context().route(/think-worker/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: HURRY + (await response.text()) });
  });
  await listen(person);
  await person.open();
  await person.page.evaluate(() => localStorage.setItem('stolik.speed', 'instant'));
  await person.page.reload();
  return person;
}

const begun = (page: Page): Promise<void> => page.locator('[data-menu]').waitFor();
const tableOf = (page: Page): string => new URL(page.url()).pathname.split('/').at(-1) ?? '';

async function taps(person: Person, count: number): Promise<void> {
  for (let turn = 0; turn < count; turn++) {
    const offer = await nextOffer(person, turn);
    if (offer !== 'over') await person.tap(offer.tap);
  }
}

test.concurrent.each([
  { game: 'gambit', language: 'pl', size: PHONE },
  { game: 'skakanie', language: 'en', size: DESKTOP },
] as const)('a whole game of $game while the server is away', async ({ game, language, size }) => {
  const server = await startServer(process.env['STOLIK_BIN'] ?? '');
  const person = await guest({ language, size }, server.host);
  const { page } = person;
  const sockets: string[] = [];
  page.on('websocket', (socket) => sockets.push(socket.url()));
  await person.tap(`[data-play="${game}"]`);
  await begun(page);
  expect(tableOf(page)).toMatch(/^here-/);
  // A bot has answered, so all that thinks is there.
  await taps(person, 4);
  await page.waitForLoadState('networkidle');
  await server.stop();
  await play(person);
  await page.locator('[data-verdict]').first().waitFor();
  await page.locator('[data-home]').waitFor();
  const [download] = await Promise.all([page.waitForEvent('download'), person.tap('a[download]')]);
  await verify(await download.path());
  // There is another game in it, too.
  await person.tap('[data-rematch]');
  await page.locator('[data-rematch]').waitFor({ state: 'detached' });
  await person.told('a rematch', ({ info }) => info.stage !== 'over');
  expect(sockets).toEqual([]);
  expect(person.errors).toEqual([]);
  await person.leave();
});

test('where the engine is missing or does not come, the table is at the server', async () => {
  const without = await Person.with({ language: 'en', size: PHONE });
  await without.open();
  await without.tap('[data-play="gambit"]');
  await begun(without.page);
  expect(tableOf(without.page)).not.toMatch(/^here-/);
  await without.leave();

  const late = await guest({ language: 'en', size: PHONE });
  await late.page.context().route(/\/table-[^/]*\.wasm$/, (route) => route.fulfill({ status: 404 }));
  await late.tap('[data-play="skakanie"]');
  await begun(late.page);
  expect(tableOf(late.page)).not.toMatch(/^here-/);
  await late.leave();

  // After an update of the server the old page's scripts are gone.
  const old = await guest({ language: 'en', size: PHONE });
  await old.page.context().route(/\/assets\/here-[^/]*\.js$/, (route) => route.fulfill({ status: 404 }));
  await old.tap('[data-play="gambit"]');
  await begun(old.page);
  expect(tableOf(old.page)).not.toMatch(/^here-/);
  await old.leave();
});

test('what others are to come to is at the server, a passed device is not', async () => {
  const person = await guest({ language: 'en', size: PHONE });
  const { page } = person;
  await person.open('/?new=gambit');
  await person.tap('[data-create]:not(:disabled)');
  await page.locator('[data-ready], [data-start], main').first().waitFor();
  await until('a table', () => /\/t\/(?!here-)/.test(page.url()));
  await person.open('/?new=gambit');
  await page.locator('[data-create]:not(:disabled)').waitFor();
  const second = page.locator('main section ol > li').nth(1);
  await person.tap(second.locator('label').first());
  await second.locator('input.field').fill('Jan');
  await person.tap('[data-create]');
  await page.locator('[data-curtain]:not(:disabled)').waitFor();
  expect(tableOf(page)).toMatch(/^here-/);
  // Whoever has the device sees cards only while they are shown, also when the page is loaded again.
  expect(await page.locator('.hand .front').count()).toBe(0);
  await page.reload();
  await page.locator('[data-curtain]:not(:disabled)').waitFor();
  expect(await page.locator('.hand .front').count()).toBe(0);
  // Both stand in one list.
  await person.open('/');
  await page.locator('[data-mine] li[data-table]').nth(1).waitFor();
  const listed = await page
    .locator('[data-mine] li[data-table]')
    .evaluateAll((rows) => rows.map((row) => (row as HTMLElement).dataset['table'] ?? ''));
  expect(listed.map((table) => table.startsWith('here-')).sort()).toEqual([false, true]);
  expect(person.errors).toEqual([]);
  await person.leave();
});

test('recorded games of both kinds stand in one list, and both can be reviewed', async () => {
  const person = await guest({ language: 'en', size: DESKTOP });
  const { page } = person;
  await person.tap('[data-play="gambit"]');
  await begun(page);
  await play(person);
  const own = tableOf(page);
  // One at the server: the deal of a day.
  await person.open('/daily/2026-07-04');
  await person.tap('[data-daily="gambit"]');
  await begun(page);
  await play(person);
  const theirs = tableOf(page);
  expect([own, theirs].map((table) => table.startsWith('here-'))).toEqual([true, false]);
  await person.open('/replay');
  for (const table of [own, theirs]) await page.locator(`main section a[href*="${table}"]`).waitFor();
  await person.open('/');
  await person.tap('[data-over] > summary');
  for (const table of [own, theirs]) await page.locator(`[data-over] li[data-table="${table}"]`).waitFor();
  await person.open(`/replay/${own}?as=A&review=A`);
  await page.locator('[data-review-sum]').first().waitFor();
  expect(person.errors).toEqual([]);
  await person.leave();
});

test.concurrent.each(LANGUAGES)(
  'a game is handed to the server, and somebody joins it: %s',
  async (language) => {
    const person = await guest({ language, size: PHONE });
    const { page } = person;
    const axe = await Axe.of(person);
    await person.tap('[data-play="gambit"]');
    await begun(page);
    await taps(person, 6);
    const before = tableOf(page);
    const invite = async (): Promise<void> => {
      await person.tap('[data-menu]');
      await page.locator('[data-hand-over]').scrollIntoViewIfNeeded();
      await axe.look('the offer');
      await person.tap('[data-hand-over-go]');
    };

    // The server does not answer: nothing is lost, and one can stay.
    const branches = '**/api/v1/branches';
    await page.route(branches, (route) => route.abort());
    await invite();
    await page.locator('[data-again]').waitFor();
    await soon(() => page.locator('main h1').innerText()).toBe(says(language, 'web-handover-failed'));
    await axe.look('not handed over');
    await person.tap('[data-stay]');
    await begun(page);
    await taps(person, 1);

    // Its answer is lost, and the page loaded again: it is asked for the same table.
    await page.unroute(branches);
    const made: string[] = [];
    await page.route(branches, async (route) => {
      const answer = await route.fetch();
      made.push(((await answer.json()) as { table: string }).table);
      if (made.length === 1) await route.abort();
      else await route.fulfill({ response: answer });
    });
    await invite();
    await page.locator('[data-again]').waitFor();
    await page.reload();
    await until('the table there', () => !tableOf(page).startsWith('here-'));
    expect(new Set(made).size).toBe(1);
    expect(tableOf(page)).toBe(made[0]);

    // Somebody comes with the link; the game goes on where it stood.
    const there = await person.told('the lobby', ({ info }) => info.stage === 'lobby' && !!info.branch);
    expect(there.info.branch?.draws).toBe('new');
    const ring = await page.evaluate(
      (table) => JSON.parse(localStorage.getItem(`stolik.table.${table}`) ?? '{}') as { invite: string },
      made[0] ?? '',
    );
    const friend = await Person.with({ language, size: PHONE });
    await friend.open(`/t/${made[0]}#${ring.invite}`);
    await friend.page.locator('input.field').first().fill('Ola');
    await friend.tap('[data-sit]');
    await friend.told('seated', ({ you }) => you.seats.length === 1);
    for (const one of [person, friend]) await one.tap('[data-ready]');
    await friend.told('it goes on', ({ info }) => info.stage === 'playing');
    await playOn(
      [person, friend],
      (offers) => offers.some((offer) => offer === 'over') || friend.acts.length > 2,
    );

    // The copy that stayed leads there, and the list has one of them.
    await person.open(`/t/${before}`);
    await page.locator(`[data-handed="${made[0]}"]`).waitFor();
    await axe.look('moved');
    await person.open('/');
    await page.locator(`[data-mine] li[data-table="${made[0]}"]`).waitFor();
    await soon(() => page.locator(`[data-mine] li[data-table="${before}"]`).count()).toBe(0);
    await person.open(`/t/${before}`);
    await person.tap('[data-there]');
    await until('the table there', () => tableOf(page) === made[0]);
    // A link to what is in another's browser says so.
    await friend.open(`/t/${before}`);
    await friend.page.locator('h1').waitFor();
    expect(axe.found).toEqual([]);
    expect(friend.errors).toEqual([]);
    await friend.leave();
    await person.leave();
  },
);

test('a link to a game in another browser, and a game in another tab', async () => {
  const person = await guest({ language: 'en', size: DESKTOP });
  await person.tap('[data-play="gambit"]');
  await begun(person.page);
  const other = await guest({ language: 'en', size: DESKTOP });
  await other.page.goto(person.page.url());
  await soon(() => other.page.locator('[data-not-here]').innerText()).toContain(says('en', 'web-not-here'));
  await other.leave();
  const second = await person.page.context().newPage();
  await second.goto(person.page.url());
  await second.locator('[data-take-over]').click();
  await begun(second);
  await person.page.locator('[data-take-over]').waitFor();
  await person.leave();
});
