/** One's own tables on the home page: forty on a phone, live, handed on, left, forgotten, saved and opened again, taken to another device. */
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';

import { Axe } from './axe.ts';
import { DESKTOP, Person, PHONE } from './browser.ts';
import { play } from './play.ts';
import { readQr } from './qr.ts';
import { settled } from './settled.ts';
import { LANGUAGES, says } from './texts.ts';
import { soon, until } from './until.ts';

/** Makes tables as the page would, with oneself at seat A, and begins the first of them. Returns their names, the first made first. */
async function makeTables({ page }: Person, count: number, begun: number): Promise<string[]> {
  return page.evaluate(
    async ([all, some]) => {
      const names: string[] = [];
      for (let made = 0; made < all; made++) {
        const options = made % 2 === 0 ? { game: 'gambit', seats: 2 } : { game: 'skakanie', seats: 2 };
        const second = made < some ? { holder: 'bot', level: 'beginner' } : { holder: 'open' };
        const seats = [{ holder: 'person', name: `Ola ${made}` }, second];
        const days = { turn: 1440, reserve: 0, then: 'wait' };
        const body = JSON.stringify({ options, seats, ...(made % 4 === 0 ? { days } : {}) });
        const headers = { 'content-type': 'application/json' };
        const answer = await fetch('/api/v1/tables', { method: 'POST', headers, body });
        const created = (await answer.json()) as {
          table: string;
          host: string;
          watch: string;
          seats: string[];
        };
        const { table, host, watch } = created;
        const keys = [host, created.seats[0]];
        const ring = { keys, links: {}, watch, invite: null, screen: false, used: made };
        localStorage.setItem(`stolik.table.${table}`, JSON.stringify(ring));
        names.push(table);
        if (made >= some) continue;
        await new Promise<void>((done) => {
          const socket = new WebSocket(`ws://${location.host}/api/v1/socket`);
          const say = (what: object): void => socket.send(JSON.stringify({ table, ...what }));
          socket.onopen = () => say({ query: { type: 'join', keys } });
          socket.onmessage = ({ data }) => {
            const message = JSON.parse(String(data)) as { type: string; state?: { info: { stage: string } } };
            const entropy = '00ff00ff';
            if (message.type === 'synced') say({ ack: 'r', command: { type: 'ready', seat: 'A', entropy } });
            if (message.type === 'ack') socket.close();
          };
          socket.onclose = () => done();
        });
      }
      return names;
    },
    [count, begun] as const,
  );
}

test.each(LANGUAGES)('forty tables on a phone (%s)', async (language) => {
  const person = await Person.with({ language, size: PHONE });
  const { page } = person;
  const axe = await Axe.of(person);
  // Not on the home page: it would follow the first of them while the others are made.
  await person.open('/rules/gambit');
  await makeTables(person, 40, 6);
  await person.open('/');
  const rows = page.locator('[data-mine] li[data-table]');
  await until('a few are listed', async () => (await rows.count()) === 6);
  await person.tap('[data-all]');
  await until('all are listed', async () => (await rows.count()) === 40);
  // Those that wait for oneself come first.
  const first = await rows.first().innerText();
  expect(first).toContain(says(language, 'web-mine-turn'));
  await soon(() => rows.last().innerText()).toContain(says(language, 'web-mine-lobby'));
  await soon(() => rows.first().locator('svg').count()).toBeGreaterThan(0);
  await settled(page);
  await axe.look('forty tables');
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(wide).toBeLessThanOrEqual(0);
  // One socket, not one a table.
  const sockets = person.said.filter((one) => 'follow' in one).length;
  expect(sockets).toBe(1);
  // By keyboard: a table's sheet opens, has the focus, and closes.
  await rows.first().locator('[data-manage]').focus();
  await page.keyboard.press('Enter');
  await page.locator('dialog [data-sure]').last().waitFor();
  await axe.look('one of them');
  await page.keyboard.press('Escape');
  await page.locator('dialog').waitFor({ state: 'detached' });
  expect(axe.found).toEqual([]);
  expect(person.errors).toEqual([]);
  await person.leave();
});

