/** The table as a folder of files: whole games without a server, through the page. */
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';

import { DESKTOP, Person, PHONE, type Manner } from './browser.ts';
import { PLACE, serveFiles } from './files.ts';
import { nextOffer, play } from './play.ts';
import { verify } from './server.ts';
import { files, SITE } from './site.ts';
import { says } from './texts.ts';

/** Somebody at the site; whatever the page asks of another address is an error. */
async function visitor(manner: Manner): Promise<Person> {
  const person = await Person.with(manner, files.host);
  person.page.context().on('request', (request) => {
    const { host, protocol } = new URL(request.url());
    if (host !== files.host && !['data:', 'blob:'].includes(protocol)) person.errors.push(request.url());
  });
  await person.open(PLACE);
  return person;
}

/** Downloads the log of the game whose end is shown, and lets the binary check it. */
async function check(person: Person): Promise<void> {
  const download = person.page.waitForEvent('download');
  await person.tap('nav a[download]');
  const file = await (await download).path();
  await verify(file);
}

test.concurrent.each([
  { game: 'gambit', language: 'en', size: PHONE },
  { game: 'skakanie', language: 'pl', size: PHONE },
  { game: 'gambit', language: 'it', size: DESKTOP },
] as const)(
  'a whole game without a server: $game in $language at $size.width px',
  async ({ game, language, size }) => {
    const person = await visitor({ language, size });
    const { page } = person;
    const start = page.locator(`[data-play="${game}"]`);
    expect((await start.innerText()).trim()).toBe(says(language, 'web-play-now'));
    expect(page.workers(), 'the engine is loaded when a game begins').toEqual([]);
    await person.tap(start);
    await person.choosePace('instant');
    await play(person);
    await check(person);
    // The game stands in the list of recorded ones, and can be seen again.
    await person.tap('[data-replay]');
    await page.locator('[data-check]').first().waitFor();
    await page.goto(`http://${files.host}${PLACE}#/replay`);
    await page.locator('main section ul a').first().waitFor();
    expect(person.errors).toEqual([]);
    await person.leave();
  },
);

test('a game outlives its tab, whenever that dies', async () => {
  const person = await visitor({ language: 'en', size: DESKTOP });
  const context = person.page.context();
  await person.tap('[data-play="gambit"]');
  await person.choosePace('instant');
  const address = person.page.url();
  let { page } = person;
  let last = 0;
  for (let death = 0; death < 12; death++) {
    // Something is done, and in the middle of what follows the tab dies or is loaded anew.
    const offer = await nextOffer({ page } as Person, death);
    if (offer === 'over') break;
    await page.locator(offer.tap).first().click();
    if (death % 3 === 0) {
      await page.reload();
    } else {
      const old = page;
      page = await context.newPage();
      await old.close({ runBeforeUnload: false });
      await page.goto(address);
    }
    await page.locator('[data-menu]').waitFor();
    const now = await changes(page);
    expect(now).toBeGreaterThanOrEqual(last);
    last = now;
  }
  await context.close();
});

/** How many changes this browser keeps. */
function changes(page: Person['page']): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('stolik');
        opening.onerror = () => reject(new Error('no storage'));
        opening.onsuccess = () => {
          const counted = opening.result.transaction('changes').objectStore('changes').count();
          counted.onsuccess = () => resolve(counted.result);
        };
      }),
  );
}

test('two tabs do not both play a game: the second can take it over', async () => {
  const person = await visitor({ language: 'en', size: DESKTOP });
  await person.tap('[data-play="gambit"]');
  await person.page.locator('[data-menu]').waitFor();
  const second = await person.page.context().newPage();
  await second.goto(person.page.url());
  await second.locator('[data-again]').click();
  await second.locator('[data-menu]').waitFor();
  await person.page.locator('[data-again]').waitFor();
  expect(await person.page.locator('main').innerText()).toContain(says('en', 'web-code-open-elsewhere'));
  await person.leave();
});

test('after the first visit it works without a network', async () => {
  const person = await visitor({ language: 'en', size: PHONE });
  const { page } = person;
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => null));
  await page.context().setOffline(true);
  await page.reload();
  await person.tap('[data-play="skakanie"]');
  await person.choosePace('instant');
  for (let taps = 0; taps < 6; taps++) {
    const offer = await nextOffer(person, taps);
    if (offer !== 'over') await person.tap(offer.tap);
  }
  await page.goto(`http://${files.host}${PLACE}#/rules/gambit`);
  await page.locator('h1').waitFor();
  expect(person.errors).toEqual([]);
  await person.leave();
});

