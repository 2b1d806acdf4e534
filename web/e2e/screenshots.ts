/** Pictures of every screen for the documentation: `npm run screenshots` writes docs/images/web-*.webp. */
import { mkdir, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Locator } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';

import { DESKTOP, Person, PHONE, type Manner } from './browser.ts';
import { provoke } from './coach.ts';
import { settled } from './settled.ts';
import { MovingPicture } from './moving.ts';
import { play, playOn } from './play.ts';
import { readQr } from './qr.ts';

const CORPUS = '../../crates';
/** Where something happens: captures by both. */
const MOVING = { file: 'gambit/tests/corpus/two-home-rows.log', ply: 24 };

const FOLDER = resolve(import.meta.dirname, '../../docs/images');

beforeAll(() => mkdir(FOLDER, { recursive: true }));

/** Somebody who sees things move at once, so that every picture shows a table at rest. */
async function somebody(manner: Partial<Manner> = {}): Promise<Person> {
  return Person.with({ language: 'en', size: PHONE, ...manner });
}

async function shoot({ page }: Person, name: string, part?: Locator): Promise<void> {
  await settled(page);
  const long = await page.evaluate(() => document.documentElement.scrollHeight > innerHeight);
  const devtools = await page.context().newCDPSession(page);
  const box = await part?.boundingBox();
  const { data } = await devtools.send('Page.captureScreenshot', {
    format: 'webp',
    quality: 82,
    captureBeyondViewport: long,
    ...(box ? { clip: { ...box, scale: 1 } } : {}),
  });
  const bytes = Buffer.from(data, 'base64');
  await writeFile(resolve(FOLDER, `web-${name}.webp`), bytes);
  // Pictures are loaded by everybody who reads about the project.
  expect(bytes.length, name).toBeLessThan(150_000);
}

/** Starts with “Play now” and plays until something of the page is there. */
async function playUntil(person: Person, game: string, there: string): Promise<void> {
  await person.open();
  await person.tap(`[data-play="${game}"]`);
  await person.choosePace('instant');
  const enough = async (): Promise<boolean> =>
    person.acts.length > 12 && (await person.page.locator(there).count()) > 1;
  await playOn([person], enough);
}

test('home', async () => {
  for (const [name, manner] of Object.entries({
    'home-phone': { size: PHONE },
    'home-desktop': { size: DESKTOP },
    'home-dark': { size: PHONE, dark: true },
  })) {
    const person = await somebody(manner);
    await person.open();
    await person.page.locator('[data-play]').first().waitFor();
    await shoot(person, name);
    await person.leave();
  }
});

test('a new table', async () => {
  for (const game of ['gambit', 'skakanie']) {
    const person = await somebody({ size: { width: 900, height: 900 } });
    await person.open(`/?new=${game}`);
    await shoot(person, `create-${game}`);
    await person.tap('details.options > summary');
    if (game === 'gambit') await person.page.locator('[role=radio]').nth(1).waitFor();
    await shoot(person, `create-${game}-options`, person.page.locator('details.options'));
    await person.leave();
  }
});

test('lobby', async () => {
  for (const [name, manner] of Object.entries({
    'lobby-desktop': { size: DESKTOP },
    'lobby-phone-dark': { size: PHONE, dark: true },
  })) {
    const person = await somebody(manner);
    await person.open('/?new=gambit');
    await person.page.locator('main input.field').first().fill('Ola');
    await person.tap('[data-create]');
    await person.page.locator('[data-ready]').waitFor();
    await shoot(person, name);
    await person.leave();
  }
});

const MANNERS = {
  phone: { size: PHONE },
  'phone-dark': { size: PHONE, dark: true },
  desktop: { size: DESKTOP },
  'desktop-dark': { size: DESKTOP, dark: true },
};

test.each(Object.entries(MANNERS))('Gambit: %s', async (name, manner) => {
  const person = await somebody(manner);
  await playUntil(person, 'gambit', '.square.target');
  await shoot(person, `gambit-${name}`);
  if (name === 'phone') {
    await person.tap('[data-menu]');
    await shoot(person, 'menu-phone');
    await person.closeSheet();
  }
  await play(person);
  await shoot(person, `gambit-end-${name}`);
  await person.leave();
});

