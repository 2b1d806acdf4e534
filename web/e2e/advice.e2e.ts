/** Help during play: hints in two steps, the lens, the coach; in three languages, by finger and by keyboard. */
import { expect, test } from 'vitest';

import type { Message } from '../src/wire/protocol.ts';
import { Axe } from './axe.ts';
import { DESKTOP, Person, PHONE, type Manner } from './browser.ts';
import { provoke } from './coach.ts';
import { nextOffer } from './play.ts';
import { playTo } from './screens.ts';
import { says } from './texts.ts';
import { soon, until } from './until.ts';

type Told<Type extends Message['type']> = Extract<Message, { type: Type }>;

function last<Type extends Message['type']>({ heard }: Person, type: Type): Told<Type> | null {
  return (heard.findLast((message) => message.type === type) as Told<Type> | undefined) ?? null;
}

/** At a table against a bot, where one has to move or to act. */
async function asked(game: 'gambit' | 'skakanie', manner: Partial<Manner> = {}): Promise<Person> {
  const person = await Person.with({ language: 'en', size: DESKTOP, ...manner });
  await person.page.emulateMedia({ reducedMotion: 'reduce' });
  await person.open();
  await person.tap(`[data-play="${game}"]`);
  await person.choosePace('instant');
  const there = await playTo(person, ({ view }) =>
    view?.game === 'gambit'
      ? view.phase === 'moving' && view.legal.length > 1
      : view?.game === 'skakanie' && view.wait.for === 'turn' && view.legal.length > 0,
  );
  expect(there).toBe(true);
  return person;
}

const MANNERS = [
  { language: 'en', size: DESKTOP },
  { language: 'pl', size: PHONE },
  { language: 'it', size: PHONE },
] as const;

test.concurrent.each(MANNERS)(
  'a hint is an idea, then the move on the board: $language at $size.width px',
  async (manner) => {
    const person = await asked('gambit', manner);
    const { page, language } = person;
    const axe = await Axe.of(person);
    await person.tap('[data-help]');
    await person.tap('[data-hint]');
    const idea = await page.locator('[data-idea]').textContent();
    expect(idea).not.toContain('fact-');
    await soon(() => page.locator('[data-arrow]').count()).toBe(0);
    const hint = last(person, 'hint');
    const best = hint?.best?.action ?? '';
    expect(hint?.ideas.length).toBe(1);
    expect(best).toMatch(/^move /);
    await person.tap('[data-hint-more]');
    const words = says(language, 'web-review-do-move', { square: best.slice(5) });
    await soon(() => page.locator('[data-hint-move]').textContent()).toContain(words);
    await page.locator('[data-arrow="better"]').waitFor();
    await axe.look('gambit, a hint');

    // The lens: where the cards lie, and in words.
    await person.tap(page.getByRole('switch', { name: says(language, 'web-lens'), exact: true }));
    await page.locator('[data-odds]').first().waitFor();
    await soon(() => page.getByText(says(language, 'web-lens-gambit')).isVisible()).toBe(true);
    await person.tap('[data-lens-all]');
    const lines = page.locator('[data-lens-list] li');
    const odds = last(person, 'odds');
    await soon(() => lines.count()).toBe(odds?.odds.length);
    await soon(() => lines.first().textContent()).toContain(says(language, 'fact-gambit-next-draw'));
    await person.tap('[data-lens-aloud]');
    await until('it is read aloud', async () =>
      (await page.locator('[aria-live], [role=log]').allTextContents())
        .join(' ')
        .includes(says(language, 'fact-gambit-next-draw')),
    );
    await axe.look('gambit, all odds');
    await person.closeSheet();
    await axe.look('gambit, the lens');
    expect(axe.found).toEqual([]);

    // Who moves needs no help with that any more, and all that was said was said to this seat alone.
    await person.tap(`[data-square="${best.slice(5)}"]`);
    await page.locator('[data-idea]').waitFor({ state: 'detached' });
    await soon(() => page.locator('[data-arrow]').count()).toBe(0);
    expect(person.acts.at(-1)?.action).toBe(best);
    expect(person.errors).toEqual([]);
    await person.leave();
  },
);

test('all of it by keyboard', async () => {
  const person = await asked('gambit');
  const { page } = person;
  const press = async (selector: string): Promise<void> => {
    await page.locator(selector).focus();
    await page.keyboard.press('Enter');
  };
  await press('[data-help]');
  await page.locator('[data-hint]').waitFor();
  // The next Tab stops after the table lead there.
  await press('[data-hint]');
  await page.locator('[data-idea]').waitFor();
  await page.keyboard.press('Tab');
  await press('[data-hint-more]');
  await page.locator('[data-hint-move]').waitFor();
  const lens = page.getByRole('switch', { name: says('en', 'web-lens'), exact: true });
  await lens.focus();
  await page.keyboard.press('Space');
  await page.locator('[data-odds]').first().waitFor();
  await soon(() => lens.getAttribute('aria-checked')).toBe('true');
  await press('[data-help]');
  await page.locator('[data-advice]').waitFor({ state: 'detached' });
  await soon(() => page.locator('[data-odds]').count()).toBeGreaterThan(0);
  await person.leave();
});

test.concurrent.each(MANNERS)(
  'in Skakanie dangers and chances, no orders: $language at $size.width px',
  async (manner) => {
    const person = await asked('skakanie', manner);
    const { page, language } = person;
    await person.tap('[data-help]');
    await person.tap('[data-hint]');
    await soon(() => page.locator('[data-idea]').textContent()).not.toContain('fact-');
    expect(last(person, 'hint')?.best).toBe(null);
    await soon(() => page.locator('[data-hint-more]').count()).toBe(0);
    await person.tap(page.getByRole('switch', { name: says(language, 'web-lens'), exact: true }));
    await page.locator('[data-odds]').first().waitFor();
    const axe = await Axe.of(person);
    await axe.look('skakanie, help');
    expect(axe.found).toEqual([]);
    await person.leave();
  },
);

