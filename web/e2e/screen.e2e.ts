/** A screen for all and phones round it: codes to sit down, a phone that sleeps, a phone that gives its seat away. */
import { expect, inject, test } from 'vitest';

import { Person, PHONE } from './browser.ts';
import { Cable } from './cable.ts';
import { complaints } from './measure.ts';
import { playOn } from './play.ts';
import { readQr } from './qr.ts';
import { SMALL_CARD } from './small-card.ts';
import { says, type Language } from './texts.ts';
import { soon, until } from './until.ts';

const TELEVISION = { width: 1920, height: 1080 };

/** The screen makes a table for phones. */
async function setUp(game: string, language: Language): Promise<Person> {
  const screen = await Person.with({ language, size: TELEVISION });
  const { page } = screen;
  await screen.open(`/?new=${game}`);
  await screen.tap(page.locator('.where label').last());
  expect(await page.locator('main section ol input.field').count(), 'nobody sits at the screen').toBe(0);
  if (game === 'gambit') {
    await screen.tap('details.options > summary');
    await screen.tap(page.locator('[data-option="setup"] [role=radio]').last());
    await page.locator('[data-option="setup"] textarea').fill(SMALL_CARD);
    await page.locator('[data-option="setup"] .good').waitFor();
  }
  await screen.tap('[data-create]');
  await page.locator('[data-code]').first().waitFor();
  return screen;
}

/** A phone follows a code and sits down; a seat that is handed over brings its name along. */
async function sitDown(phone: Person, code: string, name: string | null): Promise<void> {
  const { pathname, hash } = new URL(code);
  await phone.open(pathname + hash);
  if (name !== null) await phone.page.locator('form input').fill(name);
  await phone.tap('[data-sit]');
}

async function phone(host: string, language: Language): Promise<Person> {
  return Person.with({ language, size: PHONE }, host);
}

/** The screen shows nobody's cards but those that lie face up for all. */
async function hidesHands({ page, state }: Person): Promise<void> {
  expect(state?.you).toMatchObject({ seats: [], looking: null, host: true });
  if (state?.view?.game !== 'gambit') return;
  expect(state.view.seats.every(({ hand }) => hand.cards === null)).toBe(true);
  expect(state.view.legal).toEqual([]);
  expect(await page.locator('[data-card]').count()).toBe(0);
}

test('a screen and two phones play a whole game; one reloads and sleeps, one hands its seat to a third', async () => {
  const cable = await Cable.to(inject('server'));
  const screen = await setUp('gambit', 'en');
  const ola = await phone(cable.host, 'pl');
  const jan = await phone(inject('server'), 'it');
  const codes = screen.page.locator('[data-code]');
  await soon(() => codes.count()).toBe(2);
  expect(await complaints(screen.page, true)).toEqual([]);
  await sitDown(ola, await readQr(codes.nth(0).locator('svg').first()), 'Ola');
  await screen.page.locator('[data-seat="A"]', { hasText: 'Ola' }).waitFor();
  await sitDown(jan, await readQr(codes.locator('svg').first()), 'Jan');
  await screen.page.locator('[data-seat="B"]', { hasText: 'Jan' }).waitFor();
  await ola.tap('[data-ready]');
  await screen.page.locator('[data-seat="A"] .ready').waitFor();
  await jan.tap('[data-ready]');
  for (const one of [ola, jan, screen]) {
    await one.told('the start', ({ info }) => info.stage === 'playing');
    await one.choosePace('instant');
  }
  await hidesHands(screen);
  expect(await screen.page.locator('.turn h2').innerText()).not.toBe('');
  expect(await complaints(screen.page, true)).toEqual([]);
  // With a screen on the table a phone is a hand of cards.
  await ola.page.locator('.mine').waitFor();

  const acted = (who: Person, count: number) => (): boolean => who.acts.length >= count;
  await playOn([ola, jan], acted(ola, 5));
  await ola.page.reload();
  await playOn([ola, jan], acted(ola, 7));
  // It sleeps, the network is gone; it wakes up, and goes on without a tap.
  const synced = (): number => ola.heard.filter(({ type }) => type === 'synced').length;
  const before = synced();
  cable.cut();
  cable.mend();
  await ola.page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await until('the phone is back', () => synced() > before);
  await playOn([ola, jan], acted(ola, 10));
  await hidesHands(screen);

  const ewa = await phone(inject('server'), 'en');
  await handOver(jan, ewa);
  await playOn([ola, ewa], acted(ewa, 3));
  await hidesHands(screen);
  await playOn([ola, ewa]);
  await screen.page.locator('[data-end] .plot').waitFor();
  expect(await complaints(screen.page, true)).toEqual([]);

  // The screen can ask for another game, and the phones follow.
  await screen.tap('[data-rematch]');
  await ola.tap('[data-rematch]:not(:disabled)');
  await ewa.tap('[data-rematch]:not(:disabled)');
  await screen.told('another game', ({ info }) => info.stage === 'playing');
  for (const one of [screen, ola, jan, ewa]) {
    expect(one.heard.filter(({ type }) => type === 'refused')).toEqual([]);
    expect(one.errors).toEqual([]);
    await one.leave();
  }
  cable.remove();
});

/** In mid-game, by the code in the menu. */
async function handOver(from: Person, to: Person): Promise<void> {
  await from.tap('[data-menu]');
  await from.tap('[data-offer="B"]');
  await sitDown(to, await readQr(from.page.locator('dialog li .code svg')), null);
  await to.page.locator('.mine').waitFor();
  await from.closeSheet();
  // The old device says so plainly, and watches.
  const said = await from.page.locator('.moved').innerText();
  expect(said).toContain(says(from.language, 'web-code-seat-moved'));
  expect(said).toContain(says(from.language, 'web-moved'));
  expect(from.state?.you.seats).toEqual([]);
  expect(await from.page.locator('.mine, [data-card]').count()).toBe(0);
  await to.choosePace('instant');
}

test('whoever loses a phone gets another code on the screen; a bot fills an empty seat before the start', async () => {
  const screen = await setUp('skakanie', 'pl');
  const { page } = screen;
  const ola = await phone(inject('server'), 'pl');
  await sitDown(ola, await readQr(page.locator('[data-code="A"] svg').first()), 'Ola');
  await ola.tap('[data-ready]');
  await page.locator('[data-seat="B"] select').selectOption('beginner');
  await screen.told('the start', ({ info }) => info.stage === 'playing');
  expect(await complaints(page, true)).toEqual([]);
  await ola.leave();
  const another = page.locator('[data-sure]');
  await screen.tap(another);
  await screen.tap(another);
  await page.locator('[data-code="A"]').waitFor();
  const jan = await phone(inject('server'), 'pl');
  await sitDown(jan, await readQr(page.locator('[data-code="A"] svg').first()), 'Jan');
  await jan.told('a seat', ({ you }) => you.seats.length === 1);
  await page.locator('[data-code]').waitFor({ state: 'detached' });
  for (const one of [screen, jan]) {
    expect(one.errors).toEqual([]);
    await one.leave();
  }
});
