/** The page in Firefox and WebKit: whole games by pointing and by keyboard, a passed device, a reload, a replay, three languages. */
import { expect, inject, test } from 'vitest';

import { PHONE } from './browser.ts';
import type { Engine } from './engines/engine.ts';
import { Firefox } from './engines/firefox.ts';
import { WebKit } from './engines/webkit.ts';
import { look } from './play.ts';
import { LANGUAGES, says } from './texts.ts';
import { until } from './until.ts';

const ENGINES = [Firefox, WebKit];
const GAMES = ['gambit', 'skakanie'] as const;
const PEOPLE = ['Ola', 'Jan'];
const DESKTOP = { width: 1280, height: 860 };

/** Does something in a browser of its own; where it fails there is a picture of it, and its text. */
async function within(
  engine: (typeof ENGINES)[number],
  size: typeof PHONE,
  task: (browser: Engine) => Promise<void>,
): Promise<void> {
  const browser = await engine.start(size);
  try {
    await browser.open(`http://${inject('server')}/`);
    await browser.sees('[data-play]');
    await task(browser);
  } catch (why) {
    await browser.picture('failed').catch(() => undefined);
    const text = await browser.run(() => document.body.innerText).catch(() => '');
    console.error(`What it said: ${text.slice(0, 2000)}`);
    throw why;
  } finally {
    await browser.close();
  }
}

/** Nothing moves from here on. */
async function hurry(browser: Engine): Promise<void> {
  await browser.tap('[data-menu]');
  await browser.tap('dialog .speed label:last-child');
  await browser.tap('dialog header button');
}

async function playOn(browser: Engine, most: number, keys = false): Promise<boolean> {
  for (let turn = 0; turn < most; turn++) {
    const offer = keys ? await browser.offer(turn) : await browser.takeNext(turn);
    if (offer === 'over') return true;
    const isOffered = async (): Promise<boolean> =>
      JSON.stringify(await browser.run(look, turn)) === JSON.stringify(offer);
    if (keys && (await browser.reach(offer.tap, isOffered))) await browser.press('Enter');
  }
  return false;
}

/** Squares are square, and what is drawn over them has their place. */
async function isSquare(browser: Engine): Promise<void> {
  const { odd, off } = await browser.run(() => {
    const squares = [...document.querySelectorAll('[data-square]')].map((one) => one.getBoundingClientRect());
    const figures = document.querySelector('svg[viewBox="0 0 800 800"]')?.getBoundingClientRect();
    const [left, top, right, bottom] = [
      Math.min(...squares.map((one) => one.left)),
      Math.min(...squares.map((one) => one.top)),
      Math.max(...squares.map((one) => one.right)),
      Math.max(...squares.map((one) => one.bottom)),
    ];
    const { left: x = 0, top: y = 0, right: u = 0, bottom: v = 0 } = figures ?? {};
    return {
      odd: Math.max(...squares.map(({ width, height }) => Math.abs(width - height))),
      off: Math.max(Math.abs(left - x), Math.abs(top - y), Math.abs(right - u), Math.abs(bottom - v)),
    };
  });
  expect(odd, 'squares are as high as wide').toBeLessThan(0.6);
  expect(off, 'figures lie on their squares').toBeLessThan(1.5);
}

/** Runs in the page: the texts of what is seen of these. */
function seen(selector: string): string[] {
  return [...document.querySelectorAll<HTMLElement>(selector)]
    .filter((one) => {
      const { left, right, top, bottom } = one.getBoundingClientRect();
      return document.elementFromPoint((left + right) / 2, (top + bottom) / 2) === one;
    })
    .map((one) => one.innerText);
}

/** Runs in the page: is this longer than what is seen of it, and that its end? */
function isAtEnd(selector: string): boolean {
  const box = document.querySelector(selector);
  if (!box) return false;
  const newest = box.lastElementChild?.getBoundingClientRect().bottom ?? Infinity;
  return box.scrollHeight > box.clientHeight && newest <= box.getBoundingClientRect().bottom + 1;
}

