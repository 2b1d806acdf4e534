/** Recorded games: stepping, everybody's eyes, links, the chart, the shuffle check, damaged logs, and going on from a ply. */
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Locator } from 'playwright-core';
import { beforeAll, expect, inject, test } from 'vitest';

import type { GambitView, Replay } from '../src/wire/protocol.ts';
import { DESKTOP, Person, PHONE } from './browser.ts';
import { middle } from './hands.ts';
import { nextOffer, play } from './play.ts';
import { says } from './texts.ts';
import { soon, until } from './until.ts';

const CORPUS = resolve(import.meta.dirname, '../../crates');
const NAMES: Record<string, string> = { B: 'bishop', R: 'rook', Q: 'queen', N: 'knight' };

/** A finished game of Gambit on the server. */
let table: string;
/** Everything that was in it. */
let truth: Replay;

beforeAll(async () => {
  const person = await somebody();
  await person.open();
  await person.tap('[data-play="gambit"]');
  await person.choosePace('instant');
  await play(person);
  table = new URL(person.page.url()).pathname.split('/')[2] ?? '';
  truth = await told({ table });
  // From the end of a game one goes to its replay, with one's own eyes.
  await person.tap('[data-replay]');
  await at(person, 0);
  expect(new URL(person.page.url()).pathname).toBe(`/replay/${table}`);
  await soon(() => person.page.locator('[data-as]').inputValue()).toBe('A');
  // And from home to one's finished games.
  await person.open('/replay');
  await person.page.locator(`main ul a[href^="/replay/${table}"]`).waitFor();
  await person.leave();
});

async function somebody(size = DESKTOP): Promise<Person> {
  const person = await Person.with({ language: 'en', size });
  await person.page.emulateMedia({ reducedMotion: 'reduce' });
  return person;
}

/** What the server tells who may see everything. */
async function told(source: { table: string } | { log: string }): Promise<Replay> {
  const body = JSON.stringify({ source, viewer: 'all' });
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`http://${inject('server')}/api/v1/replays`, { method: 'POST', headers, body });
  expect(answer.status).toBe(200);
  return (await answer.json()) as Replay;
}

/** Waits until a ply is shown, and all of it. */
async function at({ page }: Person, ply: number): Promise<void> {
  await page.locator(`[data-plies] [data-ply="${ply}"][aria-current="step"]`).waitFor({ state: 'attached' });
  await soon(() => page.locator('[data-slider]').inputValue()).toBe(String(ply));
}

async function look({ page }: Person, viewer: string): Promise<void> {
  await page.locator('[data-as]').selectOption(viewer);
  await page.locator(`[data-eyes="${viewer}"]`).waitFor();
}

async function jump(person: Person, ply: number): Promise<void> {
  await person.page.locator('[data-slider]').fill(String(ply));
  await at(person, ply);
}

/** Every card that lies open in the document, by the words a screen reader says. */
function cards({ page }: Person): Promise<string[]> {
  return page.evaluate(() => [
    ...[...document.querySelectorAll<HTMLElement>('.hand [data-card]')].map(
      (card) => `mine ${card.dataset['card']}`,
    ),
    ...[...document.querySelectorAll<HTMLElement>('[data-hand]')].map(
      (hand) => `${hand.dataset['hand']} ${hand.ariaLabel}`,
    ),
  ]);
}

/** How many cards of the rows show their face. */
async function faces({ page }: Person): Promise<number> {
  return page.locator('.row:not(.hand) .slot .front').count();
}

function gambit(ply: number): GambitView {
  const view = truth.plies[ply]?.view;
  if (view?.game !== 'gambit') throw new Error(`no ply ${ply}`);
  return view;
}

/** Some plies all over the game, the end left out, where hidden cards are counted. */
function somePlies(): number[] {
  const last = truth.plies.length - 2;
  return [5, Math.floor(last / 3), Math.floor(last / 2), last];
}

