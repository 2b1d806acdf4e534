/** All screens, walked from one to the next; whoever examines them looks at each. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect } from 'vitest';

import type { State } from '../src/wire/protocol.ts';
import type { Person } from './browser.ts';
import { look, type Offer } from './play.ts';
import { SMALL_FRAGMENT } from './small-card.ts';

/** Looks at the screen that is shown. `still`: a table, which is a screen without scrolling. */
export interface Inspector {
  look: (screen: string, still?: boolean) => Promise<void>;
}

const LONG_NAME = 'Wilhelmina Konstantynopol';

/** What is read beside playing, by the router's name of the page. */
const READING: [page: string, address: string][] = [
  ['rules', '/rules/gambit'],
  ['rules', '/rules/skakanie'],
  ['learn', '/learn/gambit'],
  ['learn', '/learn/skakanie'],
  ['make', '/make/gambit'],
  ['make', '/make/gambit#new'],
  ['replay', '/replay'],
  ['daily', '/daily/2026-07-04'],
  ['puzzles', '/puzzles'],
  ['puzzles', '/puzzles/gambit-cards-1'],
  ['puzzles', '/puzzles/skakanie-turn-1'],
];

/**
 * Does what is offered until something is the case, or until the end: then it is false. It is done from inside the page: the way to a screen is
 * no matter of fingers, which take ten times as long and are tried by whole games of their own.
 */
export async function playTo(person: Person, what: (state: State) => boolean): Promise<boolean> {
  await person.page.evaluate(`globalThis.look = ${look.toString()}`);
  let last: string | null = null;
  for (let turn = 0; turn < 1500; turn++) {
    const offer: Offer = await person.page.evaluate(clickAndLook, { last, turn });
    if (offer === 'over') return false;
    if (person.state && what(person.state)) return true;
    last = offer.tap;
  }
  return false;
}

/** Plays on to the end in the same way. */
async function playToTheEnd(person: Person): Promise<void> {
  await playTo(person, () => false);
}

/** Runs in the page: clicks, and waits until something is offered. */
async function clickAndLook({ last, turn }: { last: string | null; turn: number }): Promise<Offer> {
  const { look } = globalThis as unknown as { look: (turn: number) => Offer | null };
  const frame = (): Promise<unknown> => new Promise((drawn) => requestAnimationFrame(drawn));
  if (last) {
    document.querySelector(last)?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    // What is answered is not offered any more in the next frame.
    await frame();
  }
  // The time only ends what hangs.
  for (const end = performance.now() + 240_000; performance.now() < end; await frame()) {
    const offer = look(turn);
    if (offer) return offer;
  }
  throw new Error('Nothing is offered.');
}

/** As many seats as there can be: oneself with a long name, and bots. */
async function fillSeats(person: Person, count: number): Promise<void> {
  const { page } = person;
  await page.locator('main input.field').first().fill(LONG_NAME.slice(0, 24));
  await person.tap(page.locator('main section ol > li').nth(1).locator('label').last());
  const more = page.locator('main section .head .stepper button').last();
  for (let seats = 2; seats < count; seats++) await person.tap(more);
}

export async function start(person: Person, game: string, seats: number): Promise<void> {
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
  await playToTheEnd(person);
  await inspector.look('gambit, end', true);
}

async function sheets(person: Person, inspector: Inspector, game: string): Promise<void> {
  await person.tap('[data-menu]');
  await inspector.look(`${game}, menu`);
  await person.closeSheet();
  // Where there is room, the log stands beside the table.
  const log = person.page.locator('header.bar .log');
  if (!(await log.isVisible())) return;
  await person.tap(log);
  await inspector.look(`${game}, log`);
  await person.closeSheet();
}