test('a newer build waits until no tab has the old one', async () => {
  const own = await serveFiles(SITE);
  const person = await Person.with({ language: 'en', size: PHONE }, own.host);
  const { page } = person;
  await person.open(PLACE);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => null));
  await person.tap('[data-play="gambit"]');
  await page.locator('[data-menu]').waitFor();
  // The files of another build, with other names, in the place of the old ones.
  const newer = await mkdtemp(join(tmpdir(), 'stolik-site-'));
  await cp(SITE, newer, { recursive: true });
  const worker = join(newer, 'sw.js');
  await writeFile(worker, (await readFile(worker, 'utf8')).replace(/BUILD = '\w+'/, "BUILD = 'newer'"));
  const home = join(newer, 'index.html');
  await writeFile(home, (await readFile(home, 'utf8')).replace('<body>', '<body data-newer>'));
  own.replace(newer);
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
    while (!registration.waiting) await new Promise((done) => setTimeout(done, 50));
  });
  // The game goes on with the files it began with, also when the page is loaded again.
  await page.reload();
  await page.locator('[data-menu]').waitFor();
  expect(await page.locator('[data-newer]').count()).toBe(0);
  const offer = await nextOffer(person, 0);
  if (offer !== 'over') await person.tap(offer.tap);
  // Who closes it and comes back has the new one, and the game.
  const [context, address] = [page.context(), page.url()];
  await page.close();
  const again = await context.newPage();
  await again.goto(address);
  await again.locator('body[data-newer] [data-menu]').waitFor({ timeout: 120_000 });
  await context.close();
  await own.stop();
  await rm(newer, { recursive: true });
});

test('where storing is forbidden it is said once, and one can play', async () => {
  const person = await Person.with({ language: 'en', size: DESKTOP }, files.host);
  const { page } = person;
  // As a private window of some browsers has it.
  await page.context().addInitScript(() => {
    const forbidden = (): never => {
      throw new DOMException('forbidden', 'SecurityError');
    };
    Object.defineProperty(globalThis, 'localStorage', { get: forbidden });
  });
  await page.context().route('**/table-worker-*.js', async (route) => {
    const answer = await route.fetch();
    const forbid = "Object.defineProperty(self,'indexedDB',{value:{open(){throw new Error('forbidden')}}});";
    await route.fulfill({ response: answer, body: forbid + (await answer.text()) });
  });
  await person.open(PLACE);
  await person.tap('[data-play="gambit"]');
  await page.locator('[data-forgetful]').waitFor();
  await person.tap('[data-forgetful] button');
  for (let taps = 0; taps < 5; taps++) {
    const offer = await nextOffer(person, taps);
    if (offer !== 'over') await person.tap(offer.tap);
  }
  expect(await page.locator('[data-forgetful]').count()).toBe(0);
  expect(person.errors).toEqual([]);
  await person.leave();
});

test('one device is passed round, and what needs a server is said', async () => {
  const person = await visitor({ language: 'en', size: PHONE });
  const { page } = person;
  await person.tap(page.locator('a[href*="?new=gambit"]'));
  await page.locator('[data-create]:not(:disabled)').waitFor();
  expect(await page.locator('main').innerText()).toContain(says('en', 'web-needs-server'));
  const second = page.locator('ol li').nth(1);
  await person.tap(second.locator('label').first());
  await second.locator('input.field').fill('Jan');
  await person.tap('[data-create]');
  await page.locator('[data-curtain]').waitFor();
  // Whoever has the device sees cards only while they are held open.
  const hold = page.locator('[data-hold]');
  for (let taps = 0; (await hold.count()) === 0; taps++) {
    const offer = await nextOffer(person, taps);
    if (offer !== 'over') await person.tap(offer.tap);
  }
  expect(await page.locator('[data-card].ready').count()).toBe(0);
  await hold.evaluate((button: HTMLElement) => button.click());
  await page.locator('[data-card].ready').first().waitFor();
  await page.reload();
  await page.locator('[data-curtain]').waitFor();
  expect(await page.locator('[data-card].ready').count()).toBe(0);
  expect(person.errors).toEqual([]);
  await person.leave();
});
