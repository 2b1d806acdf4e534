/** The table as a folder of files: whole games without a server, through the page. */
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';

import { Axe } from './axe.ts';
import { DESKTOP, Person, PHONE } from './browser.ts';
import { PLACE, serveFiles } from './files.ts';
import { Fingers } from './fingers.ts';
import { nextOffer, play } from './play.ts';
import { WALKS } from './screens.ts';
import { verify } from './server.ts';
import { below, files, SITE, visitor } from './site.ts';
import { LANGUAGES, says } from './texts.ts';
import { soon } from './until.ts';

/** Nothing has to be waited for: what is shown is shown at once. */
async function atOnce({ page }: Person): Promise<void> {
  await page.evaluate(() => localStorage.setItem('stolik.speed', 'instant'));
  await page.reload();
}

const begun = (page: Page): Promise<void> => page.locator('[data-menu]').waitFor();

/** The page is kept for use without a network. */
async function kept(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => null));
}

test.concurrent.each([
  { game: 'gambit', language: 'en', size: PHONE },
  { game: 'skakanie', language: 'pl', size: PHONE },
  { game: 'gambit', language: 'it', size: DESKTOP },
  { game: 'skakanie', language: 'en', size: DESKTOP },
] as const)(
  'a whole game without a server: $game in $language at $size.width px',
  async ({ game, language, size }) => {
    const person = await visitor({ language, size });
    const { page } = person;
    await atOnce(person);
    const axe = await Axe.of(person);
    const start = page.locator(`[data-play="${game}"]`);
    expect((await start.innerText()).trim()).toBe(says(language, 'web-play-now'));
    await soon(() => page.locator('html').getAttribute('lang')).toBe(language);
    await axe.look('home');
    if (size === PHONE) {
      await person.tap(start);
      await begun(page);
      await axe.look('the table');
      await play(person);
    } else {
      const fingers = new Fingers(page);
      await fingers.step('Tab', `[data-play="${game}"]`);
      await fingers.press('Enter');
      await page.locator('[role=grid]').waitFor();
      await axe.look('the table');
      await play(person, (goal) => fingers.choose(goal));
      expect([...fingers.unseen]).toEqual([]);
    }
    await axe.look('the end');
    // What the browser kept is a log that the binary takes.
    const [download] = await Promise.all([page.waitForEvent('download'), person.tap('a[download]')]);
    await verify(await download.path());
    // The game can be seen again, with a shuffle check, and stands in the list of recorded ones.
    await person.tap('[data-replay]');
    await page.locator('[data-slider]').waitFor();
    if (size === PHONE) await person.tap('[data-more]');
    await person.tap(page.locator('[data-check]:visible').last());
    await page.locator('[data-verdict="checked"]').waitFor();
    await page.locator('[data-fits="true"]').waitFor();
    await axe.look('the shuffle check');
    await page.goto(below('/replay'));
    await page.locator('main section ul a').first().waitFor();
    await page.goto(below('/'));
    await person.tap('[data-over] > summary');
    await page.locator('[data-over] li[data-table] svg').first().waitFor();
    await axe.look('what came of it, on the home page');
    expect(axe.found).toEqual([]);
    expect(person.heard.filter(({ type }) => type === 'refused')).toEqual([]);
    expect(person.errors).toEqual([]);
    await person.leave();
  },
);

test('a daily deal without a server, with its par', async () => {
  const person = await visitor({ language: 'pl', size: PHONE });
  const { page } = person;
  await atOnce(person);
  await page.goto(below('/daily/2026-07-04'));
  await page.locator('[data-par]').nth(1).waitFor();
  await person.tap('[data-daily="gambit"]');
  await person.told('the deal of the day', ({ info }) => info.daily === '2026-07-04');
  await play(person);
  await page.locator('[data-daily-outcome]:not([data-daily-outcome=""])').waitFor();
  const [download] = await Promise.all([page.waitForEvent('download'), person.tap('a[download]')]);
  await verify(await download.path());
  expect(await readFile(await download.path(), 'utf8')).toContain('\ndaily 2026-07-04\n');
  expect(person.errors).toEqual([]);
  await person.leave();
});

test.concurrent.each(LANGUAGES)('everything to read is there without a server: %s', async (language) => {
  const person = await visitor({ language, size: PHONE });
  const axe = await Axe.of(person);
  await WALKS.reading(person, axe);
  expect(axe.found).toEqual([]);
  expect(person.errors).toEqual([]);
  await person.leave();
});