async function skakanie(person: Person, inspector: Inspector): Promise<void> {
  const asked = (wait: string) => (state: State) =>
    state.view?.game === 'skakanie' &&
    state.view.wait.for === wait &&
    (state.view.legal.length > 0 || state.view.gives !== null);
  await start(person, 'skakanie', 6);
  await person.choosePace('instant');
  for (const wait of ['corner', 'turn']) {
    expect(await playTo(person, asked(wait)), wait).toBe(true);
    await inspector.look(`skakanie, ${wait}`, true);
  }
  await sheets(person, inspector, 'skakanie');
  // The Dragon does not bite this seat in every game: then another is begun.
  for (let games = 1; !(await playTo(person, asked('give'))); games++) {
    expect(games, 'games without a bite').toBeLessThan(10);
    await start(person, 'skakanie', 6);
  }
  await inspector.look('skakanie, give', true);
  await playToTheEnd(person);
  await inspector.look('skakanie, end', true);
  // Where there is room, the table stands beside its end.
  const table = person.page.locator('[data-either]');
  if (await table.isVisible()) await person.tap(table);
  await inspector.look('skakanie, table at the end', true);
  await person.tap('[data-stack="1"]');
  await inspector.look('skakanie, a stack');
}

/** What is read beside playing, as far as the router knows it. */
async function reading(person: Person, inspector: Inspector): Promise<void> {
  const router = readFileSync(resolve(import.meta.dirname, '../src/lib/route.svelte.ts'), 'utf8');
  for (const [page, address] of READING) {
    if (!router.includes(`page: '${page}'`)) continue;
    await person.open(address);
    await person.page.locator('main h1, main h2, header h1').first().waitFor();
    expect(await person.page.locator('[data-play]').count(), `${address} is not the home page`).toBe(0);
    await inspector.look(address);
  }
  await person.open(`/make/gambit#${SMALL_FRAGMENT}`);
  await person.tap('[data-fairness] > summary');
  await person.page.locator('[data-fair-games]:not([data-fair-games="0"])').waitFor();
  await inspector.look('make, how fair a card is');
}

/** Recorded games: a table for all there can be, what stands beside it, and a file that is none. */
async function replays(person: Person, inspector: Inspector): Promise<void> {
  const { page } = person;
  for (const [file, viewer] of [
    ['gambit/tests/corpus/four-votes.log', 'all'],
    ['skakanie/tests/corpus/six.log', 'A'],
  ] as const) {
    await person.open('/replay');
    await page.locator('[data-file]').setInputFiles(resolve(import.meta.dirname, '../../crates', file));
    await page.locator('[data-as]').selectOption(viewer);
    await page.locator(`[data-eyes="${viewer}"]`).waitFor();
    await page.locator('[data-slider]').fill('40');
    await inspector.look(`replay, ${file} as ${viewer}`, true);
    const more = page.locator('[data-more]');
    if (await more.isVisible()) await person.tap(more);
    await person.tap(page.locator('[data-review-open]:visible').last());
    await page.locator('[data-review="whole"]:visible').last().waitFor();
    await inspector.look(`review, ${file}`);
  }
  // Reviews end with the page they are on.
  await person.open('/replay');
  await page
    .locator('[data-file]')
    .setInputFiles(resolve(import.meta.dirname, '../../crates/skakanie/tests/corpus/six.log'));
  await page.locator('[data-slider]').waitFor();
  // Where there is room, all this stands beside the table.
  const more = page.locator('[data-more]');
  const small = await more.isVisible();
  for (const sheet of ['[data-check]', '[data-branch]']) {
    if (small) await person.tap(more);
    if (small && sheet === '[data-check]') await inspector.look('replay, scores and steps');
    await person.tap(page.locator(small ? `dialog ${sheet}` : `aside ${sheet}`));
    await inspector.look(`replay, ${sheet}`);
    await person.closeSheet();
  }
  await page.locator('[data-control="last"]').click();
  await inspector.look('replay, the end', true);
  await person.open('/replay');
  const broken = {
    name: 'no.log',
    mimeType: 'text/plain',
    buffer: Buffer.from('stolik 1 gambit 1\nwrong\n'),
  };
  await page.locator('[data-file]').setInputFiles(broken);
  await page.locator('[role=alert]').waitFor();
  await inspector.look('replay, no log');
}

export const WALKS = { pages, gambit, skakanie, reading, replays };

/** The address with which one watches the table this person is at. */
export async function watchAddress({ page }: Person): Promise<string> {
  const key = await page.evaluate(() => {
    const table = location.pathname.split('/')[2];
    const ring = localStorage.getItem(`stolik.table.${table}`);
    return (JSON.parse(ring ?? '{}') as { watch?: string }).watch;
  });
  return `${new URL(page.url()).pathname}#${key}`;
}
