/** Two people, two browsers, one link; and what happens when a page is loaded again or the network goes away. */
import { readFile } from 'node:fs/promises';
import { expect, inject, test } from 'vitest';

import { DESKTOP, Person, PHONE } from './browser.ts';
import { Cable } from './cable.ts';
import { nextOffer, playOn } from './play.ts';
import { verify } from './server.ts';
import { SMALL_CARD } from './small-card.ts';
import { says } from './texts.ts';
import { soon, until } from './until.ts';

/** A table for two, made on the page; the second seat's link is read from the page as somebody would copy it. */
async function makeTable(host: Person, own: string): Promise<string> {
  const { page } = host;
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await host.open();
  await host.tap(page.locator('a[href="/?new=gambit"]'));
  await page.locator('main input.field').first().fill(own);
  // A small game: few tokens, so that it ends soon.
  await host.tap('details.options > summary');
  await host.tap(page.locator('[data-option="setup"] [role=radio]').last());
  await page.locator('[data-option="setup"] textarea').fill(SMALL_CARD);
  await page.locator('[data-option="setup"] .good').waitFor();
  await host.tap('[data-create]');
  await page.locator('[data-ready]').waitFor();
  await host.tap('[data-seat="B"] details > summary');
  await host.tap('[data-seat="B"] [data-copy]');
  return page.evaluate(() => navigator.clipboard.readText());
}

/** The page loses the network for a while in which its own action is on the way, and nobody has to do anything. */
async function loseTheNetwork(person: Person, other: Person, cable: Cable): Promise<void> {
  await playOn([other, person], ([, offer]) => offer !== null);
  const before = person.acts.length;
  const acted = (): boolean => person.acts.length > before;
  cable.deafen();
  // The server gets the action, but its answer is lost: the page has to say it again, and it must count once.
  for (let taps = 0; ; taps++) {
    const next = await Promise.race([nextOffer(person, taps), until('the action is said', acted)]);
    if (typeof next === 'boolean') break;
    if (next === 'over') throw new Error('The game is over too soon.');
    await person.tap(next.tap);
  }
  cable.cut();
  await person.page.locator('.notices .lost').waitFor();
  const lost = await person.page.locator('.notices .lost').innerText();
  expect(lost).toContain(says(person.language, 'web-lost'));
  cable.mend();
  await person.page.locator('.notices .lost').waitFor({ state: 'detached' });
  const acks = person.said.flatMap((one) =>
    'command' in one && one.command.type === 'act' ? [one.ack] : [],
  );
  expect(acks.length, 'the action was said again').toBeGreaterThan(new Set(acks).size);
}

test('two browsers by link: names, ready, a reload and a network loss in mid-game, to the end', async () => {
  const cable = await Cable.to(inject('server'));
  const host = await Person.with({ language: 'en', size: DESKTOP });
  const guest = await Person.with({ language: 'pl', size: PHONE }, cable.host);

  const link = new URL(await makeTable(host, 'Ola'));
  await guest.open(link.pathname + link.hash);
  await until('the secret leaves the address bar', () => !new URL(guest.page.url()).hash);
  await guest.page.locator('form input').fill('Zosia');
  await guest.tap('[data-sit]');
  await host.page.locator('[data-seat="B"]', { hasText: 'Zosia' }).waitFor();
  await soon(() => guest.page.locator('[data-seat="A"]').innerText()).toContain('Ola');
  await guest.tap('[data-ready]');
  await host.page.locator('[data-seat="B"] .ready').waitFor();
  await host.tap('[data-ready]');
  for (const person of [host, guest]) {
    await person.told('the start', ({ info }) => info.stage === 'playing');
    await person.choosePace('instant');
  }

  const acted = (count: number) => (): boolean => guest.acts.length >= count;
  await playOn([host, guest], acted(5));
  const lines = (): Promise<string[]> => host.page.locator('aside [role=log] p').allInnerTexts();
  const before = await lines();
  expect(before.length).toBeGreaterThan(5);
  await host.page.reload();
  await guest.page.reload();
  // Whoever comes back can still read what happened.
  await until('the log is back', async () => (await lines()).slice(-before.length).join() === before.join());
  await playOn([host, guest], acted(9));
  await loseTheNetwork(guest, host, cable);
  await guest.tap('header.bar .log');
  await until('the newest line is in sight', () =>
    guest.page.locator('dialog [role=log]').evaluate((log) => {
      const newest = log.querySelector('p:last-of-type')?.getBoundingClientRect().bottom ?? Infinity;
      return log.scrollHeight > log.clientHeight && newest <= log.getBoundingClientRect().bottom + 1;
    }),
  );
  await guest.closeSheet();
  await playOn([host, guest]);

  const [download] = await Promise.all([
    host.page.waitForEvent('download'),
    host.tap('[data-end] a[download]'),
  ]);
  const file = await download.path();
  await verify(file);
  // Every action of either page stands in the log, in its order, and no other does.
  const log = await readFile(file, 'utf8');
  for (const [seat, person] of [
    ['A', host],
    ['B', guest],
  ] as const)
    expect(actionsOf(log, seat)).toEqual(person.acts.map(({ action }) => action));
  for (const person of [host, guest]) {
    expect(person.heard.filter(({ type }) => type === 'refused')).toEqual([]);
    expect(person.errors).toEqual([]);
    await person.leave();
  }
  cable.remove();
});

/** What a seat did, by the lines of a log. */
function actionsOf(log: string, seat: string): string[] {
  return log.split('\n').flatMap((line) => {
    const [, who, action] = /^([A-F]) (.+)$/.exec(line) ?? [];
    return who === seat && action ? [action] : [];
  });
}

test('a seat is offered by link to one person only, and a link that leads nowhere says so', async () => {
  const host = await Person.with({ language: 'it', size: PHONE });
  const link = new URL(await makeTable(host, 'Ada'));
  const people = await Promise.all([1, 2].map(() => Person.with({ language: 'it', size: PHONE })));
  const [first, second] = people;
  if (!first || !second) throw new Error('two came');
  await first.open(link.pathname + link.hash);
  await first.page.locator('form input').fill('Bruno');
  await first.tap('[data-sit]');
  await first.page.locator('[data-ready]').waitFor();
  await second.open(link.pathname + link.hash);
  await second.page.locator('main h1').waitFor();
  await soon(() => second.page.locator('[data-sit]').count()).toBe(0);
  await soon(() => second.page.locator('main').innerText()).toContain(says('it', 'web-code-no-such-key'));
  await second.open('/t/nothing-here');
  // Whether there is such a table is nobody's business who has no key to it.
  await second.page.getByText(says('it', 'web-code-no-such-key')).waitFor();
  for (const person of [host, ...people]) await person.leave();
});
