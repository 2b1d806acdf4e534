/** Every option of the form arrives at the server as it was set, and is shown at the table. */
import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';

import type { State } from '../src/wire/protocol.ts';
import { DESKTOP, Person, PHONE } from './browser.ts';
import { says } from './texts.ts';
import { soon } from './until.ts';

/** The form of a new table with its options unfolded. */
class Form {
  private constructor(readonly person: Person) {}

  static async open(game: 'gambit' | 'skakanie', size = PHONE): Promise<Form> {
    const person = await Person.with({ language: 'en', size });
    await person.open(`/?new=${game}`);
    await person.tap('details.options > summary');
    return new Form(person);
  }

  option(name: string): Locator {
    return this.person.page.locator(`[data-option="${name}"]`);
  }

  async choose(name: string, at: number): Promise<void> {
    await this.person.tap(this.option(name).locator('[role=radiogroup] :is(label, [role=radio])').nth(at));
  }

  async pickSeat(name: string, at: number): Promise<void> {
    await this.person.tap(this.option(name).locator('.pick button').nth(at));
  }

  async flip(name: string): Promise<void> {
    await this.person.tap(this.option(name).locator('[role=switch]'));
  }

  /** Presses the plus or the minus of a stepper. */
  async press(stepper: Locator, which: 'more' | 'fewer', times = 1): Promise<void> {
    const button = stepper.locator('button').nth(which === 'more' ? 1 : 0);
    for (let time = 0; time < times; time++) await this.person.tap(button);
  }

  async seats(more: number): Promise<void> {
    await this.press(this.person.page.locator('main section .head .stepper'), 'more', more);
  }

  seat(at: number): Locator {
    return this.person.page.locator('main section ol > li').nth(at);
  }

  /** Makes the table; returns what the server says of it. */
  async make(): Promise<State> {
    await this.person.tap('[data-create]');
    return this.person.told('the table', () => true);
  }

  /** What the lobby says was agreed. */
  async agreed(): Promise<string> {
    return this.person.page.locator('main section.panel ul').first().innerText();
  }

  async close(): Promise<void> {
    expect(this.person.errors).toEqual([]);
    await this.person.leave();
  }
}

test.concurrent('Gambit: players, oldest, rule sheet, peeking, calm limit, deck and clock', async () => {
  const form = await Form.open('gambit', DESKTOP);
  await form.seats(2);
  await form.seat(0).locator('input.field').fill('Ola');
  await form.person.tap(form.seat(1).locator('label').nth(2));
  await form.seat(1).locator('select').selectOption('strong');
  await form.person.tap(form.seat(2).locator('label').nth(0));
  await form.seat(2).locator('input.field').fill('Zosia');
  await form.pickSeat('oldest', 2);
  await form.choose('edition', 1);
  await form.pickSeat('peek', 0);
  await form.pickSeat('peek', 2);
  await form.option('calm').locator('input').fill('25');
  const deck = form.option('deck').locator('.stepper');
  await form.press(deck.nth(0), 'fewer', 2);
  await form.press(deck.nth(3), 'more', 2);
  await form.option('clock').locator('select').selectOption('120');

  const { info, you } = await form.make();
  expect(info.options).toMatchObject({
    game: 'gambit',
    seats: 4,
    oldest: 'C',
    edition: 'pl',
    calm: 25,
    peek: ['A', 'C'],
    setup: expect.stringMatching(/^setup Home Rows\n/) as string,
  });
  const cards = info.options.game === 'gambit' ? [...info.options.deck].sort().join('') : '';
  expect(cards).toBe('BBBNNNNNQRRR');
  expect(info.clock).toBe(120);
  expect(info.seats.map(({ holder, name }) => [holder, name])).toEqual([
    ['person', 'Ola'],
    ['bot', 'strong'],
    ['person', 'Zosia'],
    ['open', ''],
  ]);
  expect(you.seats.map(({ seat }) => seat)).toEqual(['A', 'C']);

  const shown = await form.agreed();
  for (const text of [
    says('en', 'gambit-setup', { setup: 'Home Rows' }),
    says('en', 'gambit-oldest', { who: 'Zosia', you: 'no' }),
    says('en', 'gambit-late-draw'),
    says('en', 'gambit-peek', { names: 'Ola and Zosia' }),
    says('en', 'web-agreed-calm', { turns: 25 }),
    '5 × knight',
    '1 × queen',
    says('en', 'web-agreed-clock', { time: '2 minutes' }),
  ])
    expect(shown).toContain(text);
  await form.close();
});

test.concurrent('Gambit: every setup card', async () => {
  const form = await Form.open('gambit');
  const cards = form.option('setup').locator('[role=radio]');
  await cards.nth(1).waitFor();
  const names = (await cards.locator('.name').allInnerTexts()).map((name) => name.trim());
  expect(names.length).toBeGreaterThanOrEqual(8);
  await form.close();
  for (const [at, name] of names.entries()) {
    const other = await Form.open('gambit');
    const card = other.option('setup').locator('[role=radio]').nth(at);
    await other.person.tap(card);
    await soon(() => card.getAttribute('aria-checked')).toBe('true');
    const { info } = await other.make();
    expect(info.options.game === 'gambit' && info.options.setup.split('\n')[0]).toBe(`setup ${name}`);
    await soon(() => other.agreed()).toContain(name);
    await other.close();
  }
});

