/** People come by one link, choose seats, go away and come back; a bot keeps their seat and never takes it. */
import { expect, test } from 'vitest';

import { Axe } from './axe.ts';
import { DESKTOP, Person, PHONE, type Manner } from './browser.ts';
import { playOn } from './play.ts';
import { settled } from './settled.ts';
import { LANGUAGES, says } from './texts.ts';
import { soon, until } from './until.ts';

/** A table made on the page; returns the link for all of it, as somebody would copy it. */
async function makeTable(host: Person, name: string): Promise<URL> {
  const { page } = host;
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await host.open('/?new=gambit');
  await page.locator('main input.field').first().fill(name);
  await host.tap('[data-create]');
  await host.tap('[data-invite] [data-copy]');
  return new URL(await page.evaluate(() => navigator.clipboard.readText()));
}

async function come(link: URL, manner: Manner, name: string): Promise<Person> {
  const person = await Person.with(manner);
  await person.open(link.pathname + link.hash);
  await person.page.locator('form input').fill(name);
  await person.tap('[data-sit]');
  await person.page.locator('[data-ready]').waitFor();
  return person;
}

async function begin(...people: Person[]): Promise<void> {
  for (const person of people) await person.tap('[data-ready]');
  for (const person of people) {
    await person.told('the start', ({ info }) => info.stage === 'playing');
    await person.choosePace('instant');
  }
}

/** How wide a square of the board is, once the page is at rest. */
async function squareOf({ page }: Person): Promise<number> {
  await settled(page);
  return page
    .locator('[data-square]')
    .first()
    .evaluate((square) => square.getBoundingClientRect().width);
}

const seatOf = ({ state }: Person): string => state?.you.seats[0]?.seat ?? '';

test('one link for the whole table: the next free seat, then watching', async () => {
  const host = await Person.with({ language: 'en', size: DESKTOP });
  const link = await makeTable(host, 'Ola');
  const ready = async (): Promise<unknown> => {
    await settled(host.page);
    return host.page.locator('[data-ready]').boundingBox();
  };
  const place = await ready();
  const guest = await come(link, { language: 'pl', size: PHONE }, 'Jan');
  expect(seatOf(guest)).toBe('B');
  await host.page.locator('[data-seat="B"]', { hasText: 'Jan' }).waitFor();
  expect(await ready(), 'whoever comes moves nothing from under a finger').toEqual(place);
  const late = await Person.with({ language: 'it', size: PHONE });
  await late.open(link.pathname + link.hash);
  await late.told('who came too late watches', ({ you }) => you.seats.length + you.invited.length === 0);
  await late.page.locator('[data-seat="B"]', { hasText: 'Jan' }).waitFor();
  await soon(() => late.page.locator('[data-sit]').count()).toBe(0);
  for (const person of [host, guest, late]) {
    expect(person.errors).toEqual([]);
    await person.leave();
  }
});

test.each(LANGUAGES)('seats are chosen before the start, and the host draws lots (%s)', async (language) => {
  const host = await Person.with({ language, size: PHONE });
  const link = await makeTable(host, 'Ola');
  // A free seat at once.
  await host.tap('[data-change="B"]');
  await host.page.locator('[data-seat="B"]', { hasText: 'Ola' }).waitFor();
  const guest = await come(link, { language, size: DESKTOP }, 'Jan');
  expect(seatOf(guest)).toBe('A');
  // With a person when both want it.
  await guest.tap('[data-change="B"]');
  await host.page.getByText(says(language, 'web-seat-swap-wanted')).waitFor();
  const asked = says(language, 'web-seat-swap-asked');
  await guest.page.locator('[data-change="B"]', { hasText: asked }).waitFor();
  await host.tap('[data-change="A"]');
  await guest.page.locator('[data-seat="B"]', { hasText: 'Jan' }).waitFor();
  await until('both have changed seats', () => seatOf(host) === 'A' && seatOf(guest) === 'B');
  await host.tap('[data-lots]');
  await until('lots are drawn', () =>
    guest.heard.some(
      (one) => one.type === 'changed' && one.news?.some((news) => news.type === 'reseated' && news.lots),
    ),
  );
  for (const person of [host, guest]) await person.leave();
});

