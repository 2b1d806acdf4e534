/** Puzzles: from home by one tap, solved by finger and by keyboard in three languages, wrong and right, played out, and kept on the device. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';

import { Axe } from './axe.ts';
import { DESKTOP, Person, PHONE, type Manner } from './browser.ts';
import { Fingers } from './fingers.ts';
import { says } from './texts.ts';
import { soon } from './until.ts';

interface Known {
  id: string;
  /** The actions of an answer. */
  answer: string[];
  /** All first actions that are right. */
  right: string[];
  memory: boolean;
}

/** What the files say. */
function known(game: string, asks: string): Known[] {
  const text = readFileSync(resolve(import.meta.dirname, `../../puzzles/${game}/${asks}.txt`), 'utf8');
  return text
    .split(/^(?=puzzle )/m)
    .filter((one) => one !== '')
    .map((one) => {
      const lines = (key: string): string[] =>
        [...one.matchAll(new RegExp(`^${key} (.+)$`, 'gm'))].map((found) => found[1] ?? '');
      const answers = lines('answer').map((line) => line.split('; '));
      return {
        id: lines('puzzle')[0] ?? '',
        answer: answers[0] ?? [],
        right: answers.map((answer) => answer[0] ?? ''),
        memory: lines('watch').length > 0,
      };
    });
}

/** What one taps for an action, one after the other. */
function taps(action: string): string[] {
  const [verb = '', what = '', , stack = ''] = action.split(' ');
  switch (verb) {
    case 'plan':
      return [...[...what].map((card) => `[data-card="${card}"][aria-pressed="false"]`), '[data-do="lay"]'];
    case 'give':
      return [`[data-piece="${what}"]`, `[data-stack="${stack}"]`];
    case 'take':
      return ['[data-stack].take'];
    case 'end':
      return ['[data-do="end"]'];
    default:
      return [/^\d+$/.test(what) ? `[data-stack="${what}"]` : `[data-square="${what}"]`];
  }
}

type Choose = (goal: string) => Promise<void>;

async function somebody(manner: Manner): Promise<Person> {
  const person = await Person.with(manner);
  await person.page.addInitScript(() => localStorage.setItem('stolik.speed', 'instant'));
  return person;
}

async function act({ page }: Person, action: string, choose: Choose): Promise<void> {
  for (const goal of taps(action)) {
    await page.locator(goal).first().waitFor();
    await choose(goal);
  }
}

/** Waits until the page is asked, and says so in words. */
async function asked({ page, language }: Person, game: string, asks: string): Promise<void> {
  const text = says(language, `web-puzzles-ask-${game}-${asks}`);
  await page.locator('[data-say]').filter({ hasText: text }).waitFor();
  await page.locator('[data-aloud] p').filter({ hasText: text }).first().waitFor({ state: 'attached' });
}

/** Something legal that is not the answer, as one would tap it. */
async function slip({ page }: Person, { right }: Known, asks: string): Promise<string> {
  if (asks === 'cards') {
    const cards = await page
      .locator('.hand [data-card]')
      .evaluateAll((all) => all.map((card) => card.getAttribute('data-card') ?? ''));
    const plan = cards.slice(0, 3);
    const other = [plan, [...plan].reverse(), cards.slice(-3)].find(
      (one) => !right.includes(`plan ${one.join('')}`),
    );
    return `plan ${other?.join('') ?? ''}`;
  }
  if (asks === 'move') {
    const squares = await page
      .locator('[data-square].target, [data-square][data-target]')
      .evaluateAll((all) => all.map((square) => square.getAttribute('data-square') ?? ''));
    return `move ${squares.find((square) => !right.includes(`move ${square}`)) ?? ''}`;
  }
  const stacks = await page
    .locator('[data-stack].legal:not(.take)')
    .evaluateAll((all) => all.map((stack) => stack.getAttribute('data-stack') ?? ''));
  return `move ${stacks.find((stack) => !right.includes(`move ${stack}`)) ?? ''}`;
}