test.concurrent('Gambit: a card of one’s own, first with a mistake, then right', async () => {
  const form = await Form.open('gambit', DESKTOP);
  const setup = form.option('setup');
  await setup.locator('[role=radio]').nth(1).waitFor();
  await form.person.tap(setup.locator('[role=radio]').last());
  const text = setup.locator('textarea');
  const usual = await text.inputValue();
  await text.fill(usual.replace('setup Home Rows', 'setup Mine').replace('P P P', 'P Z P'));
  const wrong = await setup.locator('.wrong li').first().innerText();
  expect(wrong).toMatch(/^Line 4, column 3: /);
  await text.fill(usual.replace('setup Home Rows', 'setup Mine').replace('P P P', 'P . P'));
  await setup.locator('.good').waitFor();
  await soon(() => setup.locator('.wrong').count()).toBe(0);
  const { info } = await form.make();
  const made = info.options.game === 'gambit' ? info.options.setup : '';
  expect(made).toContain('setup Mine');
  expect(made).toContain('P . P P');
  await soon(() => form.agreed()).toContain(says('en', 'gambit-setup', { setup: 'Mine' }));
  await form.close();
});

test.concurrent('house rules that cannot be played are refused in words, and nothing is lost', async () => {
  const form = await Form.open('gambit');
  await form.press(form.option('deck').locator('.stepper').first(), 'fewer', 1);
  await form.person.tap('[data-create]');
  const problem = form.person.page.locator('.problem');
  await problem.waitFor();
  await soon(() => problem.innerText()).toContain(says('en', 'web-code-bad-options'));
  await form.press(form.option('deck').locator('.stepper').first(), 'more', 1);
  const { info } = await form.make();
  expect(info.stage).toBe('lobby');
  await form.close();
});

test.concurrent(
  'Skakanie: picture, size, hints, youngest, actions, target, Dragon and all variants',
  async () => {
    const form = await Form.open('skakanie');
    await form.seats(1);
    await form.choose('art', 1);
    await form.option('picture').locator('select').selectOption('9x8');
    await form.flip('hints');
    await form.pickSeat('youngest', 1);
    await form.press(form.option('actions').locator('.stepper'), 'more', 1);
    await form.press(form.option('extra').locator('.stepper').nth(2), 'more', 2);
    await form.choose('target', 2);
    await form.option('target').locator('input.field').fill('45');
    await form.option('target').locator('input.field').blur();
    await form.option('dragon').locator('select').selectOption('8');
    for (const variant of ['fierce', 'singles', 'push', 'joint']) await form.flip(variant);
    await form.option('clock').locator('select').selectOption('30');

    const { info } = await form.make();
    expect(info.options).toEqual({
      game: 'skakanie',
      seats: 3,
      youngest: 'B',
      picture: '9x8',
      actions: 4,
      extra: { C: 2 },
      singles: 2,
      push: true,
      joint: true,
      fierce: true,
      target: '45%',
      dragon: '8',
      art: 'harbour',
      hints: false,
      odds: false,
      silent: false,
    });
    expect(info.clock).toBe(30);
    const shown = await form.agreed();
    for (const text of [
      says('en', 'web-agreed-picture', { art: 'Harbour', size: '9 × 8' }),
      says('en', 'web-agreed-actions', { actions: 4 }),
      '+2',
      says('en', 'skakanie-singles'),
      says('en', 'skakanie-push'),
      says('en', 'skakanie-joint'),
      says('en', 'skakanie-fierce'),
      '45%',
      says('en', 'event-dragon-placed', { stack: '8' }),
      says('en', 'web-agreed-no-hints'),
      says('en', 'web-agreed-clock', { time: '30 seconds' }),
    ])
      expect(shown).toContain(text);
    await form.close();
  },
);

test.concurrent(
  'Skakanie: easy and hard pictures, the third picture, and points for each player',
  async () => {
    const form = await Form.open('skakanie', DESKTOP);
    await form.choose('art', 2);
    await form.choose('picture', 0);
    await form.choose('target', 1);
    await form.option('target').locator('input.field').fill('7');
    await form.option('target').locator('input.field').blur();
    const { info } = await form.make();
    expect(info.options).toMatchObject({ art: 'forest', picture: '12x8', target: '7' });
    await form.close();
    const hard = await Form.open('skakanie');
    await hard.choose('picture', 2);
    expect((await hard.make()).info.options).toMatchObject({ picture: '12x10' });
    await hard.close();
  },
);

test.concurrent(
  'pushing others is offered at the table where it was agreed, and the menu shows what was',
  async () => {
    const form = await Form.open('skakanie', DESKTOP);
    await form.flip('push');
    await form.option('clock').locator('select').selectOption('300');
    await form.person.tap(form.seat(1).locator('label').nth(2));
    await form.make();
    const { page } = form.person;
    await page.locator(`.bar [aria-label="${says('en', 'web-sk-push')}"]`).waitFor();
    await page.locator('header.bar [role=timer]').waitFor();
    await form.person.tap('[data-menu]');
    const menu = await page.locator('dialog').innerText();
    expect(menu).toContain(says('en', 'skakanie-push'));
    expect(menu).toContain(says('en', 'web-agreed-clock', { time: '5 minutes' }));
    await form.close();
  },
);