test('everybody’s eyes see what they saw, and no more', async () => {
  const person = await somebody();
  await person.open(`/replay/${table}`);
  await at(person, 0);
  await soon(() => person.page.locator('[data-as] option').count()).toBe(4);
  for (const ply of somePlies()) {
    const view = gambit(ply);
    const up = view.seats.flatMap(({ row }) => row.filter(({ lies }) => lies === 'up')).length;
    const names = (hand: string): string[] => [...hand].map((one) => says('en', `card-${NAMES[one]}`)).sort();

    await look(person, 'watcher');
    await jump(person, ply);
    expect(await cards(person), `a watcher at ${ply}`).toEqual([]);
    await soon(() => faces(person)).toBe(up);

    for (const [seat, { hand }] of view.seats.entries()) {
      await look(person, 'AB'[seat] ?? '');
      await jump(person, ply);
      const seen = (await cards(person)).sort();
      expect(seen, `seat ${seat} at ${ply}`).toEqual(
        [...(hand.cards ?? '')].map((one) => `mine ${one}`).sort(),
      );
      await soon(() => faces(person)).toBe(up);
    }

    await look(person, 'all');
    await jump(person, ply);
    const open = (await cards(person)).map((hand) => (hand.split(': ')[1] ?? '').split(', ').sort());
    expect(open, `all open at ${ply}`).toEqual(view.seats.map(({ hand }) => names(hand.cards ?? '')));
    await soon(() => faces(person)).toBe(view.seats.flatMap(({ row }) => row).length);
  }
  await soon(() => person.page.locator('.square.target, .ready, .prompt .button').count()).toBe(0);
  expect(person.errors).toEqual([]);
  await person.leave();
});

test('every position is a link', async () => {
  const person = await somebody();
  const { page } = person;
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await person.open(`/replay/${table}?as=B&ply=12`);
  await at(person, 12);
  await soon(() => page.locator('[data-as]').inputValue()).toBe('B');
  await look(person, 'all');
  await jump(person, 9);
  const address = `/replay/${table}?as=all&ply=9`;
  await page.waitForURL(`**${address}`);
  await person.tap('aside [data-copy]');
  await page.locator('aside [data-copy]', { hasText: says('en', 'web-copied') }).waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    `http://${inject('server')}${address}`,
  );
  await page.reload();
  await at(person, 9);
  await soon(() => page.locator('[data-as]').inputValue()).toBe('all');
  // A seat that is not there and a ply past the end: as near as can be.
  await person.open(`/replay/${table}?as=F&ply=99999`);
  await at(person, truth.plies.length - 1);
  await soon(() => page.locator('[data-as]').inputValue()).toBe('watcher');
  await person.leave();
});

test('keys, buttons, the list and the chart lead to a ply', async () => {
  const person = await somebody();
  const { page } = person;
  await person.open(`/replay/${table}?as=A&ply=10`);
  await at(person, 10);
  const last = truth.plies.length - 1;
  for (const [key, ply] of [
    ['ArrowRight', 11],
    ['ArrowRight', 12],
    ['ArrowLeft', 11],
    ['End', last],
    ['Home', 0],
  ] as const) {
    await page.keyboard.press(key);
    await at(person, ply);
  }
  await page.keyboard.press('Space');
  await page.locator('[data-ply="2"][aria-current="step"]').waitFor();
  await page.keyboard.press('Space');
  await page.locator(`[data-control="toggle"][aria-label="${says('en', 'web-replay-play')}"]`).waitFor();

  await person.tap('[data-control="last"]');
  await at(person, last);
  await soon(() => page.locator('[data-control="forward"]').isDisabled()).toBe(true);
  await soon(() => page.locator('aside [data-branch]').isDisabled()).toBe(true);
  await person.tap('[data-control="back"]');
  await at(person, last - 1);
  await person.tap('[data-plies] [data-ply="7"]');
  await at(person, 7);
  // What happened is said where screen readers hear it, in the words of the list.
  const sentence = await page.locator('[data-plies] [data-ply="7"] span').last().innerText();
  await soon(() => page.locator('[data-told]').innerText()).toBe(sentence);
  await soon(() => page.locator('[data-slider]').getAttribute('aria-valuetext')).toContain(sentence);

  const { x, y } = await middle(page.locator('[data-chart]'));
  await page.mouse.click(x, y);
  const shown = await until('the chart jumps', async () => {
    const ply = Number(await page.locator('[data-slider]').inputValue());
    return ply === 7 ? null : ply;
  });
  expect(Math.abs(shown - last / 2)).toBeLessThanOrEqual(1);
  // The same numbers as a table.
  const ends = await page.locator('aside table tbody tr').last().locator('td').allInnerTexts();
  expect(ends.map(Number)).toEqual(truth.plies[last]?.scores);
  expect(person.errors).toEqual([]);
  await person.leave();
});

/** Lets go of a file over the page. */
async function drop({ page }: Person, name: string, text: string): Promise<void> {
  await page.locator('[data-file]').waitFor({ state: 'attached' });
  await page.evaluate(
    ([name, text]) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([text ?? ''], name ?? ''));
      document.body.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
    },
    [name, text],
  );
}