test('the first page is light, and the engine comes when a game begins', async () => {
  const person = await Person.with({ language: 'en', size: PHONE, here: true }, files.host, PLACE);
  const { page } = person;
  // Without the service worker, which fetches everything in the background.
  await page.context().route('**/service-worker.js', (route) => route.abort());
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await person.open('');
  await page.locator('[data-play]').first().waitFor();
  await page.waitForLoadState('networkidle');
  const own = asked.filter(
    (url) => url.startsWith('http:') && !/woff2|service-worker|icon|manifest/.test(url),
  );
  const sizes = own.map((url) => {
    const name = new URL(url).pathname.slice(PLACE.length) || 'index.html';
    return readFile(join(SITE, name)).then((bytes) => gzipSync(bytes, { level: 9 }).length);
  });
  const first = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  console.log(`first load of the site: ${first} bytes in gzip`);
  expect(first).toBeLessThanOrEqual(120_000);
  expect(page.workers()).toEqual([]);
  await person.tap('[data-play="gambit"]');
  await begun(page);
  expect(asked.some((url) => url.endsWith('.wasm')) || page.workers().length > 0).toBe(true);
  await person.leave();
});

test('the engines are light: the one of tables, and the one that thinks', async () => {
  const names = (await readdir(join(SITE, 'assets'))).filter((name) => name.endsWith('.wasm')).sort();
  expect(names.map((name) => name.split('-')[0])).toEqual(['table', 'think']);
  for (const name of names) {
    const size = brotliCompressSync(await readFile(join(SITE, 'assets', name))).length;
    console.log(`${name}: ${size} bytes in brotli`);
    expect(size, name).toBeLessThanOrEqual(250_000);
  }
});

test('a recorded game of elsewhere is read, checked and gone on with', async () => {
  const person = await visitor({ language: 'en', size: DESKTOP });
  const { page } = person;
  await atOnce(person);
  await page.goto(below('/replay'));
  const log = resolve(import.meta.dirname, '../../crates/gambit/tests/corpus/four-votes.log');
  await verify(log);
  await page.locator('[data-file]').setInputFiles(log);
  await person.tap('aside [data-check]');
  await page.locator('[data-verdict]').waitFor();
  await person.closeSheet();
  await page.locator('[data-slider]').fill('40');
  await person.tap('aside [data-branch]');
  await person.tap('[data-go]');
  await begun(page);
  await person.told('the game goes on', ({ info }) => info.branch?.step === 40);
  expect(person.errors).toEqual([]);
  await person.leave();
});

/** Small numbers that look like chance and are the same every time. */
function* dice(seed: number): Generator<number, never> {
  for (let state = seed; ;) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    yield state >>> 16;
  }
}

interface Row {
  table: string;
  number: number;
}

/** All changes this browser keeps. */
function changes(page: Page): Promise<Row[]> {
  return page.evaluate(
    () =>
      new Promise<Row[]>((done, failed) => {
        const opening = indexedDB.open('stolik');
        opening.onerror = () => failed(new Error('no storage'));
        opening.onsuccess = () => {
          const all = opening.result.transaction('changes').objectStore('changes').getAll();
          all.onsuccess = () => {
            opening.result.close();
            done(all.result as Row[]);
          };
        };
      }),
  );
}

/** Ends the page in a way that chance chooses; what is open then in its place. */
async function die(page: Page, chance: number): Promise<Page> {
  const [context, address] = [page.context(), page.url()];
  if (chance % 3 === 0) {
    await page.reload();
    return page;
  }
  if (chance % 3 === 1) {
    // As if the system had killed it, with its workers.
    const devtools = await context.newCDPSession(page);
    void devtools.send('Page.crash').catch(() => undefined);
    await page.waitForEvent('crash');
  }
  const next = await context.newPage();
  await page.close();
  await next.goto(address);
  return next;
}

test('a game outlives its tab, at whatever moment that dies', async () => {
  const person = await visitor({ language: 'en', size: DESKTOP });
  await atOnce(person);
  await person.tap('[data-play="gambit"]');
  await begun(person.page);
  const numbers = dice(16);
  const chance = (sides: number): number => numbers.next().value % sides;
  let { page } = person;
  let before: Row[] = [];
  for (let death = 0; death < 50; death++) {
    // Something is done; then, some frames later, in the middle of what follows from it, the tab dies.
    const acts = person.acts.length + 1 + chance(3);
    while (person.acts.length < acts) {
      const offer = await nextOffer({ page } as Person, chance(97));
      await page.locator(offer === 'over' ? '[data-rematch]' : offer.tap).click();
      if (offer === 'over') await page.locator('[data-rematch]').waitFor({ state: 'detached' });
    }
    const frames = chance(4);
    await page.evaluate(async (count) => {
      for (let at = 0; at < count; at++) await new Promise(requestAnimationFrame);
    }, frames);
    const told = person.heard.reduce(
      (most, message) => ('version' in message && message.type === 'changed' ? message.version : most),
      -1,
    );
    const table = page.url().split('/').at(-1);
    page = await die(page, chance(3));
    await begun(page);
    const now = await changes(page);
    // What was kept is as it was, and everything the page had been told of is kept.
    const known = new Set(now.map((row) => JSON.stringify(row)));
    expect(before.filter((row) => !known.has(JSON.stringify(row)))).toEqual([]);
    const last = Math.max(...now.filter((row) => row.table === table).map(({ number }) => number));
    expect(last, `death ${death}`).toBeGreaterThanOrEqual(told);
    before = now;
    person.heard.length = 0;
  }
  expect(before.length).toBeGreaterThan(100);
  expect(person.errors).toEqual([]);
  await person.leave();
});