test.each([
  { language: 'en', here: PHONE, there: DESKTOP },
  { language: 'pl', here: DESKTOP, there: PHONE },
  { language: 'it', here: PHONE, there: PHONE },
] as const)(
  'a bot plays for who is away, and who comes back has the seat ($language)',
  async ({ language, here, there }) => {
    const host = await Person.with({ language, size: here });
    const guest = await come(await makeTable(host, 'Ola'), { language, size: there }, 'Jan');
    await begin(host, guest);
    await playOn(
      [host, guest],
      () => guest.acts.length >= 3 && (host.state?.status.waiting.includes('B') ?? false),
    );
    const table = guest.page.url();
    await guest.page.goto('about:blank');
    const away = host.page.locator('[data-away="B"]');
    await away.getByText(says(language, 'web-away-now', { name: 'Jan' })).waitFor();
    await host.tap('[data-away-bot]');
    await host.page.locator('[data-seat="B"] [data-bot-badge]').waitFor();
    await away.waitFor({ state: 'detached' });
    const bot = says(language, 'bot-name-2');
    const acts = host.acts.length;
    await playOn([host], () => host.acts.length >= acts + 4);
    if (here.width < 1000) await host.tap('header.bar .log');
    const log = host.page.locator(here.width < 1000 ? 'dialog [role=log]' : 'aside [role=log]');
    const named = says(language, 'web-bot-for', { bot, name: 'Jan', you: 'no' });
    await until('the log names the bot', async () => (await log.innerText()).includes(named));
    if (here.width < 1000) await host.closeSheet();

    await guest.page.goto(table);
    await guest.told('the seat is back', ({ info }) => info.seats[1]?.stand_in === null);
    const banner = guest.page.locator('[data-meanwhile="back"]');
    await banner.getByText(says(language, 'web-mean-was', { bot })).waitFor();
    await soon(() => banner.locator('li').count()).toBeGreaterThan(0);
    const bannered = await squareOf(guest);
    await soon(() => banner.innerText()).toContain(
      says(language, 'web-bot-for', { bot, name: 'Jan', you: 'yes' }),
    );
    await host.page.locator('[data-seat="B"] [data-bot-badge]').waitFor({ state: 'detached' });
    // Who plays has read it.
    const before = guest.acts.length;
    await playOn([host, guest], () => guest.acts.length > before);
    await banner.waitFor({ state: 'detached' });
    if (there === PHONE) expect(await squareOf(guest)).toBe(bannered);
    for (const person of [host, guest]) {
      expect(person.errors).toEqual([]);
      await person.leave();
    }
  },
);

test.concurrent.each([
  { language: 'en', size: PHONE },
  { language: 'pl', size: PHONE },
  { language: 'it', size: DESKTOP },
] as const)('whose time is up is told so, and takes over with one tap ($language)', async (manner) => {
  const person = await Person.with(manner);
  const { page } = person;
  const { language } = manner;
  const other = await Person.with(manner);
  await person.open();
  // Long enough for a tap before the other's time is up as well.
  const { table, seats } = await page.evaluate(async () => {
    const people = ['Ola', 'Jan'].map((name) => ({ holder: 'person', name }));
    const body = JSON.stringify({ options: { game: 'gambit', seats: 2 }, seats: people, clock: 20 });
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch('/api/v1/tables', { method: 'POST', headers, body });
    return (await answer.json()) as { table: string; seats: string[] };
  });
  await person.open(`/t/${table}#${seats[0]}`);
  await other.open(`/t/${table}#${seats[1]}`);
  for (const one of [other, person]) await one.tap('[data-ready]');
  await person.told('time is up', ({ info }) => info.seats[0]?.stand_in === 'casual');
  const banner = page.locator('[data-meanwhile="bot"]');
  const bot = says(language, 'bot-name-1');
  const words = says(language, 'web-mean-clock', { bot, level: says(language, 'web-level-casual') });
  await banner.getByText(words).waitFor();
  const meanwhile = await squareOf(person);
  await person.tap('[data-take-over]');
  await person.told('one plays oneself', ({ info }) => info.seats[0]?.stand_in === null);
  await until('what it did is read', async () => (await banner.count()) === 0);
  if (manner.size === PHONE) expect(await squareOf(person)).toBe(meanwhile);
  for (const one of [person, other]) {
    expect(one.errors).toEqual([]);
    await one.leave();
  }
});