test.each([
  { file: 'gambit/tests/corpus/four-votes.log', seats: 4 },
  { file: 'skakanie/tests/corpus/six-everything.log', seats: 6 },
])('a file is replayed: $file', async ({ file, seats }) => {
  const person = await somebody();
  const { page } = person;
  const log = await readFile(resolve(CORPUS, file), 'utf8');
  const last = (await told({ log })).plies.length - 1;
  await person.open('/replay');
  await page.locator('[data-file]').setInputFiles(resolve(CORPUS, file));
  await at(person, 0);
  const options = await page
    .locator('[data-as] option')
    .evaluateAll((all) => all.map((one) => (one as HTMLOptionElement).value));
  expect(options).toEqual(['watcher', ...[...'ABCDEF'].slice(0, seats), 'all']);
  for (const viewer of options) {
    await look(person, viewer);
    await jump(person, Math.floor(last / 2));
    await person.tap('[data-control="forward"]');
    await at(person, Math.floor(last / 2) + 1);
  }
  await jump(person, last);
  // Only this device has the file: there is no link to it.
  await soon(() => page.locator('[data-copy]').count()).toBe(0);
  expect(new URL(page.url()).search).toBe('');

  await person.tap('aside [data-check]');
  await page.locator('[data-verdict="checked"]').waitFor();
  await page.locator('[data-fits="true"]').waitFor();
  await soon(() => page.locator('dialog code').last().innerText()).toContain('stolik verify');
  expect(person.errors).toEqual([]);
  await person.leave();
});

test('a damaged log is refused with its line, and nothing is lost', async () => {
  const person = await somebody();
  const { page } = person;
  const log = await readFile(resolve(CORPUS, 'gambit/tests/corpus/two-home-rows.log'), 'utf8');
  const lines = log.split('\n');
  const wrong = lines.findIndex((line) => / move /.test(line));
  const damaged = lines
    .map((line, at) => (at === wrong ? line.replace(/move .*/, 'move z9') : line))
    .join('\n');
  await person.open('/replay');
  await drop(person, 'game.log', damaged);
  const problem = page.locator('[role=alert]');
  await problem.waitFor();
  const text = await problem.innerText();
  expect(text).toContain('game.log');
  expect(text).toContain(`Line ${wrong + 1}`);
  expect(text).toContain(lines[wrong]?.replace(/move .*/, 'move z9'));
  // The text is there to be mended.
  await soon(() => page.locator('textarea').inputValue()).toBe(damaged);
  await page.locator('textarea').fill(log);
  await person.tap('[data-open]');
  await at(person, 0);
  expect(person.errors).toEqual([]);
  await person.leave();
});

/** Opens what stands beside the table on larger screens. */
async function more(person: Person): Promise<Locator> {
  await person.tap('[data-more]');
  return person.page.locator('dialog');
}

test('a branch is played on from a ply', async () => {
  const person = await somebody(PHONE);
  const { page } = person;
  await person.open(`/replay/${table}?as=A&ply=8`);
  await at(person, 8);
  const then = gambit(8);
  await person.tap((await more(person)).locator('[data-branch]'));
  await soon(() => page.locator('[data-branch-seat="A"]').isChecked()).toBe(true);
  await person.tap('[data-go]');
  await page.waitForURL('**/t/*');
  const begun = await person.told('the branch', ({ info }) => info.stage === 'playing');
  expect(begun.info.seats.map(({ holder }) => holder)).toEqual(['person', 'bot']);
  const view = begun.view?.game === 'gambit' ? begun.view : null;
  expect(Object.keys(view?.tokens ?? {}).length).toBeLessThanOrEqual(Object.keys(then.tokens).length);
  for (let taps = 0; person.acts.length === 0; taps++) {
    const offer = await nextOffer(person, taps);
    if (offer === 'over') throw new Error('nothing was left to decide');
    await person.tap(offer.tap);
  }
  await until('the decision counts', () => person.heard.some(({ type }) => type === 'ack'));
  expect(person.errors).toEqual([]);
  await person.leave();
});

test('a link to a game that still runs, or to none, says so', async () => {
  const person = await somebody(PHONE);
  const { page } = person;
  await person.open();
  await person.tap('[data-play="gambit"]');
  await page.locator('[data-menu]').waitFor();
  const running = new URL(page.url()).pathname.split('/')[2];
  for (const [name, code] of [
    [running, 'still-running'],
    ['nothing-here', 'no-such-table'],
  ]) {
    await person.open(`/replay/${name}`);
    await page.getByText(says('en', `web-code-${code}`)).waitFor();
  }
  await person.leave();
});