test('nothing moves when the list of tables comes', async () => {
  const person = await Person.with({ language: 'en', size: PHONE });
  const { page } = person;
  for (const game of ['gambit', 'skakanie']) {
    await person.open();
    await person.tap(`[data-play="${game}"]`);
    await person.told('the start', ({ info }) => info.options.game === game && info.stage === 'playing');
  }
  // The answer is on its way for as long as the test wants.
  let arrive = (): void => undefined;
  const late = new Promise<void>((done) => (arrive = done));
  await page.routeWebSocket('**/api/v1/socket', async (socket) => {
    const server = socket.connectToServer();
    server.onMessage(async (message) => {
      await late;
      socket.send(message);
    });
  });
  // The page keeps the places for some seconds only: on a busy machine the test may take longer.
  await page.addInitScript(() => {
    const real = window.setTimeout.bind(window);
    const endless = (what: TimerHandler, ms?: number): number => (ms === 4000 ? 0 : real(what, ms));
    Object.assign(window, { setTimeout: endless });
  });
  await person.open();
  await page.locator('[data-coming]').nth(1).waitFor();
  await settled(page);
  const before = await page.locator('[data-play]').first().boundingBox();
  arrive();
  await page.locator('[data-mine] a').nth(1).waitFor();
  await settled(page);
  await soon(() => page.locator('[data-coming]').count()).toBe(0);
  expect(await page.locator('[data-play]').first().boundingBox()).toEqual(before);
  await person.leave();
});

test('tables are followed live, handed on, left, forgotten, saved and opened again', async () => {
  const person = await Person.with({ language: 'en', size: DESKTOP });
  const { page } = person;
  await person.open('/');
  const [running = '', lobby = ''] = await makeTables(person, 2, 1);
  const played = await Person.with({ language: 'en', size: DESKTOP });
  await person.open('/');
  const row = (table: string) => page.locator(`[data-mine] [data-table="${table}"]`);
  await row(running).waitFor();
  await row(lobby).waitFor();

  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    (async () => {
      await person.tap('[data-over] > summary');
      await person.tap('[data-export]');
    })(),
  ]);
  const file = await saved.path();
  expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({ kind: 'stolik-tables' });

  // Handed to another device: whoever follows the link sits there, and this browser only watches.
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await person.tap(row(running).locator('[data-manage]'));
  await person.tap('dialog [data-offer="A"]');
  await person.tap('dialog [data-copy]');
  const link = new URL(await page.evaluate(() => navigator.clipboard.readText()));
  await person.closeSheet();
  await played.open(link.pathname + link.hash);
  await played.tap('[data-sit]');
  await played.told('the seat', ({ you }) => you.seats.length === 1);
  await until('it is not one’s turn any more', async () => {
    const words = await row(running).innerText();
    return words.includes(says('en', 'web-mine-wait'));
  });

  // Left: the seat is free again.
  await person.tap(row(lobby).locator('[data-manage]'));
  const free = page.locator('dialog [data-sure]', { hasText: says('en', 'web-mine-leave-free') });
  await person.tap(free);
  await person.tap('dialog [data-sure].asked');
  await row(lobby).waitFor({ state: 'detached' });
  // Forgotten.
  await person.tap(row(running).locator('[data-manage]'));
  await person.tap(page.locator('dialog [data-sure]').last());
  await person.tap('dialog [data-sure].asked');
  await row(running).waitFor({ state: 'detached' });
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter((name) => name.includes('.table.'))),
  ).toEqual([]);

  // Somebody else's browser, or this one later, opens the file; the host's key still opens both.
  await person.open('/');
  await played.open('/');
  await played.tap('[data-over] > summary');
  await played.page.locator('[data-over] input[type=file]').setInputFiles(file);
  await played.page.getByText(says('en', 'web-mine-imported', { count: 2 })).waitFor();
  await played.page.locator(`[data-mine] [data-table="${lobby}"]`).waitFor();
  await played.page.locator('[data-over] input[type=file]').setInputFiles({
    name: 'x.json',
    mimeType: 'application/json',
    buffer: Buffer.from('{}'),
  });
  await played.page.getByText(says('en', 'web-mine-import-bad')).waitFor();
  for (const one of [person, played]) {
    expect(one.errors).toEqual([]);
    await one.leave();
  }
});

