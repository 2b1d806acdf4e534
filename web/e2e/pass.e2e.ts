/** One device, passed round: nobody ever has another's cards before their eyes, in the document, or read aloud. */
import { afterEach, beforeEach, expect, inject, test } from 'vitest';

import { DESKTOP, Person, PHONE } from './browser.ts';
import { Cable } from './cable.ts';
import { Fingers, middle } from './hands.ts';
import { complaints } from './measure.ts';
import { nextOffer, play } from './play.ts';
import { SMALL_CARD } from './small-card.ts';
import { LANGUAGES, says, type Language } from './texts.ts';
import { Witness } from './witness.ts';
import { soon } from './until.ts';

const PEOPLE = ['Ola', 'Jan', 'Ewa'];
const KINDS = { B: 'bishop', R: 'rook', Q: 'queen', N: 'knight' };

let cable: Cable;
beforeEach(async () => {
  cable = await Cable.to(inject('server'));
});
afterEach(() => cable.remove());

/** A table for people who share this browser. */
async function sitDown(game: string, people = PEOPLE, language: Language = 'en'): Promise<Person> {
  const person = await Person.with({ language, size: PHONE }, cable.host);
  const { page } = person;
  await person.open(`/?new=${game}`);
  const seats = page.locator('main section ol > li');
  for (let count = 2; count < people.length; count++)
    await person.tap(page.locator('main section .head .stepper button').last());
  for (const [at, name] of people.entries()) {
    await person.tap(seats.nth(at).locator('label').first());
    await seats.nth(at).locator('input.field').fill(name);
  }
  if (game === 'gambit') {
    await person.tap('details.options > summary');
    await person.tap(page.locator('[data-option="setup"] [role=radio]').last());
    await page.locator('[data-option="setup"] textarea').fill(SMALL_CARD);
    await page.locator('[data-option="setup"] .good').waitFor();
  }
  await person.tap('[data-create]');
  await person.told('the start', ({ info }) => info.stage === 'playing');
  await person.choosePace('instant');
  return person;
}

async function witness(person: Person): Promise<Witness> {
  const { pathname } = new URL(person.page.url());
  const table = pathname.split('/')[2] ?? '';
  const ring = await person.page.evaluate((id) => localStorage.getItem(`stolik.table.${id}`), table);
  const { keys, watch } = JSON.parse(ring ?? '') as { keys: string[]; watch: string };
  const [, A = '', B = '', C = ''] = keys;
  return Witness.at(table, { A, B, C, '-': watch });
}

/** Everything a page shows, says and keeps. */
interface Seen {
  /** Cards whose faces are in the document or whose names are said, where cards lie; by where. */
  hand: string[];
  rows: string[];
  /** The same by the accessibility tree: what it says where no token, log or prompt is. */
  spoken: string[];
  /** What the log and the prompt say. */
  told: string;
  kept: string;
}

