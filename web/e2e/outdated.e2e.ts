/** An old page and a new server: what is missing or not understood is said in words, and a button loads the page again. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';

import { DESKTOP, Person, PHONE } from './browser.ts';
import { complaints } from './measure.ts';
import { says } from './texts.ts';
import { soon } from './until.ts';

const SIZES = [{ size: PHONE }, { size: DESKTOP }];

async function person(size: typeof PHONE): Promise<Person> {
  return Person.with({ language: 'pl', size });
}

/** For looking at, where one is asked for: `PICTURES=/tmp/some-folder`. */
async function picture(page: Page, name: string): Promise<void> {
  const folder = process.env['PICTURES'];
  if (folder)
    await page.screenshot({
      path: `${folder}/${name}-${page.viewportSize()?.width}.png`,
      animations: 'disabled',
    });
}

/** The scripts that are loaded later are gone, as after an update. */
async function loseParts({ page }: Person): Promise<() => Promise<void>> {
  const gone = /\/assets\/later-.*\.js$/;
  await page.route(gone, (route) => route.fulfill({ status: 404 }));
  return () => page.unroute(gone);
}

/** The server welcomes with something else than it really is. */
async function pretend({ page }: Person, change: object): Promise<void> {
  await page.routeWebSocket(/\/api\/v1\/socket/, (socket) => {
    const server = socket.connectToServer();
    server.onMessage((text) => {
      const message = JSON.parse(String(text)) as { type: string };
      socket.send(JSON.stringify(message.type === 'welcome' ? { ...message, ...change } : message));
    });
  });
}

test.each(SIZES)('a page that is gone says so and comes back at $size.width px', async ({ size }) => {
  const one = await person(size);
  const restore = await loseParts(one);
  await one.open('/rules/gambit');
  const reload = one.page.locator('[data-reload]');
  await soon(() => reload.locator('p').innerText()).toBe(says('pl', 'web-outdated-part'));
  await picture(one.page, 'part');
  expect(await complaints(one.page, true)).toEqual([]);
  await restore();
  await one.tap(reload.locator('button'));
  await one.page.locator('#G1').waitFor();
  await one.leave();
});

test.each(SIZES)('a passed device without its curtain shows no cards at $size.width px', async ({ size }) => {
  const one = await person(size);
  const { page } = one;
  await loseParts(one);
  await one.open('/?new=gambit');
  const seats = page.locator('main section ol > li');
  for (const [at, name] of ['Ola', 'Jan'].entries()) {
    await one.tap(seats.nth(at).locator('label').first());
    await seats.nth(at).locator('input.field').fill(name);
  }
  await one.tap('[data-create]');
  await one.told('the start', ({ info }) => info.stage === 'playing');
  await soon(() => page.locator('[data-reload] p').innerText()).toBe(says('pl', 'web-outdated-part'));
  expect(await page.locator('.mine [data-card]').count()).toBe(0);
  await picture(page, 'curtain');
  expect(one.errors).toEqual([]);
  await one.leave();
});

test.each(SIZES)('another version is told of quietly at $size.width px', async ({ size }) => {
  const one = await person(size);
  await pretend(one, { server: '99.0.0' });
  await one.open();
  await one.tap('[data-play="gambit"]');
  const notice = one.page.locator('.notices [role=status]');
  await notice.waitFor();
  await soon(() => notice.innerText()).toContain(says('pl', 'web-outdated-version'));
  await picture(one.page, 'version');
  await one.tap(notice.locator('button').last());
  await notice.waitFor({ state: 'detached' });
  expect(one.errors).toEqual([]);
  await one.leave();
});

test.each(SIZES)('another protocol ends the talk in words at $size.width px', async ({ size }) => {
  const one = await person(size);
  await pretend(one, { protocol: 99 });
  await one.open();
  await one.tap('[data-play="gambit"]');
  await one.page.locator('[data-reload]').waitFor();
  await soon(() => one.page.locator('h1').innerText()).toBe(says('pl', 'web-outdated'));
  await picture(one.page, 'protocol');
  expect(await complaints(one.page, true)).toEqual([]);
  await one.leave();
});

test.each(SIZES)('freeing somebody’s seat asks first at $size.width px', async ({ size }) => {
  const host = await person(size);
  const { page } = host;
  await host.open('/?new=skakanie');
  await host.tap(page.locator('main section ol > li').nth(1).locator('label').nth(1));
  await host.tap('[data-create]');
  await page.locator('[data-ready]').waitFor();
  const { table, link } = await host.page.evaluate(() => {
    const [name = ''] = Object.keys(localStorage).filter((one) => one.startsWith('stolik.table.'));
    const ring = JSON.parse(localStorage.getItem(name) ?? '{}') as { links: Record<string, string> };
    return { table: name.slice('stolik.table.'.length), link: ring.links['B'] };
  });
  const guest = await person(PHONE);
  await guest.open(`/t/${table}#${link}`);
  await guest.page.locator('input.field').fill('Ewa');
  await guest.tap('form button');
  await guest.told('a seat', ({ you }) => you.seats.length === 1);
  const free = page.locator('[data-sure]');
  await host.tap(free);
  await soon(() => free.innerText()).toBe(says('pl', 'web-free-sure', { name: 'Ewa' }));
  await picture(page, 'free');
  expect(await complaints(page, false)).toEqual([]);
  expect(host.said.filter((one) => 'command' in one && one.command.type === 'free')).toEqual([]);
  await host.tap(free);
  await host.told('a free seat', ({ info }) => info.seats[1]?.holder === 'open');
  for (const one of [host, guest]) await one.leave();
});