test.each(LANGUAGES)(
  'results stay when a key is forgotten, and go into a file and back (%s)',
  async (language) => {
    const person = await Person.with({ language, size: PHONE });
    const { page } = person;
    const axe = await Axe.of(person);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    // Others that were played before, more than are shown at once.
    await person.open('/');
    await page.evaluate(() => {
      const one = (at: number): object => ({
        table: `before-${at}`,
        game: at % 2 === 0 ? 'gambit' : 'skakanie',
        names: ['Ola', 'casual'],
        holders: ['person', 'bot'],
        seats: ['A'],
        updated: 1_790_000_000_000 + at,
        outcome: {
          scores: [10 + at, 3],
          places: [1, 2],
          team: at % 2 === 0 ? null : { score: 9, target: 12 },
        },
      });
      localStorage.setItem('stolik.history', JSON.stringify(Array.from({ length: 40 }, (_, at) => one(at))));
    });
    await person.open('/');
    await person.tap('[data-play="gambit"]');
    await person.choosePace('instant');
    await play(person);
    const table = new URL(page.url()).pathname.split('/')[2] ?? '';

    await person.open('/');
    const over = page.locator('[data-over]');
    const row = over.locator(`[data-table="${table}"]`);
    await person.tap('[data-over] > summary');
    await row.waitFor();
    await soon(() => over.locator('summary').innerText()).toBe(
      says(language, 'web-mine-over', { count: 41 }),
    );
    await soon(() => over.locator('li').count()).toBe(20);
    await settled(page);
    await axe.look('finished games');
    const counted = (): Promise<string[]> => over.locator('tbody tr').allInnerTexts();
    const before = await counted();
    await person.tap('[data-all-over]');
    await soon(() => over.locator('li').count()).toBe(41);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wide).toBeLessThanOrEqual(0);

    // The key is forgotten, by keyboard; the result is not.
    await row.locator('[data-manage]').focus();
    await page.keyboard.press('Enter');
    await page.locator('dialog [data-erase]').waitFor();
    await axe.look('one of them');
    await person.tap(page.locator('dialog [data-sure]').first());
    await person.tap('dialog [data-sure].asked');
    await page.locator('dialog').waitFor({ state: 'detached' });
    await person.open('/');
    await person.tap('[data-over] > summary');
    await row.waitFor();
    await soon(() => counted()).toEqual(before);

    const [saved] = await Promise.all([page.waitForEvent('download'), person.tap('[data-export]')]);
    const other = await Person.with({ language, size: DESKTOP });
    await other.open('/');
    await makeTables(other, 1, 0);
    await other.open('/');
    await other.tap('[data-over] > summary');
    await other.page.locator('[data-over] input[type=file]').setInputFiles(await saved.path());
    await other.page.getByText(says(language, 'web-mine-imported-results', { count: 41 })).waitFor();
    await soon(() => other.page.locator('[data-over] tbody tr').allInnerTexts()).toEqual(before);

    // Removed: it counts no more.
    await person.tap(row.locator('[data-manage]'));
    await person.tap('dialog [data-erase] [data-sure]');
    await person.tap('dialog [data-sure].asked');
    await row.waitFor({ state: 'detached' });
    await soon(() => over.locator('summary').innerText()).toBe(
      says(language, 'web-mine-over', { count: 40 }),
    );
    expect(axe.found).toEqual([]);
    for (const one of [person, other]) {
      expect(one.errors).toEqual([]);
      await one.leave();
    }
  },
);

test.each(LANGUAGES)('everything is taken to another device, once (%s)', async (language) => {
  const person = await Person.with({ language, size: DESKTOP });
  const { page } = person;
  const axe = await Axe.of(person);
  await person.open('/');
  const [one = '', two = ''] = await makeTables(person, 2, 1);
  await person.open('/');
  await person.tap('[data-over] > summary');
  await person.tap('[data-carry]');
  await person.tap('[data-send]');
  const link = new URL(await readQr(page.locator('dialog svg[role=img]')));
  await axe.look('a link for everything');

  const other = await Person.with({ language, size: PHONE });
  const looks = await Axe.of(other);
  await other.open(`/${link.hash}`);
  await other.page.locator('[data-take]').waitFor();
  // The secret does not stay in the address bar.
  expect(other.page.url()).not.toContain('take');
  await looks.look('what another device brings');
  await other.tap('[data-take]');
  for (const table of [one, two]) await other.page.locator(`[data-mine] [data-table="${table}"]`).waitFor();

  // It works once; and what is cut off, or not for this parcel, opens nothing.
  const third = await Person.with({ language, size: PHONE });
  await third.open(`/${link.hash}`);
  await third.tap('[data-take]');
  await third.page.getByText(says(language, 'web-code-no-such-parcel')).first().waitFor();
  await third.open(`/${link.hash.slice(0, -1)}`);
  await third.page.getByText(says(language, 'web-code-no-such-parcel')).first().waitFor();
  await soon(() => third.page.locator('[data-take]').count()).toBe(0);

  // The first device is told, and keeps or forgets what it has.
  await page.getByText(says(language, 'web-mine-carry-taken')).waitFor();
  await axe.look('taken');
  if (language === 'en') {
    await person.tap('[data-keep]');
    await page.locator('[data-mine] li[data-table]').first().waitFor();
  } else {
    await person.tap('dialog [data-sure]');
    await person.tap('dialog [data-sure]');
    await page.locator('[data-mine] li[data-table]').first().waitFor({ state: 'detached' });
    await person.open(`/t/${one}`);
    await page.getByText(says(language, 'web-code-no-such-key')).first().waitFor();
  }
  expect([...axe.found, ...looks.found]).toEqual([]);
  for (const { errors } of [person, other, third]) expect(errors).toEqual([]);
  for (const somebody of [person, other, third]) await somebody.leave();
});
