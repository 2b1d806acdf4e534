/** How much is loaded, and that nothing jumps while things move. */
import { request } from 'node:http';
import { expect, inject, test } from 'vitest';

import { DESKTOP, Person, PHONE } from './browser.ts';
import { nextOffer, playOn } from './play.ts';

/** What the first load may weigh, compressed; and with its faces. */
const MOST_BYTES = 120_000;
const MOST_WITH_FONTS = 160_000;

const isFont = (path: string): boolean => path.endsWith('.woff2');

test('the first load is small, and after it the page asks for nothing but the table', async () => {
  const person = await Person.with({ language: 'en', size: PHONE });
  const { page } = person;
  const asked: string[] = [];
  page.on('request', (one) => asked.push(one.url()));
  await person.open();
  await page.locator('[data-play]').first().waitFor();
  await page.waitForLoadState('networkidle');
  const entries = await page.evaluate(() =>
    [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')].map(
      (entry) => ({ name: entry.name, size: (entry as PerformanceResourceTiming).encodedBodySize }),
    ),
  );
  const bytes = (some: typeof entries): number => some.reduce((sum, { size }) => sum + size, 0);
  const rest = bytes(entries.filter(({ name }) => !isFont(name)));
  console.log(`first load: ${rest} bytes, ${bytes(entries)} with fonts, in ${asked.length} requests`);
  expect(rest).toBeGreaterThan(10_000);
  expect(rest).toBeLessThanOrEqual(MOST_BYTES);
  expect(bytes(entries)).toBeLessThanOrEqual(MOST_WITH_FONTS);

  const loaded = asked.length;
  for (const game of ['gambit', 'skakanie']) {
    await person.tap(`[data-play="${game}"]`);
    if (game === 'gambit') await person.choosePace('instant');
    for (let taps = 0; taps < 12; taps++) {
      const offer = await nextOffer(person, taps);
      if (offer !== 'over') await person.tap(offer.tap);
    }
    await person.tap('[data-menu]');
    await person.tap('dialog a[href="/"]');
    await page.locator('[data-play]').first().waitFor();
  }
  const later = asked.slice(loaded).map((url) => new URL(url));
  const pictures = ({ protocol }: URL): boolean => protocol === 'data:' || protocol === 'blob:';
  // Whoever has tables sees them at home, by a script of their own; `puzzles` is which ones were solved.
  const mine = ({ pathname }: URL): boolean =>
    /^\/assets\/(mine|words|history|push|puzzles|rolldown-runtime)-/.test(pathname);
  expect(later.filter((url) => !pictures(url) && !mine(url) && !url.pathname.startsWith('/api/'))).toEqual(
    [],
  );
  expect(later.filter((url) => !pictures(url) && url.host !== inject('server'))).toEqual([]);
  await person.leave();
});

test('browsers on plain HTTP, which know no Brotli, do not load more either', async () => {
  const person = await Person.with({ language: 'en', size: PHONE });
  const loaded: string[] = [];
  person.page.on('request', (one) => loaded.push(new URL(one.url()).pathname));
  await person.open();
  await person.page.locator('[data-play]').first().waitFor();
  await person.leave();
  const files = loaded.filter((path) => path === '/' || path.startsWith('/assets/'));
  const weigh = async (some: string[]): Promise<number> =>
    (await Promise.all(some.map(sizeInGzip))).reduce((sum, size) => sum + size, 0);
  const [rest, fonts] = [
    await weigh(files.filter((path) => !isFont(path))),
    await weigh(files.filter(isFont)),
  ];
  console.log(`first load in gzip: ${rest} bytes, ${rest + fonts} with fonts`);
  expect(rest).toBeLessThanOrEqual(MOST_BYTES);
  expect(rest + fonts).toBeLessThanOrEqual(MOST_WITH_FONTS);
});

function sizeInGzip(path: string): Promise<number> {
  const [host, port] = inject('server').split(':');
  return new Promise((resolve, reject) => {
    const asked = request({ host, port, path, headers: { 'accept-encoding': 'gzip' } }, (answer) => {
      let size = 0;
      answer.on('data', (part: Buffer) => (size += part.length));
      answer.on('end', () => resolve(size));
    });
    asked.on('error', reject);
    asked.end();
  });
}

test.concurrent.each([
  { game: 'gambit', size: PHONE },
  { game: 'gambit', size: DESKTOP },
  { game: 'skakanie', size: PHONE },
  { game: 'skakanie', size: DESKTOP },
])('nothing jumps while things move: $game at $size.width px', async ({ game, size }) => {
  const person = await Person.with({ language: 'en', size });
  const { page } = person;
  await person.open();
  await person.tap(`[data-play="${game}"]`);
  await page.locator('[data-menu]').waitFor();
  // Until the game itself has begun: placed and planned, or with a pawn on a corner.
  await playOn([person], async () => (await page.locator('.row .slot.up, [data-stack].take').count()) > 0);
  await page.evaluate(watchShifts);
  for (let taps = 0; taps < 9; taps++) {
    const offer = await nextOffer(person, taps);
    if (offer !== 'over') await person.tap(offer.tap);
  }
  await nextOffer(person, 0);
  const shifts = await page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts);
  const sum = shifts.reduce((all, { value }) => all + value, 0);
  console.log(`${game} at ${size.width}: shifted ${sum.toFixed(4)}`);
  expect(sum, JSON.stringify(shifts)).toBeLessThan(0.02);
  await person.leave();
});

interface Shift {
  value: number;
  what: string[];
}

/** Runs in the page: writes down every shift of the layout, also those right after a tap. */
function watchShifts(): void {
  const shifts: Shift[] = [];
  (window as unknown as { shifts: Shift[] }).shifts = shifts;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number;
      sources: { node: Element | null }[];
    })[])
      shifts.push({
        value: entry.value,
        what: entry.sources.map(({ node }) => `${node?.nodeName} ${node?.getAttribute?.('class') ?? ''}`),
      });
  }).observe({ type: 'layout-shift' });
}

test('nothing jumps when the faces come late', async () => {
  const person = await Person.with({ language: 'pl', size: PHONE });
  const { page } = person;
  let arrive = (): void => undefined;
  const late = new Promise<void>((done) => (arrive = done));
  await page.route('**/*.woff2', async (route) => {
    await late;
    await route.continue();
  });
  await page.goto(`http://${inject('server')}/`, { waitUntil: 'commit' });
  await page.locator('[data-play]').first().waitFor();
  await page.evaluate(watchShifts);
  const there = page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    return [...document.fonts].filter(({ status }) => status === 'loaded').length;
  });
  arrive();
  expect(await there).toBeGreaterThan(3);
  const shifts = await page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts);
  const sum = shifts.reduce((all, { value }) => all + value, 0);
  console.log(`late faces: shifted ${sum.toFixed(4)}`);
  expect(sum, JSON.stringify(shifts)).toBeLessThan(0.02);
  await person.leave();
});