async function seen({ page }: Person): Promise<Seen> {
  const devtools = await page.context().newCDPSession(page);
  const { nodes } = await devtools.send('Accessibility.getFullAXTree');
  await devtools.detach();
  const document = await page.evaluate(() => {
    const copy = globalThis.document.documentElement.cloneNode(true) as HTMLElement;
    const told = [...copy.querySelectorAll('[role=log], .prompt, .notices, [aria-live]')].map(
      (one) => one.textContent,
    );
    // The board's tokens and figures are public, and so is what is told, which is looked at by itself.
    const apart = '.frame, [role=log], .prompt, [data-aloud], script, style, link';
    for (const one of copy.querySelectorAll(apart)) one.remove();
    const faces = (within: string): number =>
      [...copy.querySelectorAll(within)].flatMap((one) => [...one.querySelectorAll('.front')]).length;
    return {
      html: copy.outerHTML,
      hands: faces('.hand'),
      rows: faces('.row'),
      told: told.join('\n'),
      kept: JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state, location.href]),
      title: globalThis.document.title,
    };
  });
  const letters = (text: string): string[] =>
    Object.entries(KINDS).flatMap(([letter, name]) =>
      [...text.matchAll(new RegExp(`\\b${name}\\b`, 'gi'))].map(() => letter),
    );
  const hand = /<ul class="hand.*?<\/ul>/s.exec(document.html)?.[0] ?? '';
  const rest = document.html.replace(hand, '');
  // A face without words, or words without a face, would be a leak as well.
  expect(document.hands).toBe([...hand.matchAll(/data-card="/g)].length);
  const names = nodes.flatMap(({ ignored, name, role }) =>
    ignored || role?.value === 'StaticText' || role?.value === 'paragraph' ? [] : [String(name?.value ?? '')],
  );
  // A seat's button says again what its row says.
  const again = says('en', 'heading-row');
  const spoken = names.filter(
    (name) =>
      !/^[a-h][1-8]\b/.test(name) &&
      !document.told.includes(name) &&
      !(name.includes(again) && !name.startsWith(again)),
  );
  return {
    hand: [...hand.matchAll(/data-card="(\w)"/g)].map(([, letter]) => letter ?? '').sort(),
    rows: letters(rest).sort(),
    spoken: spoken.flatMap(letters).sort(),
    told: document.told + document.title,
    kept: document.kept,
  };
}

/** Looks at the whole page, with `looker` looking at their cards, or nobody. */
async function inspect(person: Person, all: Witness, looker: string | null): Promise<void> {
  const version = lastVersion(person);
  const page = await seen(person);
  const open = (await all.view('-', version)).seats.flatMap(({ row }) =>
    row.flatMap((slot) => (slot.lies === 'up' ? [slot.card] : [])),
  );
  const hand = looker ? await all.hand(looker, version) : [];
  expect(page.hand, `whose cards lie open: ${looker}`).toEqual(hand);
  const picked = page.rows.filter((card) => !open.includes(card));
  // In the rows lies what is face up for all; who looks also sees what they have picked.
  if (looker) expect(hand).toEqual(expect.arrayContaining(picked));
  else expect(page.rows).toEqual([...open].sort());
  if (!looker) expect(page.spoken).toEqual([...open].sort());
  // To who looks it is also said what they hold; the next one must not find it.
  if (!looker) expect(page.told).not.toContain(`${says('en', 'web-your-hand')}:`);
  for (const who of PEOPLE)
    for (const kind of Object.values(KINDS)) {
      const card = says('en', `card-${kind}-object`);
      expect(page.told).not.toContain(says('en', 'event-drew', { who, you: 'no', card }));
      expect(page.told).not.toContain(says('en', 'event-drew', { who, you: 'yes', card }));
    }
  expect(page.kept).not.toMatch(/"(view|hand|cards|legal|events)\\?"/);
  expect(page.kept.toLowerCase()).not.toMatch(/bishop|rook|queen|knight/);
}

function lastVersion({ heard }: Person): number {
  const versions = heard.flatMap((one) =>
    one.type === 'changed' || one.type === 'synced' ? [one.version] : [],
  );
  return Math.max(...versions);
}

/** What comes next on a passed device. Runs in the page. */
function nextStep(turn: number): string | null {
  if (document.querySelector('[data-rematch]')) return 'over';
  if (document.querySelector('[data-curtain]:not(:disabled)')) return '[data-curtain]';
  const squares = [...document.querySelectorAll<HTMLElement>('.square.target')];
  // Its name, the token, the points, and that it can be captured; an empty one has three parts.
  const captures = squares.filter((square) => (square.ariaLabel ?? '').split(',').length > 3);
  const best = captures.length > 0 ? captures : squares;
  if (best.length > 0) return `[data-square="${best[turn % best.length]?.dataset['square']}"]`;
  const confirm = document.querySelector<HTMLButtonElement>('.prompt .button.primary');
  if (confirm) return confirm.disabled ? 'pick' : '.prompt .button.primary';
  return null;
}

/** The four ways to pick a card that lies face down. */
const WAYS = ['slide', 'second finger', 'keyboard', 'tap'] as const;

async function pick(person: Person, all: Witness, way: (typeof WAYS)[number]): Promise<void> {
  const { page } = person;
  const looker = person.state?.you.looking ?? null;
  const hold = page.locator('[data-hold]');
  const ready = page.locator('[data-card].ready').first();
  const before = await page.locator('.slot.picked').count();
  if (way === 'keyboard') {
    await hold.focus();
    await page.keyboard.down('Space');
    await ready.waitFor();
    const at = await page
      .locator('[data-card]')
      .evaluateAll((cards) => cards.findIndex((card) => card.classList.contains('ready')));
    await inspect(person, all, looker);
    await page.keyboard.press(String(at + 1));
    await page.keyboard.up('Space');
  } else if (way === 'tap') {
    await person.tap('[data-show]');
    await ready.waitFor();
    await inspect(person, all, looker);
    await person.tap(ready);
    await person.tap('[data-show]');
  } else {
    const fingers = await Fingers.on(page);
    await fingers.press(1, await middle(hold));
    await ready.waitFor();
    await inspect(person, all, looker);
    const card = await middle(ready);
    if (way === 'slide') {
      await fingers.slide(1, card);
    } else {
      await fingers.press(2, card);
      await fingers.lift(2);
    }
    await fingers.lift(1);
  }
  // Hidden at once: not even a frame later.
  expect(await page.locator('[data-card]').count()).toBe(0);
  expect(await page.locator('.slot.picked').count(), way).toBe(before + 1);
}

test('three people pass one device through a whole game, and see only their own cards', async () => {
  const person = await sitDown('gambit');
  const all = await witness(person);
  const { page } = person;
  const looked = new Set<string>();
  let picks = 0;
  for (let turn = 0; turn < 900; turn++) {
    const step = await page.waitForFunction(nextStep, turn, { polling: 'raf' });
    const what = String(await step.jsonValue());
    if (what === 'over') break;
    await inspect(person, all, null);
    if (what === '[data-curtain]') {
      const next = (await page.locator('[data-curtain]').getAttribute('data-curtain')) ?? '';
      const name = PEOPLE['ABC'.indexOf(next)];
      await soon(() => page.locator('.curtain h2').innerText()).toBe(
        says('en', 'web-pass', { name: name ?? '' }),
      );
      expect(person.state?.you.looking, 'behind the curtain nobody looks').toBeNull();
    }
    if (what === 'pick') {
      looked.add(person.state?.you.looking ?? '');
      await pick(person, all, WAYS[picks++ % WAYS.length] ?? 'slide');
    } else await person.tap(what);
  }
  expect([...looked].sort()).toEqual(['A', 'B', 'C']);
  await person.told('the end', ({ info }) => info.stage === 'over');
  expect(person.heard.filter(({ type }) => type === 'refused')).toEqual([]);
  expect(person.errors).toEqual([]);
  await all.leave();
  await person.leave();
});

test('cards that lie open are covered at once by whatever takes the hand away', async () => {
  const person = await sitDown('gambit');
  const { page } = person;
  const fingers = await Fingers.on(page);
  for (;;) {
    const step = String(await (await page.waitForFunction(nextStep, 0, { polling: 'raf' })).jsonValue());
    if (step === 'pick') break;
    await person.tap(step);
  }
  const cards = page.locator('[data-card]');
  const covered = async (what: string): Promise<void> => {
    await cards.first().waitFor({ state: 'detached' });
    expect(await page.locator('.hand .front').count(), what).toBe(0);
  };
  const open = async (): Promise<void> => {
    await fingers.press(1, await middle(page.locator('[data-hold]')));
    await cards.first().waitFor();
  };

  await open();
  await fingers.lift(1);
  await covered('the finger is lifted');
  await open();
  await fingers.lose();
  await covered('the system takes the touch away');
  await open();
  await page.evaluate(() => window.dispatchEvent(new Event('blur')));
  await covered('another window is in front');
  await fingers.lift(1);
  await open();
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await covered('another tab is in front');
  await fingers.lift(1);
  await open();
  cable.cut();
  await covered('the connection is lost');
  await fingers.lift(1);
  // Until it is back nothing can be shown.
  await page.locator('.notices .lost').waitFor();
  cable.mend();

  // Who does not hold shows them with one tap, click or key, until anything but the cards is tapped or has the focus.
  await page.locator('.notices .lost').waitFor({ state: 'detached' });
  const show = page.locator('[data-show]');
  const ways: (() => Promise<void>)[] = [
    () => person.tap(show),
    () => show.click(),
    () => show.press('Enter'),
  ];
  for (const way of ways) {
    await way();
    await cards.first().waitFor();
    await way();
    await covered('it was pressed again');
  }
  await person.tap(show);
  await cards.first().waitFor();
  await person.tap(cards.first());
  await page.locator('.slot.picked').waitFor();
  // They lie open while one picks.
  await soon(() => cards.count()).toBeGreaterThan(0);
  await page.touchscreen.tap(200, 300);
  await covered('something else was tapped');
  expect(await page.locator('.slot.picked').count()).toBe(1);
  await show.press('Enter');
  await cards.first().waitFor();
  await page.locator('[data-menu]').focus();
  await covered('something else has the focus');
  await person.tap(show);
  await cards.first().waitFor();
  await page.keyboard.press('Escape');
  await covered('by Escape');

  // Whoever loads the page again is asked who they are.
  await page.reload();
  await page.locator('[data-curtain]').waitFor();
  expect(person.errors).toEqual([]);
  await person.leave();
});

test('a first plan can be taken back by whoever laid it, though the device is on its way', async () => {
  const person = await sitDown('gambit', ['Ola', 'Jan']);
  const { page } = person;
  const fingers = await Fingers.on(page);
  // As long as there is nothing to take back, the button says when there is.
  const undo = await middle(page.locator('[data-undo]'));
  await page.touchscreen.tap(undo.x, undo.y);
  await page.locator('.refusal', { hasText: says('en', 'web-undo-gambit') }).waitFor();
  await person.tap('.refusal');
  const plan = async (): Promise<void> => {
    for (let turn = 0; ; turn++) {
      const step = String(await (await page.waitForFunction(nextStep, turn, { polling: 'raf' })).jsonValue());
      if (step === 'pick') {
        await fingers.press(1, await middle(page.locator('[data-hold]')));
        await page.locator('[data-card].ready').first().waitFor();
        await fingers.slide(1, await middle(page.locator('[data-card].ready').first()));
        await fingers.lift(1);
      } else {
        await person.tap(step);
        if (step === '.prompt .button.primary') return;
      }
    }
  };
  await plan();
  // Who placed last goes on and plans first; then the device goes to the other.
  await page.locator('[data-curtain="A"]').waitFor();
  expect(await page.locator('.curtain .others').count()).toBe(0);
  await person.tap('[data-undo]');
  await page.locator('.curtain .others', { hasText: 'Jan' }).waitFor();
  await person.leave();
});

test('Skakanie has no secrets: the device only says whose turn it is', async () => {
  const person = await sitDown('skakanie', ['Ola', 'Jan']);
  const { page } = person;
  const heads = new Set<string>();
  for (let turn = 0; turn < 30; turn++) {
    const offer = await nextOffer(person, turn);
    if (offer === 'over') break;
    expect(await page.locator('[data-curtain]').count()).toBe(0);
    heads.add(await page.locator('.status strong').innerText());
    await person.tap(offer.tap);
  }
  for (const who of ['Ola', 'Jan'])
    expect([...heads]).toContainEqual(says('en', 'web-sk-wait-turn', { who, you: 'no' }));
  await play(person);
  expect(person.heard.filter(({ type }) => type === 'refused')).toEqual([]);
  expect(person.errors).toEqual([]);
  await person.leave();
});

test.each(LANGUAGES)('nothing overlaps or is cut on a shared device: %s', async (language) => {
  const person = await sitDown('gambit', [...PEOPLE, 'Wilhelmina Konstantynopo'], language);
  const { page } = person;
  const wrong: string[] = [];
  const look = async (screen: string): Promise<void> => {
    for (const size of [{ width: 320, height: 640 }, PHONE, { width: 768, height: 1024 }, DESKTOP]) {
      await page.setViewportSize(size);
      for (const one of await complaints(page, true)) wrong.push(`${screen}, ${size.width} px: ${one}`);
    }
    await page.setViewportSize(PHONE);
  };
  for (let turn = 0; ; turn++) {
    const step = String(await (await page.waitForFunction(nextStep, turn, { polling: 'raf' })).jsonValue());
    if (turn === 0) await look('curtain');
    if (step === 'pick') break;
    await person.tap(step);
  }
  await look('cards face down');
  // All four are to plan, whoever has the device.
  await page.reload();
  await page.locator('.curtain .others').waitFor();
  await look('curtain for all');
  await person.tap('[data-menu]');
  await page.locator('dialog .speed').waitFor();
  await look('menu');
  expect(wrong).toEqual([]);
  await person.leave();
});
