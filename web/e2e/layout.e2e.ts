/** Every screen at every width in every language: nothing overlaps, scrolls sideways or is cut. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';

import type { State } from '../src/wire/protocol.ts';
import { DESKTOP, launch, Person, PHONE } from './browser.ts';
import { complaints } from './measure.ts';
import { nextOffer, play } from './play.ts';
import { LANGUAGES } from './texts.ts';

const SIZES = [
  { width: 320, height: 640 },
  PHONE,
  { width: 768, height: 1024 },
  DESKTOP,
  { width: 2560, height: 1440 },
];
const LONG_NAME = 'Wilhelmina Konstantynopol';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

/** Looks at a screen at all widths, and writes down what is wrong. */
class Inspector {
  readonly wrong: string[] = [];

  constructor(private readonly person: Person) {}

  async look(screen: string, still = false): Promise<void> {
    const { page } = this.person;
    for (const size of SIZES) {
      await page.setViewportSize(size);
      // Two frames: what depends on the size of something else has been drawn again.
      await page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
      );
      for (const one of await complaints(page, still)) this.wrong.push(`${screen}, ${size.width} px: ${one}`);
    }
    await page.setViewportSize(PHONE);
  }
}

/** Taps what is offered until something is the case. */
async function playTo(person: Person, what: (state: State) => boolean): Promise<boolean> {
  for (let taps = 0; taps < 1500; taps++) {
    const offer = await nextOffer(person, taps);
    if (offer === 'over') return false;
    if (person.state && what(person.state)) return true;
    await person.tap(offer.tap);
  }
  return false;
}

/** As many seats as there can be: oneself with a long name, and bots. */
async function fillSeats(person: Person, count: number): Promise<void> {
  const { page } = person;
  await page.locator('main input.field').first().fill(LONG_NAME.slice(0, 24));
  await person.tap(page.locator('main section ol > li').nth(1).locator('label').last());
  const more = page.locator('main section .head .stepper button').last();
  for (let seats = 2; seats < count; seats++) await person.tap(more);
}

async function start(person: Person, game: string, seats: number): Promise<void> {
  await person.open(`/?new=${game}`);
  await fillSeats(person, seats);
  await person.tap('[data-create]');
  await person.told('the start', ({ info }) => info.stage === 'playing');
}

async function pages(person: Person, inspector: Inspector): Promise<void> {
  const { page } = person;
  for (const game of ['gambit', 'skakanie']) {
    await person.open(`/?new=${game}`);
    await inspector.look(`create ${game}`);
    await fillSeats(person, game === 'gambit' ? 4 : 6);
    await person.tap('details.options > summary');
    if (game === 'gambit') {
      await page.locator('[data-option="setup"] [role=radio]').nth(1).waitFor();
      await person.tap(page.locator('[data-option="setup"] [role=radio]').last());
      await page.locator('[data-option="setup"] textarea').fill('setup Wrong\npoints P=1\nP P P');
      await page.locator('[data-option="setup"] .wrong').waitFor();
    }
    await inspector.look(`create ${game}, open`);
  }
  await person.open('/?new=gambit');
  await person.tap('[data-create]');
  await page.locator('[data-ready]').waitFor();
  await inspector.look('lobby');
  await person.tap('[data-ready]');
  await inspector.look('lobby, ready');
  await person.open('/');
  await page.locator('main ul a').first().waitFor();
  await inspector.look('home');
  await person.open('/t/nothing');
  await page.locator('main h1').waitFor();
  await inspector.look('problem');
}

async function gambit(person: Person, inspector: Inspector): Promise<void> {
  await start(person, 'gambit', 4);
  await person.choosePace('instant');
  for (const phase of ['placing', 'planning', 'laying', 'moving']) {
    const there = (state: State): boolean =>
      state.view?.game === 'gambit' && state.view.phase === phase && state.view.legal.length > 0;
    expect(await playTo(person, there), phase).toBe(true);
    await inspector.look(`gambit, ${phase}`, true);
  }
  await sheets(person, inspector, 'gambit');
  await person.tap('button[data-seat="B"]');
  await inspector.look('gambit, discards');
  await person.closeSheet();
  await play(person);
  await inspector.look('gambit, end', true);
}

async function sheets(person: Person, inspector: Inspector, game: string): Promise<void> {
  await person.tap('[data-menu]');
  await inspector.look(`${game}, menu`);
  await person.closeSheet();
  await person.tap('header.bar .log');
  await inspector.look(`${game}, log`);
  await person.closeSheet();
}

async function skakanie(person: Person, inspector: Inspector): Promise<void> {
  await start(person, 'skakanie', 6);
  await person.choosePace('instant');
  for (const wait of ['corner', 'turn', 'give']) {
    const there = (state: State): boolean =>
      state.view?.game === 'skakanie' && state.view.wait.for === wait && state.view.legal.length > 0;
    expect(await playTo(person, there), wait).toBe(true);
    await inspector.look(`skakanie, ${wait}`, true);
    if (wait === 'turn') await sheets(person, inspector, 'skakanie');
  }
  await play(person);
  await inspector.look('skakanie, end', true);
  await person.tap('.buttons .wide');
  await inspector.look('skakanie, table at the end', true);
  await person.tap('[data-stack="1"]');
  await inspector.look('skakanie, a stack');
}

for (const language of LANGUAGES)
  test.concurrent.each(Object.entries({ pages, gambit, skakanie }))(
    `nothing overlaps or is cut in ${language}: %s`,
    async (_, walk) => {
      const person = await Person.with(browser, inject('server'), { language, size: PHONE });
      const inspector = new Inspector(person);
      await walk(person, inspector);
      expect(inspector.wrong).toEqual([]);
      expect(person.errors).toEqual([]);
      await person.leave();
    },
  );
