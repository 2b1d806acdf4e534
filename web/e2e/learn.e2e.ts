/** Both first games from start to end, by taps in all three languages and by keyboard alone; each with a slip that is answered. */
import { expect, inject, test } from 'vitest';

import { script as gambit } from '../src/games/gambit/later/lesson.ts';
import { script as skakanie } from '../src/games/skakanie/later/lesson.ts';
import { LEARNED, PUPIL, type Step } from '../src/learn/script.ts';
import type { Replay } from '../src/wire/protocol.ts';
import { DESKTOP, Person, PHONE, type Manner } from './browser.ts';
import { says, type Language } from './texts.ts';

const SCRIPTS = { gambit, skakanie };
type Game = keyof typeof SCRIPTS;

/** Something legal that the lesson does not want, and when it is tried. */
const SLIPS = {
  gambit: { id: 'rook', tap: '[data-square="g8"]' },
  skakanie: { id: 'move', tap: '[data-stack="5"]' },
};

/** Somebody who sees things move at once. */
async function somebody(manner: Manner): Promise<Person> {
  const person = await Person.with(manner);
  await person.page.addInitScript(() => localStorage.setItem('stolik.speed', 'instant'));
  return person;
}

/** What the coach says at a step. */
function sentence(language: Language, game: Game, name: string): string {
  return says(language, `web-learn-${game}-${name}`, {
    who: says(language, 'bot-name-2'),
    plan: says(language, 'web-confirm-plan', { count: 3 }),
    lay: says(language, 'web-confirm-lay'),
    take: says(language, 'web-sk-take'),
    end: says(language, 'web-sk-end'),
  });
}

/** Waits until the coach has come to a step, and compares what is written and what is said aloud. */
async function arrive({ page, language }: Person, game: Game, { id, wants }: Step, slip = ''): Promise<void> {
  const said = page.locator(`[data-step="${id}"] [data-say]`);
  const text = sentence(language, game, `${id}${slip}`);
  await said.filter({ hasText: text }).waitFor();
  const todo = wants === null ? '' : ` ${sentence(language, game, `${id}-do`)}`;
  await page
    .locator('[data-aloud] p')
    .last()
    .filter({ hasText: `${text}${todo}` })
    .waitFor({ state: 'attached' });
}

/** How many taps an action needs: each picked card or piece is one. */
function taps(wants: string | null): number {
  const [verb, what = ''] = (wants ?? '').split(' ');
  return verb === 'plan' || verb === 'lay' ? what.length + 1 : verb === 'give' ? 2 : 1;
}

/** What was ringed, and is no more. */
async function changed({ page }: Person, ringed: string): Promise<void> {
  await page.waitForFunction(
    (before) => (document.querySelector('[data-wanted]')?.outerHTML ?? '') !== before,
    ringed,
    { polling: 'raf' },
  );
}

test.each(['gambit', 'skakanie'] as const)('the recorded %s allows what the lesson wants', async (game) => {
  const answer = await fetch(`http://${inject('server')}/api/v1/lessons/${game}`);
  const { plies, info, shuffle } = (await answer.json()) as Replay;
  for (const { after, wants } of SCRIPTS[game]) {
    if (wants === null) continue;
    const view = plies[after]?.view;
    const [, piece, stack] = /^give (\d+) to (\d+)$/.exec(wants) ?? [];
    if (view?.game === 'skakanie' && piece) {
      expect(view.gives?.pieces).toContain(Number(piece));
      expect(view.gives?.stacks).toContain(Number(stack));
    } else expect(view?.legal).toContain(wants);
    expect(plies[after + 1]?.line).toBe(`${PUPIL} ${wants}`);
  }
  expect(SCRIPTS[game].at(-1)?.after).toBe(plies.length - 1);
  expect(shuffle).toBe('checked');
  expect(info.outcome?.places[0]).toBe(1);
});