test('two tabs do not both play a game: the second can take it over', async () => {
  const person = await visitor({ language: 'en', size: DESKTOP });
  await person.tap('[data-play="gambit"]');
  await begun(person.page);
  const second = await person.page.context().newPage();
  await second.goto(person.page.url());
  await second.locator('[data-take-over]').click();
  await begun(second);
  await person.page.locator('[data-take-over]').waitFor();
  await soon(() => person.page.locator('main').innerText()).toContain(says('en', 'web-code-open-elsewhere'));
  // And back.
  await person.tap('[data-take-over]');
  await begun(person.page);
  await second.locator('[data-take-over]').waitFor();
  expect(person.errors).toEqual([]);
  await person.leave();
});

test('one goes on from the home page, and a game is forgotten there', async () => {
  const person = await visitor({ language: 'en', size: PHONE });
  const { page } = person;
  await person.tap('[data-play="gambit"]');
  await begun(page);
  await page.goto(below('/'));
  const row = page.locator('[data-mine] li[data-table]');
  await row.locator('svg').first().waitFor();
  await person.tap(row.locator('a'));
  await begun(page);
  await page.goto(below('/'));
  await person.tap(row.locator('[data-manage]'));
  // Nobody else can have the seat of a game that is in this browser.
  await page.locator('dialog h3').waitFor();
  await soon(() => page.locator('dialog h3').allInnerTexts()).toEqual([says('en', 'web-mine-forget')]);
  for (let tap = 0; tap < 2; tap++) await person.tap(page.locator('dialog section button').last());
  await row.waitFor({ state: 'detached' });
  expect(person.errors).toEqual([]);
  await person.leave();
});

test('after the first visit it works without a network', async () => {
  const person = await visitor({ language: 'en', size: PHONE });
  const { page } = person;
  await kept(page);
  await page.context().setOffline(true);
  await atOnce(person);
  await person.tap('[data-play="skakanie"]');
  for (let taps = 0; taps < 6; taps++) {
    const offer = await nextOffer(person, taps);
    if (offer !== 'over') await person.tap(offer.tap);
  }
  await page.goto(below('/learn/gambit'));
  await page.locator('[data-leave]').waitFor();
  await page.goto(below('/rules/gambit'));
  await page.locator('article').first().waitFor();
  expect(person.errors).toEqual([]);
  await person.leave();
});

test('a newer build waits until no tab has the old one', async () => {
  const own = await serveFiles(SITE);
  const person = await visitor({ language: 'en', size: PHONE }, own);
  const { page } = person;
  await kept(page);
  await person.tap('[data-play="gambit"]');
  await begun(page);
  // Another build in the place of the old one, of which no script is left.
  const newer = await mkdtemp(join(tmpdir(), 'stolik-site-'));
  await cp(SITE, newer, { recursive: true });
  const worker = join(newer, 'service-worker.js');
  await writeFile(worker, (await readFile(worker, 'utf8')).replace(/BUILD = '\w+'/, "BUILD = 'newer'"));
  const home = join(newer, 'index.html');
  await writeFile(home, (await readFile(home, 'utf8')).replace('<body>', '<body data-newer>'));
  own.replace(newer);
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
    const coming = registration.installing;
    if (coming)
      await new Promise<void>((done) => {
        coming.onstatechange = () => coming.state === 'installed' && done();
      });
  });
  // The game goes on with the files it began with, also when the page is loaded again.
  await page.reload();
  await begun(page);
  await soon(() => page.locator('[data-newer]').count()).toBe(0);
  const offer = await nextOffer(person, 0);
  if (offer !== 'over') await person.tap(offer.tap);
  // Who closes it and comes back has the new one, and the game.
  const [context, address] = [page.context(), page.url()];
  await page.close();
  const again = await context.newPage();
  await again.goto(address);
  // The old page's workers may end a moment after it; who came too early leaves once more. Loading the page again would not let go of the old files.
  while ((await again.locator('body[data-newer]').count()) === 0) {
    await again.goto('about:blank');
    await again.goto(address);
  }
  await begun(again);
  expect(person.errors).toEqual([]);
  await context.close();
  await own.stop();
  await rm(newer, { recursive: true });
});

