/** Being told by e-mail: typed in the table's menu, confirmed by a link that does nothing by itself, told once a turn, ended by another link. */
import { afterAll, beforeAll, expect, test } from 'vitest';

import type { Created } from '../src/wire/protocol.ts';
import { Axe } from './axe.ts';
import { DESKTOP, Person, PHONE } from './browser.ts';
import { endIn, linkIn, mailServer, type Mail, type MailServer } from './mail-server.ts';
import { nextOffer, playOn } from './play.ts';
import { startServer, type Server } from './server.ts';
import { LANGUAGES, says, type Language } from './texts.ts';
import { soon, until } from './until.ts';

let server: Server;
let mails: MailServer;

beforeAll(async () => {
  mails = await mailServer();
  const flags = ['--smtp', mails.url, '--mail-from', 'stolik@table.example'];
  server = await startServer(process.env['STOLIK_BIN'] ?? '', flags);
});
afterAll(async () => {
  await server.stop();
  mails.stop();
});

async function table(): Promise<Created> {
  const seats = ['Ola', 'Jan'].map((name) => ({ holder: 'person', name }));
  const days = { turn: 1440, reserve: 0, then: 'wait' };
  const answer = await fetch(`http://${server.host}/api/v1/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ options: { game: 'gambit' }, seats, days }),
  });
  return (await answer.json()) as Created;
}

/** Ola, whose browser can show no notifications, and Jan. */
async function both(language: Language, size = PHONE): Promise<[Created, Person, Person]> {
  const created = await table();
  const [ola, jan] = [
    await Person.with({ language, size }, server.host),
    await Person.with({ language: 'en', size: PHONE }, server.host),
  ];
  await ola.page.addInitScript(() => Reflect.deleteProperty(window, 'PushManager'));
  for (const [at, person] of [ola, jan].entries()) {
    await person.open(`/t/${created.table}#${created.seats[at]}`);
    await person.tap('[data-ready]');
  }
  await ola.told('the start', ({ info }) => info.stage === 'playing');
  return [created, ola, jan];
}

const mailTo = (address: string, count = 1): Promise<Mail> =>
  until(`a mail to ${address}`, () => mails.received.filter(({ to }) => to === address)[count - 1]);

/** The path of a link of our server. */
const path = (link: string): string => link.slice(`http://${server.host}`.length);

test('an address is offered, confirmed, told of a turn, and ended', async () => {
  const [created, ola, jan] = await both('pl');
  const address = 'ola@example.org';
  const shown = 'o…@example.org';
  // After her move she is offered what her browser can do: to type an address.
  const offer = ola.page.locator('[data-offer-mail] button');
  await playOn([ola, jan], () => offer.isVisible());
  await ola.tap(offer);
  await ola.page.getByLabel(says('pl', 'web-called-mail')).fill(address);
  await ola.page.keyboard.press('Enter');
  await ola.page.getByText(says('pl', 'web-called-mail-asked', { shown })).waitFor();
  const question = await mailTo(address);
  expect(question.head['subject']).toBe(says('pl', 'mail-confirm-subject', { host: server.host }));
  expect(question.text + question.html).not.toContain('Jan');
  // A program that checks links opens it, and that is not her yes.
  const checked = await fetch(linkIn(question));
  expect(checked.status).toBe(200);
  await ola.open(path(linkIn(question)));
  await ola.page.getByText(says('pl', 'web-mail-asked', { shown })).waitFor();
  await ola.tap('[data-mail-yes]');
  await ola.page.getByText(says('pl', 'web-mail-on', { shown })).waitFor();
  const waits = (): boolean => jan.state?.status.waiting.includes('B') ?? false;
  for (let taps = 0; waits(); taps++) {
    const next = await Promise.race([nextOffer(jan, taps), jan.told('her turn', () => !waits())]);
    if (typeof next === 'object' && 'tap' in next) await jan.tap(next.tap);
  }
  const call = await mailTo(address, 2);
  const game = says('pl', 'game-gambit');
  expect(call.head['subject']).toBe(says('pl', 'notice-turn', { alone: 'no', game, others: 'Jan' }));
  expect(linkIn(call)).toBe(`http://${server.host}/t/${created.table}`);
  expect(call.html).toContain(`href="${linkIn(call)}"`);
  // The link has no key in it; her browser has.
  await ola.open(path(linkIn(call)));
  await ola.told('her turn', ({ status }) => status.waiting.includes('A'));
  await ola.tap('[data-menu]');
  await ola.page
    .locator('[data-called]')
    .getByText(says('pl', 'web-called-mail-on', { shown }))
    .waitFor();
  await ola.open(path(endIn(call)));
  await ola.page.getByText(says('pl', 'web-mail-stop', { shown })).waitFor();
  await ola.tap('[data-mail-no]');
  await ola.page.getByText(says('pl', 'web-mail-off')).waitFor();
  await ola.open(`/t/${created.table}`);
  await ola.tap('[data-menu]');
  await ola.page.locator('[data-called] [data-mail]').waitFor();
  await soon(() => ola.page.locator('[data-called] li').count()).toBe(0);
  expect(mails.received.filter(({ to }) => to === address)).toHaveLength(2);
  expect(ola.errors).toEqual([]);
  await ola.leave();
  await jan.leave();
});

