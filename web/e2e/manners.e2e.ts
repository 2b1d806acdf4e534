/** Small things people expect of a page: the way back, going on where one was, being told what is missing, and what is one tap away. */
import { expect, test } from 'vitest';

import { DESKTOP, Person, PHONE } from './browser.ts';
import { nextOffer, playOn } from './play.ts';
import { LANGUAGES, says } from './texts.ts';
import { soon, until } from './until.ts';

const MANNERS = [
  { language: 'en', size: PHONE },
  { language: 'pl', size: DESKTOP },
  { language: 'it', size: PHONE },
] as const;

test.each([PHONE, DESKTOP])(
  'the way back closes a sheet before it leaves the table: $width px',
  async (size) => {
    const person = await Person.with({ language: 'en', size });
    const { page } = person;
    const dialog = page.locator('dialog');
    await person.open();
    await person.tap('[data-play="gambit"]');
    await nextOffer(person, 0);
    const table = page.url();
    await person.tap('[data-menu]');
    await dialog.waitFor();
    await page.goBack();
    await dialog.waitFor({ state: 'detached' });
    expect(page.url()).toBe(table);
    // One over the other: one at a time.
    await person.tap('[data-brief]');
    await person.tap('dialog [data-rule] >> nth=0');
    await until('two sheets are open', async () => (await dialog.count()) === 2);
    await page.goBack();
    await until('one sheet is left', async () => (await dialog.count()) === 1);
    await page.goBack();
    await dialog.waitFor({ state: 'detached' });
    // Sheets closed otherwise leave nothing behind.
    for (let times = 0; times < 3; times++) {
      await person.tap('[data-menu]');
      await person.closeSheet();
    }
    expect(page.url()).toBe(table);
    await until('the history is as it was', () => page.evaluate(() => history.state === null));
    await page.goBack();
    await page.locator('[data-play]').first().waitFor();
    // Who leaves by a link in a sheet does not find the sheet again.
    await page.goForward();
    await person.tap('[data-menu]');
    await person.tap('dialog a[href="/"]');
    await page.locator('[data-play]').first().waitFor();
    await page.goBack();
    await page.locator('[data-menu]').waitFor();
    await soon(() => dialog.count()).toBe(0);
    expect(person.errors).toEqual([]);
    await person.leave();
  },
);

test.each(MANNERS)(
  'a first game that is loaded again goes on at its step ($language)',
  async ({ language, size }) => {
    const person = await Person.with({ language, size });
    const { page } = person;
    await person.open('/learn/gambit');
    await person.tap('[data-next]');
    await person.tap('[data-wanted]');
    const step = page.locator('[data-say]', { hasText: says(language, 'web-learn-gambit-plan') });
    await step.waitFor();
    await page.reload();
    await step.waitFor();
    await page.locator('[data-wanted]').waitFor();
    // Who leaves it and comes again begins anew.
    await person.tap('[data-leave]');
    await page.locator('[data-play]').first().waitFor();
    await person.open('/learn/gambit');
    await page.locator('[data-say]', { hasText: says(language, 'web-learn-gambit-start') }).waitFor();
    expect(person.errors).toEqual([]);
    await person.leave();
  },
);

test.each(MANNERS)(
  'a seat that moves to another device brings its name along ($language)',
  async (manner) => {
    const { language } = manner;
    const person = await Person.with(manner);
    const { page } = person;
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await person.open('/?new=gambit');
    await page.locator('main input.field').first().fill('Ola');
    await person.tap(page.locator('main ol li').last().locator('label').last());
    await person.tap('[data-create]');
    await nextOffer(person, 0);
    await person.tap('[data-menu]');
    await person.tap('[data-offer="A"]');
    await person.tap('dialog .link [data-copy]');
    const link = new URL(await page.evaluate(() => navigator.clipboard.readText()));
    const other = await Person.with(manner);
    await other.open(link.pathname + link.hash);
    await other.page.getByText(says(language, 'web-takeover', { name: 'Ola' })).waitFor();
    await soon(() => other.page.locator('form input').count()).toBe(0);
    await other.tap('[data-sit]');
    const moved = await other.told('the seat is here', ({ you }) => you.seats.length === 1);
    expect(moved.info.seats[0]?.name).toBe('Ola');
    await page.getByText(says(language, 'web-code-seat-moved')).waitFor();
    for (const one of [person, other]) await one.leave();
  },
);

test.each(MANNERS)(
  'the form says that a name is missing, and leads there ($language)',
  async ({ language, size }) => {
    const person = await Person.with({ language, size });
    const { page } = person;
    await person.open('/?new=gambit');
    const name = page.locator('[data-name="A"]');
    await name.fill(' ');
    const missing = page.locator('[data-missing]');
    expect((await missing.innerText()).trim()).toBe(says(language, 'web-create-name', { seat: 'A' }));
    await person.tap('[data-create]');
    await until('the field has the focus', () => name.evaluate((field) => field === document.activeElement));
    await name.fill('Ola');
    await missing.waitFor({ state: 'detached' });
    await person.tap('[data-create]');
    await page.locator('[data-ready]').waitFor();
    await person.leave();
  },
);