const FORBIDDEN =
  "Object.defineProperty(self, 'indexedDB', { value: { open() { throw new Error('forbidden'); } } });\n";
const FULL = `let kept = 0; const add = IDBObjectStore.prototype.add;
IDBObjectStore.prototype.add = function (row) {
  if (kept++ > 4) throw new DOMException('full', 'QuotaExceededError');
  return add.call(this, row);
};\n`;

test.each([
  { what: 'forbidden', script: FORBIDDEN },
  { what: 'full', script: FULL },
])('where storage is $what it is said once, and one can play', async ({ what, script }) => {
  const own = await serveFiles(SITE, { 'table-worker': script });
  const person = await visitor({ language: 'en', size: DESKTOP }, own);
  const { page } = person;
  // As a private window of some browsers has it.
  if (what === 'forbidden')
    await page.context().addInitScript(() => {
      const forbidden = (): never => {
        throw new DOMException('forbidden', 'SecurityError');
      };
      Object.defineProperty(globalThis, 'localStorage', { get: forbidden });
    });
  await page.reload();
  await person.tap('[data-play="gambit"]');
  await person.choosePace('instant');
  const axe = await Axe.of(person);
  for (let taps = 0; taps < 3; taps++) {
    const offer = await nextOffer(person, taps);
    if (offer !== 'over') await person.tap(offer.tap);
  }
  await page.locator('[data-forgetful]').waitFor();
  await axe.look('forgetful');
  await person.tap('[data-forgetful]');
  await play(person);
  await soon(() => page.locator('[data-forgetful]').count()).toBe(0);
  // The game is there as long as the tab is.
  await person.tap('[data-replay]');
  await page.locator('[data-slider]').waitFor();
  expect(axe.found).toEqual([]);
  expect(person.errors).toEqual([]);
  await person.leave();
  await own.stop();
});

test.concurrent.each(LANGUAGES)(
  'one device is passed round, and what needs a server is said: %s',
  async (language) => {
    const person = await visitor({ language, size: PHONE });
    const { page } = person;
    const axe = await Axe.of(person);
    await person.open('/?new=gambit');
    await page.locator('[data-create]:not(:disabled)').waitFor();
    await soon(() => page.locator('[data-needs-server]').innerText()).toBe(
      says(language, 'web-needs-server'),
    );
    await axe.look('a new table');
    const second = page.locator('main section ol > li').nth(1);
    await person.tap(second.locator('label').first());
    await second.locator('input.field').fill('Jan');
    await person.tap('[data-create]');
    await page.locator('[data-curtain]:not(:disabled)').waitFor();
    await axe.look('the curtain');
    // Whoever has the device sees cards only while they are shown.
    const show = page.locator('[data-show]');
    const step = page.locator('[data-curtain]:not(:disabled)').or(page.locator('.square.target'));
    while ((await show.count()) === 0) {
      await step.or(show).first().waitFor();
      if ((await show.count()) === 0) await person.tap(step.first());
    }
    expect(await page.locator('.hand .front').count()).toBe(0);
    await person.tap(show);
    await page.locator('.hand .front').first().waitFor();
    await page.reload();
    await page.locator('[data-curtain]:not(:disabled)').waitFor();
    expect(await page.locator('.hand .front').count()).toBe(0);
    expect(axe.found).toEqual([]);
    expect(person.errors).toEqual([]);
    await person.leave();
  },
);

test('it can be installed: the manifest has its parts, and the offer is made once', async () => {
  const person = await visitor({ language: 'en', size: PHONE });
  const { page } = person;
  const manifest = JSON.parse(await readFile(join(SITE, 'manifest.webmanifest'), 'utf8')) as {
    start_url: string;
    icons: { src: string }[];
  };
  const root = new URL(PLACE, `http://${files.host}`);
  for (const address of [manifest.start_url, ...manifest.icons.map(({ src }) => src)]) {
    const there = new URL(address, root);
    expect(there.pathname.startsWith(PLACE)).toBe(true);
    expect((await fetch(there)).status).toBe(200);
  }
  // Browsers decide when they ask; this is as if one had.
  const prompt = (): Promise<void> =>
    page.evaluate(() => {
      dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt: () => Promise.resolve() }));
    });
  await kept(page);
  await prompt();
  await person.tap('[data-play="gambit"]');
  await begun(page);
  await soon(() => page.locator('[data-install]').count()).toBe(0);
  await person.open('/');
  await page.locator('[data-install]').waitFor();
  const axe = await Axe.of(person);
  await axe.look('the offer');
  await person.tap('[data-install]');
  await page.reload();
  await kept(page);
  await prompt();
  await page.locator('main ul a').first().waitFor();
  await soon(() => page.locator('[data-install]').count()).toBe(0);
  expect(axe.found).toEqual([]);
  await person.leave();
});