test.each(Object.entries(MANNERS))('Skakanie: %s', async (name, manner) => {
  const person = await somebody(manner);
  await playUntil(person, 'skakanie', '[data-stack].move');
  await shoot(person, `skakanie-${name}`);
  if (name === 'phone') {
    await playOn([person], async () => (await person.page.locator('[data-piece]').count()) > 0);
    await shoot(person, 'skakanie-bite-phone');
  }
  await play(person);
  await shoot(person, `skakanie-end-${name}`);
  await person.leave();
});

test('the daily deal', async () => {
  const person = await somebody();
  const { page } = person;
  await person.open('/daily/2026-07-04');
  await page.locator('[data-par]').nth(1).waitFor();
  await shoot(person, 'daily-phone');
  await person.tap('[data-daily="gambit"]');
  await person.choosePace('instant');
  await play(person);
  await page.locator('[data-daily-outcome]:not([data-daily-outcome=""])').waitFor();
  await shoot(person, 'daily-end-phone');
  await person.leave();
});

test('puzzles', async () => {
  for (const [name, size, path] of [
    ['puzzles-desktop', DESKTOP, '/puzzles'],
    ['puzzle-gambit-phone', PHONE, '/puzzles/gambit-cards-3'],
    ['puzzle-skakanie-desktop', DESKTOP, '/puzzles/skakanie-turn-3'],
  ] as const) {
    const person = await somebody({ size });
    await person.open(path);
    await person.page.locator('[data-puzzles] h2, [data-show]').first().waitFor();
    await shoot(person, name);
    await person.leave();
  }
});

test('reading and learning', async () => {
  for (const [name, path, there] of [
    ['rules-gambit', '/rules/gambit#G10', '#G10'],
    ['rules-skakanie', '/rules/skakanie#S11', '#S11'],
    ['learn-gambit', '/learn/gambit', '.square'],
    ['learn-skakanie', '/learn/skakanie', '[data-stack]'],
  ] as const) {
    const person = await somebody({ size: DESKTOP });
    await person.open(path);
    const part = person.page.locator(there).first();
    await part.waitFor();
    // Of a long page only the rule that was asked for.
    await shoot(person, name, name.startsWith('rules') ? part : undefined);
    await person.leave();
  }
});

test('a device that is passed round', async () => {
  const person = await somebody();
  const { page } = person;
  await person.open('/?new=gambit');
  for (const [at, name] of ['Ola', 'Jan'].entries()) {
    const seat = page.locator('main section ol > li').nth(at);
    await person.tap(seat.locator('label').first());
    await seat.locator('input.field').fill(name);
  }
  await person.tap('[data-create]');
  await page.locator('[data-curtain]').waitFor();
  await shoot(person, 'curtain-phone');
  await person.leave();
});

test('a screen with phones round it, and the replay', async () => {
  const screen = await somebody({ size: { width: 1920, height: 1080 } });
  await screen.open('/?new=gambit');
  await screen.tap(screen.page.locator('.where label').last());
  await screen.tap('[data-create]');
  await screen.page.locator('[data-code]').first().waitFor();
  await shoot(screen, 'screen-lobby');
  const phones: Person[] = [];
  for (const [at, name] of ['Ola', 'Jan'].entries()) {
    const { pathname, hash } = new URL(await readQr(screen.page.locator('[data-code] svg').first()));
    const phone = await somebody();
    await phone.open(pathname + hash);
    await phone.page.locator('form input').fill(name);
    await phone.tap('[data-sit]');
    await phone.tap('[data-ready]');
    phones.push(phone);
    if (at === 0) await screen.page.locator('[data-code]').nth(1).waitFor({ state: 'detached' });
  }
  for (const phone of phones) await phone.choosePace('instant');
  const [ola] = phones;
  const asked = async (): Promise<boolean> =>
    ((await ola?.page.locator('[data-card].ready').count()) ?? 0) > 2;
  await playOn(phones, async () => (ola?.acts.length ?? 0) > 6 && (await asked()));
  await shoot(screen, 'screen');
  if (ola) await shoot(ola, 'hand-phone');
  await playOn(phones, async () => (await screen.page.locator('[data-rematch]').count()) > 0);
  if (!ola) return;
  await ola.page.setViewportSize(DESKTOP);
  await ola.tap('[data-replay]');
  await ola.page.locator('[data-told]').waitFor();
  for (let step = 0; step < 20; step++) await ola.page.keyboard.press('ArrowRight');
  await shoot(ola, 'replay-desktop');
  for (const one of [screen, ...phones]) await one.leave();
});