test.concurrent.each([
  { game: 'gambit', language: 'en', size: PHONE },
  { game: 'gambit', language: 'pl', size: DESKTOP },
  { game: 'gambit', language: 'it', size: PHONE },
  { game: 'skakanie', language: 'en', size: DESKTOP },
  { game: 'skakanie', language: 'pl', size: PHONE },
  { game: 'skakanie', language: 'it', size: PHONE },
] as const)('$game in $language by taps at $size.width px', async ({ game, language, size }) => {
  const person = await somebody({ language, size });
  const { page } = person;
  await person.open();
  const way = page.locator(`a[href="/learn/${game}"]`);
  expect((await way.innerText()).trim()).toBe(says(language, 'web-learn-first'));
  await person.tap(way);

  for (const step of SCRIPTS[game]) {
    await arrive(person, game, step);
    // Nothing sticks out: a phone would show the whole page smaller.
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    if (step.wants === null) {
      await person.tap('[data-next]');
      continue;
    }
    const slip = SLIPS[game];
    if (step.id === slip.id) {
      await person.tap(slip.tap);
      await arrive(person, game, step, '-no');
    }
    if (step.wants.startsWith('plan')) {
      await person.tap(page.locator('[data-card="Q"]'));
      await arrive(person, game, step, '-no');
    }
    for (let tap = 0; tap < taps(step.wants); tap++) {
      const ringed = page.locator('[data-wanted]');
      const before = await ringed.evaluate((part) => part.outerHTML);
      await person.tap(ringed);
      await changed(person, before);
    }
  }

  for (const number of LEARNED)
    await page.getByText(says(language, `web-learn-${game}-learned-${number}`), { exact: true }).waitFor();
  await person.tap(`[data-finish] [data-play="${game}"]`);
  const state = await person.told('the game begins', ({ info }) => info.stage === 'playing');
  expect(state.info.seats.map(({ holder, name }) => (holder === 'bot' ? name : holder))).toEqual([
    'person',
    'beginner',
  ]);

  // Who has played and learned is not asked any more, but can learn again.
  await person.open();
  expect((await way.innerText()).trim()).toBe(says(language, 'web-learn-short'));
  expect(person.errors).toEqual([]);
  await person.leave();
});

test.each([
  { game: 'gambit', language: 'pl', there: 'ArrowUp', back: 'ArrowDown' },
  { game: 'skakanie', language: 'en', there: 'ArrowDown', back: 'ArrowUp' },
] as const)('$game by keyboard alone', async ({ game, language, there, back }) => {
  const person = await somebody({ language, size: DESKTOP });
  const { page } = person;
  const focused = (selector: string): Promise<unknown> =>
    page.waitForFunction((wanted) => document.activeElement?.matches(wanted), selector, { polling: 'raf' });
  await person.open();
  const way = `a[href="/learn/${game}"]`;
  for (let tabs = 0; tabs < 40; tabs++) {
    await page.keyboard.press('Tab');
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted), way)) break;
  }
  await focused(way);
  await page.keyboard.press('Enter');

  for (const step of SCRIPTS[game]) {
    await arrive(person, game, step);
    if (step.wants === null) {
      await focused('[data-next]');
      await page.keyboard.press('Enter');
      continue;
    }
    // One leaves what is wanted, tries the neighbour, and comes back.
    const wanders = { gambit: 'rook', skakanie: 'three' }[game];
    if (step.id === wanders) {
      await focused('[data-wanted]');
      await page.keyboard.press(there);
      await page.keyboard.press('Enter');
      await arrive(person, game, step, '-no');
      await page.keyboard.press(back);
    }
    for (let tap = 0; tap < taps(step.wants); tap++) {
      await focused('[data-wanted]');
      const before = await page.locator('[data-wanted]').evaluate((part) => part.outerHTML);
      await page.keyboard.press('Enter');
      await changed(person, before);
    }
  }

  await focused('[data-finish] h1');
  await page.keyboard.press('Tab');
  await focused(`[data-play="${game}"]`);
  await page.keyboard.press('Enter');
  await person.told('the game begins', ({ info }) => info.stage === 'playing');
  expect(person.errors).toEqual([]);
  await person.leave();
});

test('a first game can be begun again and left at any time', async () => {
  const person = await somebody({ language: 'en', size: PHONE });
  await person.open('/learn/gambit');
  const [start, place] = SCRIPTS.gambit;
  if (!start || !place) throw new Error('The lesson has steps.');
  await arrive(person, 'gambit', start);
  await person.tap('[data-next]');
  await arrive(person, 'gambit', place);
  await person.tap('[data-again]');
  await arrive(person, 'gambit', start);
  await person.tap('[data-leave]');
  await person.page.locator('[data-play]').first().waitFor();
  expect(person.errors).toEqual([]);
  await person.leave();
});