test.concurrent.each([
  { game: 'gambit', asks: 'cards', language: 'en', size: PHONE },
  { game: 'gambit', asks: 'move', language: 'pl', size: PHONE },
  { game: 'gambit', asks: 'move', language: 'it', size: DESKTOP },
  { game: 'skakanie', asks: 'turn', language: 'it', size: PHONE },
  { game: 'skakanie', asks: 'turn', language: 'en', size: DESKTOP },
  { game: 'skakanie', asks: 'give', language: 'pl', size: DESKTOP },
] as const)('$game, $asks in $language at $size.width px', async ({ game, asks, language, size }) => {
  const person = await somebody({ language, size });
  const { page } = person;
  const axe = await Axe.of(person);
  const fingers = new Fingers(page);
  // On a desk by keyboard alone.
  const choose: Choose =
    size === PHONE ? (goal) => person.tap(page.locator(goal).first()) : (goal) => fingers.choose(goal);
  const puzzle = known(game, asks).find(({ memory }) => memory === (language === 'pl' && asks === 'move'));
  if (!puzzle) throw new Error('there is such a puzzle');

  await person.open();
  const way = page.locator(`[data-puzzles="${game}"]`);
  expect((await way.innerText()).trim()).toBe(says(language, 'web-puzzles'));
  await person.tap(way);
  await page.locator('[data-puzzles] h1').waitFor();
  await axe.look('the list of puzzles');
  await choose(`[data-puzzle="${puzzle.id}"]`);
  // The cards that have to be remembered are named while they are laid.
  if (puzzle.memory) {
    const lay = says(language, 'web-review-do-lay', { card: '' }).trim().split(' ')[0] ?? '';
    await page.locator('[data-recalled]').filter({ hasText: lay }).first().waitFor();
  }
  await asked(person, game, asks);
  await axe.look(`a puzzle: ${asks}`);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);

  // Something else first: it is answered, and nothing is solved by it.
  if (asks !== 'give') {
    await act(person, await slip(person, puzzle, asks), choose);
    await page.locator('[data-verdict="wrong"]').waitFor();
    await page
      .locator('[data-say]')
      .filter({ hasText: says(language, 'web-puzzles-wrong') })
      .waitFor();
    await soon(() => page.locator('[data-answer]').count()).toBe(0);
    await axe.look('a wrong answer');
    await choose('[data-again]');
    await page.locator('[data-verdict="open"]').waitFor();
    await asked(person, game, asks);
  }

  for (const action of puzzle.answer) await act(person, action, choose);
  await page.locator('[data-verdict="right"]').waitFor();
  await page.locator(`[data-answer]`).waitFor();
  await axe.look('the right answer');
  // It is played out to its end, by itself.
  await choose('[data-line]');
  await page.locator('[data-control="last"][disabled]').waitFor();
  await axe.look('the answer played out');

  // What is solved stands in the list, also after the page is loaded again.
  await person.open(`/puzzles/${game}`);
  await page.locator(`[data-puzzle="${puzzle.id}"].done`).waitFor();
  await soon(() => page.locator(`[data-game="${game}"] [data-solved="1"]`).count()).toBe(1);
  expect([...fingers.unseen]).toEqual([]);
  expect(axe.found).toEqual([]);
  expect(person.errors).toEqual([]);
  await person.leave();
});

test('who looks at the answer has not solved it; the next one is a tap away', async () => {
  const person = await somebody({ language: 'en', size: PHONE });
  const { page } = person;
  const [first, second] = known('gambit', 'move');
  await person.open(`/puzzles/${first?.id}`);
  await person.tap('[data-show]');
  await page.locator(`[data-answer="${first?.answer.join('; ')}"]`).waitFor();
  await page.locator('[data-control="last"]').waitFor();
  await person.tap('[data-next]');
  await page.locator(`[data-puzzle="${second?.id}"]`).waitFor();
  await person.tap('[data-list]');
  await page.locator('[data-puzzles]').waitFor();
  await soon(() => page.locator('a.done').count()).toBe(0);
  // An address that names no puzzle is the list.
  await person.open('/puzzles/gambit-move-9999');
  await page.locator('[data-puzzles]').waitFor();
  expect(person.errors).toEqual([]);
  await person.leave();
});