test('the coach says one thing after a clear mistake, and offers to take it back where that is possible', async () => {
  const person = await asked('gambit');
  const { page } = person;
  await person.tap('[data-help]');
  await person.tap(page.getByRole('switch', { name: says('en', 'web-coach'), exact: true }));
  await provoke(person);
  const remark = page.locator('[data-remark]');
  await remark.waitFor();
  await soon(() => remark.textContent()).not.toContain('fact-');
  const undo = person.state?.you.seats[0]?.undo ?? null;
  await soon(() => page.locator('[data-take-back]').count()).toBe(undo === null ? 0 : 1);
  const axe = await Axe.of(person);
  await axe.look('gambit, the coach');
  expect(axe.found).toEqual([]);
  await person.tap(undo === null ? '[data-remark-close]' : '[data-take-back]');
  await remark.waitFor({ state: 'detached' });
  await person.leave();
});

test('help is agreed: on against bots alone, off between people, and everybody can read it', async () => {
  const person = await Person.with({ language: 'en', size: DESKTOP });
  const { page } = person;
  await person.open('/?new=gambit');
  await person.tap('details.options > summary');
  const on = (name: string): Promise<string | null> =>
    page.locator(`[data-option="${name}"] [role=switch]`).getAttribute('aria-checked');
  expect([await on('help'), await on('odds')]).toEqual(['false', 'false']);
  const second = page.locator('main section ol > li').nth(1);
  await person.tap(second.locator('label').last());
  expect([await on('help'), await on('odds')]).toEqual(['true', 'true']);
  // What somebody chose stays.
  await person.tap('[data-option="odds"] [role=switch]');
  await person.tap(second.locator('label').first());
  expect([await on('help'), await on('odds')]).toEqual(['false', 'false']);
  await person.tap('[data-option="help"] [role=switch]');
  await person.tap(second.locator('label').last());
  await person.tap('[data-create]');
  await person.told('the start', ({ info }) => info.stage === 'playing');
  await person.tap('[data-menu]');
  await page.getByText(says('en', 'web-agreed-help')).waitFor();
  await page.getByText(says('en', 'web-agreed-no-odds')).waitFor();
  await person.closeSheet();
  await person.tap('[data-help]');
  await page.locator('[data-hint]').waitFor();
  await soon(() => page.getByRole('switch', { name: says('en', 'web-lens'), exact: true }).count()).toBe(0);
  await person.leave();
});

test('a silent table has no help and nothing to point with', async () => {
  const person = await Person.with({ language: 'en', size: DESKTOP });
  const { page } = person;
  await person.open('/?new=skakanie');
  await person.tap('details.options > summary');
  await person.tap('[data-option="silent"] [role=switch]');
  const hints = page.locator('[data-option="hints"] [role=switch]');
  await soon(() => hints.getAttribute('aria-checked')).toBe('false');
  await person.tap(page.locator('main section ol > li').nth(1).locator('label').last());
  await person.tap('[data-create]');
  await person.told('the start', ({ info }) => info.stage === 'playing');
  await page.locator('[data-stack="1"]').waitFor();
  await soon(() => page.locator('[data-help]').count()).toBe(0);
  await soon(() => page.getByRole('button', { name: says('en', 'web-sk-point'), exact: true }).count()).toBe(
    0,
  );
  await person.leave();
});

test('on a device that is passed round nobody sees what was said to another', async () => {
  const person = await Person.with({ language: 'en', size: PHONE });
  const { page } = person;
  await person.open('/?new=gambit');
  await page.locator('main input.field').first().fill('Ola');
  await person.tap(page.locator('main section ol > li').nth(1).locator('label').first());
  await page.locator('main input.field').nth(1).fill('Jan');
  await person.tap('details.options > summary');
  await person.tap('[data-option="help"] [role=switch]');
  await person.tap('[data-create]');
  await person.told('the start', ({ info }) => info.stage === 'playing');
  const shown = page.locator('[data-idea], [data-hint-move], [data-remark]');
  await person.tap('[data-help]');
  await person.tap(page.getByRole('switch', { name: says('en', 'web-coach'), exact: true }));
  const seats = new Set<string>();
  // Both place, one after the other; then both plan.
  for (let turn = 0; turn < 2; turn++) {
    let offer = await nextOffer(person, turn);
    if (offer !== 'over' && offer.tap === '[data-curtain]') {
      expect(await shown.count(), 'nothing is said behind the curtain').toBe(0);
      await person.tap(offer.tap);
      offer = await nextOffer(person, turn);
    }
    if (offer === 'over') throw new Error('The game has only begun.');
    expect(await shown.count(), 'what was said to the other is gone').toBe(0);
    seats.add(person.state?.you.looking ?? '');
    await person.tap('[data-hint]');
    await page.locator('[data-idea]').waitFor();
    await person.tap(offer.tap);
    await shown.first().waitFor({ state: 'detached' });
  }
  expect([...seats].sort()).toEqual(['A', 'B']);
  await person.told('they plan', ({ view }) => view?.game === 'gambit' && view.phase === 'planning');
  expect(await shown.count()).toBe(0);
  const told = person.heard.flatMap((one) => (one.type === 'hint' ? [one.seat] : []));
  expect(new Set(told)).toEqual(seats);
  expect(person.errors).toEqual([]);
  await person.leave();
});
