/** An automated accessibility check (axe) of every screen, each in light and dark, for players and watchers. */
import { expect, test } from 'vitest';

import { Axe } from './axe.ts';
import { DESKTOP, Person, PHONE } from './browser.ts';
import { playTo, start, WALKS, watchAddress } from './screens.ts';

for (const size of [PHONE, DESKTOP])
  test.concurrent.each(Object.entries(WALKS))(
    `axe finds nothing at ${size.width} px: %s`,
    async (name, walk) => {
      const person = await Person.with({ language: 'en', size });
      const axe = await Axe.inBoth(person);
      await walk(person, axe);
      expect([...new Set(axe.found)]).toEqual([]);
      if (name !== 'reading') expect(axe.looked).toBeGreaterThan(5);
      await person.leave();
    },
  );

test.concurrent.each(['gambit', 'skakanie'])('axe finds nothing where one watches: %s', async (game) => {
  const manner = { language: 'en', size: PHONE } as const;
  const person = await Person.with(manner);
  await start(person, game, 3);
  await person.choosePace('instant');
  const watcher = await Person.with(manner);
  await watcher.open(await watchAddress(person));
  await watcher.page.locator('[role=grid]').waitFor();
  const axe = await Axe.of(watcher);
  await axe.look('at the start');
  let steps = 0;
  await playTo(person, () => steps++ === 12);
  await axe.look('in the middle');
  await playTo(person, () => false);
  await watcher.told('the end', ({ info }) => info.stage === 'over');
  await axe.look('at the end');
  expect([...new Set(axe.found)]).toEqual([]);
  await person.leave();
  await watcher.leave();
});

test.concurrent('axe finds nothing on a device that is passed round', async () => {
  const person = await Person.with({ language: 'en', size: PHONE });
  const { page } = person;
  const axe = await Axe.inBoth(person);
  await person.open('/?new=gambit');
  for (const [at, name] of ['Ola', 'Jan'].entries()) {
    const seat = page.locator('main section ol > li').nth(at);
    await person.tap(seat.locator('label').first());
    await seat.locator('input.field').fill(name);
  }
  await person.tap('[data-create]');
  const curtain = page.locator('[data-curtain]:not(:disabled)');
  await curtain.waitFor();
  await axe.look('the curtain');
  // Until cards are to be picked.
  const pick = page.locator('.prompt .button.primary');
  const step = curtain.or(page.locator('.square.target'));
  while ((await pick.count()) === 0) {
    await step.or(pick).first().waitFor();
    if ((await pick.count()) === 0) await person.tap(step.first());
  }
  await axe.look('cards face down');
  await person.tap('[data-show]');
  await page.locator('[data-card]').first().waitFor();
  await axe.look('cards one looks at');
  expect(axe.found).toEqual([]);
  await person.leave();
});

test.concurrent('axe finds nothing on a screen for all', async () => {
  const screen = await Person.with({ language: 'en', size: DESKTOP });
  const { page } = screen;
  const axe = await Axe.inBoth(screen);
  await screen.open('/?new=gambit');
  await screen.tap(page.locator('.where label').last());
  await axe.look('a table for phones');
  await screen.tap('[data-create]');
  await page.locator('[data-code]').first().waitFor();
  await axe.look('codes to sit down');
  for (const seat of [0, 1]) {
    await page.locator('main select').nth(seat).selectOption('casual');
    if (seat === 0) await page.locator('[data-code]').nth(1).waitFor({ state: 'detached' });
  }
  await page.locator('[role=grid]').waitFor();
  await axe.look('the table for all');
  await screen.choosePace('instant');
  await page.locator('[data-rematch]').waitFor();
  await axe.look('the end for all');
  expect(axe.found).toEqual([]);
  await screen.leave();
});