for (const engine of ENGINES) {
  const name = engine.name;

  test.each(GAMES)(`${name}: a whole game of %s by pointing, and its replay`, async (game) => {
    await within(engine, PHONE, async (browser) => {
      await browser.tap(`[data-play="${game}"]`);
      await browser.sees('[role=grid]');
      await hurry(browser);
      if (game === 'gambit') await isSquare(browser);
      expect(await playOn(browser, 12)).toBe(false);
      // In mid-game the page is loaded anew, and goes on.
      await browser.reload();
      await browser.sees('[role=grid]');
      if (game === 'gambit') await isSquare(browser);
      await browser.picture(`${game}-phone`);
      expect(await playOn(browser, 1500), 'the game ends').toBe(true);
      await browser.picture(`${game}-end`);
      expect(await browser.run(seen, '.hidden, .hidden *'), 'only read aloud').toEqual([]);
      await browser.tap('[data-replay]');
      await browser.sees('[data-slider]');
      for (const control of ['forward', 'forward', 'last', 'first'])
        await browser.tap(`[data-control="${control}"]`);
      await browser.picture(`${game}-replay`);
    });
  });

  test(`${name}: three languages`, async () => {
    await within(engine, PHONE, async (browser) => {
      for (const language of LANGUAGES) {
        await browser.tap(`footer label:nth-child(${LANGUAGES.indexOf(language) + 1})`);
        await browser.sees(`html[lang="${language}"]`);
        const text = await browser.run(() => document.querySelector<HTMLElement>('[data-play]')?.innerText);
        expect(text?.trim()).toBe(says(language, 'web-play-now'));
      }
      await browser.picture('home-it');
    });
  });

  test(`${name}: a device that is passed round`, async () => {
    await within(engine, PHONE, async (browser) => {
      await browser.open(`http://${inject('server')}/?new=gambit`);
      for (const [at, person] of PEOPLE.entries()) {
        const seat = `main section ol > li:nth-child(${at + 1})`;
        await browser.tap(`${seat} label`);
        await browser.sees(`${seat} input.field`);
        await browser.fill(`${seat} input.field`, person);
      }
      await browser.tap('[data-create]');
      const met = new Set<string>();
      for (let turn = 0; met.size < PEOPLE.length || turn < 30; turn++) {
        expect(turn, [...met].join()).toBeLessThan(200);
        // Who is to choose among cards shows them first.
        const find = async (): ReturnType<Engine['found']> => {
          const { curtain, text, cards } = await browser.run(() => ({
            curtain: document.querySelector('[data-curtain]') !== null,
            text: document.body.innerText,
            cards: document.querySelectorAll('.hand .front').length,
          }));
          if (curtain) {
            expect(cards, 'nobody has cards before their eyes while it is passed').toBe(0);
            for (const person of PEOPLE) if (text.includes(person)) met.add(person);
            if (turn === 0) await browser.picture('curtain');
          }
          const offer = await browser.run(look, turn);
          return browser.found(offer ?? ((await browser.has('[data-show]')) ? { tap: '[data-show]' } : null));
        };
        if ((await browser.take(find)) === 'over') break;
      }
      await browser.picture('passed');
    });
  });

  test.each(GAMES)(`${name}: a whole game of %s by keyboard`, async (game) => {
    await within(engine, DESKTOP, async (browser) => {
      await browser.reach(`[data-play="${game}"]`);
      await browser.press('Enter');
      await browser.sees('[role=grid]');
      await hurry(browser);
      if (game === 'gambit') await isSquare(browser);
      expect(await playOn(browser, 20, true)).toBe(false);
      await until('the newest line of the log is in sight', () => browser.run(isAtEnd, '[role=log]'));
      await browser.picture(`${game}-desktop`);
      expect(await playOn(browser, 1500, true), 'the game ends').toBe(true);
    });
  });
}