test.each([
  { language: 'en', size: DESKTOP },
  { language: 'pl', size: PHONE },
  { language: 'it', size: PHONE },
] as const)(
  'a seat that is freed stalls nobody, and its person is told ($language)',
  async ({ language, size }) => {
    const host = await Person.with({ language, size });
    const guest = await come(await makeTable(host, 'Ola'), { language, size }, 'Jan');
    await begin(host, guest);
    await playOn([host, guest], () => guest.acts.length >= 3);
    await host.tap('[data-menu]');
    await host.tap('dialog [data-sure]');
    await host.tap('dialog [data-sure]');
    await host.closeSheet();
    const vacant = host.page.locator('[data-vacant="B"]');
    await vacant.getByText(says(language, 'web-vacant', { seat: 'B' })).waitFor();
    await guest.page.getByText(says(language, 'web-claim-freed')).waitFor();
    await host.tap('[data-vacant-invite]');
    await host.page.locator('dialog [data-copy]').waitFor();
    await host.closeSheet();
    await host.tap('[data-vacant-bot]');
    await vacant.waitFor({ state: 'detached' });
    const acts = host.acts.length;
    await playOn([host], () => host.acts.length >= acts + 3);
    if (size.width < 1000) await host.tap('header.bar .log');
    const log = host.page.locator(size.width < 1000 ? 'dialog [role=log]' : 'aside [role=log]');
    const lines = await log.locator('p').allInnerTexts();
    const freed = lines.indexOf(says(language, 'web-news-freed', { who: 'Jan', seat: 'B' }));
    expect(freed).toBeGreaterThan(3);
    expect(lines.slice(0, freed).filter((line) => line.includes('Jan')).length).toBeGreaterThan(2);
    const bird = says(language, 'bot-name-2');
    expect(lines.slice(0, freed).some((line) => line.includes(bird))).toBe(false);
    expect(lines.slice(freed).some((line) => line.includes(bird))).toBe(true);
    for (const person of [host, guest]) {
      expect(person.errors).toEqual([]);
      await person.leave();
    }
  },
);

test.each(LANGUAGES)('home says for how many, how long and from which age (%s)', async (language) => {
  for (const size of [PHONE, DESKTOP]) {
    const person = await Person.with({ language, size });
    await person.open();
    for (const game of ['gambit', 'skakanie'])
      await person.page
        .locator(`[data-facts="${game}"]`, { hasText: says(language, `web-facts-${game}`) })
        .waitFor();
    await person.leave();
  }
});

test.each(LANGUAGES)(
  'who has a seat sees when the others were there and what they saw (%s)',
  async (language) => {
    const host = await Person.with({ language, size: PHONE });
    const axe = await Axe.of(host);
    const link = await makeTable(host, 'Ola');
    const guest = await come(link, { language, size: DESKTOP }, 'Jan');
    const watcher = await Person.with({ language, size: DESKTOP });
    await watcher.open(link.pathname + link.hash);
    await begin(host, guest);
    let taps = 0;
    await playOn([host, guest], () => taps++ > 1);
    const about = (person: Person): Promise<string> =>
      person.page.locator('dialog li', { hasText: 'Jan' }).first().innerText();
    const told = (what: string, is: (text: string) => boolean): Promise<unknown> =>
      until(what, async () => is(await about(host)));
    const saw = says(language, 'web-saw-move');
    await host.tap('[data-menu]');
    await told('Jan has seen it', (text) => text.includes(saw) && text.includes(says(language, 'web-here')));
    await axe.look('the menu of a table with others');

    // Switched off: nothing is said any more; and on again.
    await guest.tap('[data-menu]');
    await guest.tap('[data-seen="B"] button');
    await told('nothing is told of Jan', (text) => !text.includes(saw));
    await guest.tap('[data-seen="B"] button');
    await told('Jan is seen again', (text) => text.includes(saw));

    // Who watches is told who is there, as ever, and no more.
    await watcher.tap('[data-menu]');
    await soon(() => about(watcher)).toContain(says(language, 'web-here'));
    expect(await about(watcher)).not.toContain(saw);
    await soon(() => watcher.page.locator('[data-seen]').count()).toBe(0);

    await guest.leave();
    await told('Jan was here', (text) => text.includes(says(language, 'web-seen-lately')));
    expect(axe.found).toEqual([]);
    for (const person of [host, watcher]) {
      expect(person.errors).toEqual([]);
      await person.leave();
    }
  },
);