test.each([PHONE, DESKTOP])('another card takes the place of the picked one: $width px', async (size) => {
  const person = await Person.with({ language: 'en', size });
  const { page } = person;
  await person.open();
  await person.tap('[data-play="gambit"]');
  await person.choosePace('instant');
  const picked = page.locator('.hand .card[aria-pressed="true"]');
  await playOn([person], async () => (await page.locator('.row .slot.up').count()) > 0);
  // One card is to be laid after the first move.
  await playOn([person], async () => {
    const laying = await page.locator('[data-do="lay"]').count();
    return laying > 0 && (await page.locator('.hand .card.ready').count()) === 3;
  });
  const cards = page.locator('.hand .card[data-card]');
  for (const at of [0, 1, 2]) {
    await person.tap(cards.nth(at));
    await until('that one is picked, and no other', async () => {
      const pressed = await cards.nth(at).getAttribute('aria-pressed');
      return pressed === 'true' && (await picked.count()) === 1;
    });
  }
  await person.leave();
});

test.each(MANNERS)(
  'reactions are on the bar, and headings in the menu ($language)',
  async ({ language, size }) => {
    const host = await Person.with({ language, size });
    const { page } = host;
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await host.open('/?new=gambit');
    await page.locator('main input.field').first().fill('Ola');
    await host.tap('[data-create]');
    await host.tap('[data-invite] [data-copy]');
    const link = new URL(await page.evaluate(() => navigator.clipboard.readText()));
    const guest = await Person.with({ language, size });
    await guest.open(link.pathname + link.hash);
    await guest.page.locator('form input').fill('Jan');
    await guest.tap('[data-sit]');
    for (const person of [guest, host]) await person.tap('[data-ready]');
    await host.tap('[data-react]');
    await host.tap('[data-reaction="well_done"]');
    await guest.page.locator('.reactions p', { hasText: says(language, 'web-react-well-done') }).waitFor();
    await host.page.locator('[data-reaction]').first().waitFor({ state: 'hidden' });
    await soon(() => host.page.locator('.self .name').innerText()).toBe(
      says(language, 'web-sk-mine', { who: 'Ola' }),
    );
    await host.tap('[data-menu]');
    const headings = await host.page.locator('dialog h3').allInnerTexts();
    for (const heading of ['settings', 'players', 'more'])
      expect(headings).toContain(says(language, `web-menu-${heading}`));
    for (const person of [host, guest]) await person.leave();
  },
);

test.each(MANNERS)(
  'Skakanie shows its pictures before the game, and the whole one during it ($language)',
  async (manner) => {
    const person = await Person.with(manner);
    const { page } = person;
    await person.open('/?new=skakanie');
    await person.tap('details.options > summary');
    await until('three thumbnails', async () => (await page.locator('[data-art] img').count()) === 3);
    await person.tap('[data-art="harbour"]');
    await person.tap(page.locator('main ol li').last().locator('label').last());
    await person.tap('[data-create]');
    await person.tap('[data-whole]:visible');
    const picture = page.getByRole('img', { name: says(manner.language, 'web-sk-picture') });
    await until('the picture is there', () =>
      picture.evaluate((image: HTMLImageElement) => image.naturalWidth > 0),
    );
    await person.closeSheet();
    expect(person.errors).toEqual([]);
    await person.leave();
  },
);

test('a rule’s id in the log is a mark that shows the rule', async () => {
  const person = await Person.with({ language: 'en', size: DESKTOP });
  const { page } = person;
  await person.open();
  await person.tap('[data-play="gambit"]');
  await person.choosePace('instant');
  const mark = page.locator('aside [role=log] [data-rule]');
  await playOn([person], async () => (await mark.count()) > 0);
  await soon(() => page.locator('aside [role=log]').innerText()).not.toMatch(/\([GS]\d+\)/);
  await person.tap(mark.first());
  await page.locator('dialog').waitFor();
  await person.leave();
});

test.each(LANGUAGES)('everybody may peek with one tap (%s)', async (language) => {
  const person = await Person.with({ language, size: PHONE });
  const { page } = person;
  await person.open('/?new=gambit');
  await person.tap('details.options > summary');
  await person.tap('[data-peek-all]');
  await person.tap(page.locator('main ol li').last().locator('label').last());
  await person.tap('[data-create]');
  const { info } = await person.told('the start', (state) => state.info.stage === 'playing');
  expect(info.options.game === 'gambit' && info.options.peek).toEqual(['A', 'B']);
  await person.leave();
});