test('reviews', async () => {
  for (const [name, size, file, seat] of [
    ['review-gambit', DESKTOP, 'gambit/tests/corpus/two-home-rows.log', 'A'],
    ['review-skakanie', PHONE, 'skakanie/tests/corpus/two.log', 'A'],
  ] as const) {
    const person = await somebody({ size });
    const { page } = person;
    await person.open('/replay');
    await page.locator('[data-file]').setInputFiles(resolve(import.meta.dirname, CORPUS, file));
    await page.locator('[data-as]').selectOption(seat);
    await page.locator(`[data-eyes="${seat}"]`).waitFor();
    const more = page.locator('[data-more]');
    const small = await more.isVisible();
    if (small) await person.tap(more);
    await person.tap(page.locator('[data-review-open]:visible').last());
    await page.locator('[data-review="whole"]:visible').last().waitFor();
    if (!small) await person.tap(page.locator('aside [data-moment]').first());
    await shoot(person, name);
    await person.leave();
  }
});

/** Ten seconds of a recorded game, in light and dark; time goes slower there than in the picture, so that no machine is too slow. */
test.each([
  ['light', false],
  ['dark', true],
])('a game that moves, %s', async (name, dark) => {
  const [SLOWER, SECONDS, EVERY] = [12, 10, 50];
  const size = { width: 820, height: 500 };
  const person = await somebody({ size, dark });
  const { page } = person;
  await page.addInitScript((slower) => {
    const real = setTimeout;
    Object.assign(window, {
      setTimeout: (done: TimerHandler, delay = 0, ...more: unknown[]) => real(done, delay * slower, ...more),
    });
  }, SLOWER);
  await person.open('/replay');
  await page.locator('[data-file]').setInputFiles(resolve(import.meta.dirname, CORPUS, MOVING.file));
  await page.locator('[data-as]').selectOption('A');
  await page.locator('[data-eyes="A"]').waitFor();
  await page.locator('[data-slider]').fill(String(MOVING.ply));
  await settled(page);
  // As high as the table is to be, with the bar and the controls.
  const { height } = (await page.locator('main').boundingBox()) ?? size;
  await page.setViewportSize({ ...size, height: 2 * size.height - height });
  await settled(page);
  const studio = await page.context().newPage();
  const moving = new MovingPicture(studio, size);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Animation.enable');
  await devtools.send('Animation.setPlaybackRate', { playbackRate: 1 / SLOWER });
  const { x, y } = (await page.locator('main').boundingBox()) ?? { x: 0, y: 0 };
  const clip = { x, y, ...size };
  await person.tap('[data-control="toggle"]');
  const start = performance.now();
  for (let shown = 0; shown < SECONDS * 1000;) {
    const png = await page.screenshot({ clip });
    // As long as it was to be seen; a slow machine shows fewer pictures, not another game.
    const until = Math.max(shown + EVERY, (performance.now() - start) / SLOWER);
    await moving.add(png, Math.round(until - shown));
    await page.waitForTimeout(Math.max(0, until * SLOWER - (performance.now() - start)));
    shown = until;
  }
  const { bytes } = moving;
  await writeFile(resolve(FOLDER, `moving-${name}.webp`), bytes);
  console.log(`moving-${name}: ${bytes.length} bytes`);
  expect(bytes.length).toBeLessThan(800_000);
  await person.leave();
});

test('help during play', async () => {
  const person = await somebody({ size: DESKTOP });
  await playUntil(person, 'gambit', '.square.target');
  await person.tap('[data-help]');
  await person.tap('[data-hint]');
  await person.tap('[data-hint-more]');
  await person.page.locator('[data-arrow="better"]').waitFor();
  await shoot(person, 'hint-gambit');
  await person.tap(person.page.getByRole('switch').first());
  await provoke(person);
  await person.page.locator('[data-remark]').waitFor();
  await shoot(person, 'coach-gambit');
  await person.leave();
  for (const [game, there] of [
    ['gambit', '.square.target'],
    ['skakanie', '[data-stack].legal'],
  ] as const) {
    const person = await somebody();
    await playUntil(person, game, there);
    await person.tap('[data-help]');
    await person.tap('[data-hint]');
    await person.page.locator('[data-idea]').waitFor();
    await person.tap(person.page.getByRole('switch').last());
    await person.page.locator('[data-odds]').first().waitFor();
    await shoot(person, `lens-${game}`);
    await person.leave();
  }
});

test('a link that leads nowhere', async () => {
  const person = await somebody();
  await person.open('/t/nothing-here');
  await person.page.locator('main h1').waitFor();
  await shoot(person, 'problem');
  await person.leave();
});