test.each(LANGUAGES)(
  'in the menu and where links lead, by keys, everything is said (%s)',
  async (language) => {
    const size = language === 'it' ? DESKTOP : PHONE;
    const [, ola, jan] = await both(language, size);
    const { page } = ola;
    const axe = await Axe.of(ola);
    const address = `eva-${language}@example.org`;
    const shown = 'e…@example.org';
    await ola.tap('[data-menu]');
    const field = page.getByLabel(says(language, 'web-called-mail'));
    const type = async (text: string): Promise<void> => {
      await field.fill(text);
      await page.keyboard.press('Enter');
    };
    await type('eva@localhost');
    await page.getByRole('alert').getByText(says(language, 'web-called-mail-bad')).waitFor();
    await type(address);
    const called = page.locator('[data-called]');
    await called.getByText(says(language, 'web-called-mail-asked', { shown })).waitFor();
    await axe.look('an address that is to be confirmed');
    // Confirmed elsewhere, and seen when one comes back to the table.
    const question = await mailTo(address);
    const link = { token: linkIn(question).split('/').pop() ?? '', answer: 'yes' };
    await fetch(`http://${server.host}/api/v1/mail`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(link),
    });
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await called.getByText(says(language, 'web-called-mail-on', { shown })).waitFor();
    await called.locator('li button').focus();
    await page.keyboard.press('Enter');
    await called.locator('li').waitFor({ state: 'detached' });
    // One that there is not.
    await type(`nobody@${language}.example.org`);
    const refused = says(language, 'web-called-mail-refused', { shown: `n…@${language}.example.org` });
    await until('it is refused', async () => {
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
      return called.getByText(refused).isVisible();
    });
    await axe.look('an address that takes nothing');
    await type(`ada+1@${language}.example.org`);
    await called
      .getByText(says(language, 'web-called-mail-asked', { shown: `a…@${language}.example.org` }))
      .waitFor();
    if (language === 'pl') {
      // Too many to one mailbox.
      const often = page.getByRole('alert').getByText(says(language, 'web-called-mail-often'));
      for (const mark of [2, 3, 4]) {
        await type(`ada+${mark}@${language}.example.org`);
        const answered = async (): Promise<boolean> =>
          (await often.isVisible()) || (await called.locator('li').count()) > mark;
        await until('an answer', answered);
      }
      await often.waitFor();
    }
    // A no, by keys.
    const other = await mailTo(`ada+1@${language}.example.org`);
    await ola.open(path(linkIn(other)));
    await page.locator('[data-mail-no]').focus();
    await axe.look('the question');
    await page.keyboard.press('Enter');
    await page.getByText(says(language, 'web-mail-off')).waitFor();
    await ola.open(path(linkIn(other)));
    await page.getByText(says(language, 'web-mail-over')).waitFor();
    await axe.look('a link that leads nowhere any more');
    expect(axe.found).toEqual([]);
    expect(ola.errors).toEqual([]);
    await ola.leave();
    await jan.leave();
  },
);
