/** Being called when one is away: asked for with one tap, sent encrypted, shown once by the service worker; and webhooks. */
import { afterAll, beforeAll, expect, test } from 'vitest';

import type { About, Created } from '../src/wire/protocol.ts';
import { Axe } from './axe.ts';
import { DESKTOP, Person, PHONE } from './browser.ts';
import { nextOffer, playOn } from './play.ts';
import { claims, pushService, type PushService } from './push-service.ts';
import { startServer, type Server } from './server.ts';
import { LANGUAGES, says, type Language } from './texts.ts';
import { soon, until } from './until.ts';

let server: Server;
let service: PushService;

beforeAll(async () => {
  service = await pushService();
  server = await startServer(process.env['STOLIK_BIN'] ?? '', ['--notices-anywhere']);
});
afterAll(async () => {
  await server.stop();
  service.stop();
});

/** A table for two that goes on for days. */
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

/** Somebody at a seat. Their browser has a subscription to our push service: there is no other without the internet. */
async function sits(created: Created, at: number, language: Language, size = PHONE): Promise<Person> {
  const person = await Person.with({ language, size, system: true }, server.host);
  const { page } = person;
  await page.addInitScript(
    ({ endpoint, keys }) => {
      const bytes = (text: string): ArrayBuffer =>
        Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
          letter.charCodeAt(0),
        ).buffer;
      const made = (applicationServerKey: BufferSource): unknown => ({
        endpoint,
        options: { applicationServerKey },
        getKey: (name: 'p256dh' | 'auth') => bytes(keys[name]),
        unsubscribe: () => Promise.resolve(true),
      });
      let subscription: unknown = null;
      PushManager.prototype.subscribe = (options) => {
        subscription = made(options?.applicationServerKey as BufferSource);
        return Promise.resolve(subscription as PushSubscription);
      };
      PushManager.prototype.getSubscription = () => Promise.resolve(subscription as PushSubscription | null);
    },
    { endpoint: `${service.origin}/${created.table}`, keys: service.keys },
  );
  await person.open(`/t/${created.table}#${created.seats[at]}`);
  await person.tap('[data-ready]');
  return person;
}

test('who is away is called, once, and taken to the table', async () => {
  const created = await table();
  const ola = await sits(created, 0, 'pl');
  const jan = await sits(created, 1, 'en');
  await ola.page.context().grantPermissions(['notifications'], { origin: `http://${server.host}` });
  const offer = ola.page.locator('[data-offer-calls] button');
  await playOn([ola, jan], () => offer.isVisible());
  await ola.tap(offer);
  await ola.page.getByText(says('pl', 'web-called-on')).waitFor();
  // She goes elsewhere, and Jan plays until it is her turn.
  await ola.open('/rules/gambit');
  const waits = (): boolean => jan.state?.status.waiting.includes('B') ?? false;
  for (let taps = 0; waits(); taps++) {
    const next = await Promise.race([nextOffer(jan, taps), jan.told('her turn', () => !waits())]);
    if (typeof next === 'object' && 'tap' in next) await jan.tap(next.tap);
  }
  const pushed = await until('the call', () =>
    service.received.find(({ path }) => path.endsWith(created.table)),
  );
  const about = (await (await fetch(`http://${server.host}/api/v1/about`)).json()) as About;
  expect(claims(pushed, about.notices?.push ?? '').aud).toBe(service.origin);
  expect(pushed.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400' });
  const content = service.open(pushed);
  const game = says('pl', 'game-gambit');
  expect(content).toEqual({
    ids: [expect.stringMatching(/^[\w-]{22}$/)],
    text: says('pl', 'notice-turn', { alone: 'no', game, others: 'Jan' }),
    open: `/t/${created.table}`,
  });

  // What a push service would hand to the browser is shown by the service worker; the same again is not.
  const { page } = ola;
  const devtools = await page.context().newCDPSession(page);
  let registrationId = '';
  devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
    registrationId = registrations[0]?.registrationId ?? registrationId;
  });
  await devtools.send('ServiceWorker.enable');
  await until('the worker is known', () => registrationId);
  const deliver = (notice: unknown): Promise<unknown> =>
    devtools.send('ServiceWorker.deliverPushMessage', {
      origin: `http://${server.host}/`,
      registrationId,
      data: JSON.stringify(notice),
    });
  const shown = (close = false): Promise<string[][]> =>
    page.evaluate(async (closing) => {
      const registration = await navigator.serviceWorker.getRegistration();
      const all = (await registration?.getNotifications()) ?? [];
      if (closing) all.forEach((one) => one.close());
      return all.map(({ body, data }) => [body, String(data)]);
    }, close);
  // A browser that is busy may lose what the tools hand to it; a push service, too, brings what nobody took again.
  const arrives = async (notice: typeof content): Promise<void> => {
    let again = 0;
    await until(`“${notice.text}” is shown`, async () => {
      if (performance.now() >= again) {
        again = performance.now() + 10_000;
        await deliver(notice);
      }
      return (await shown()).some(([body]) => body === notice.text);
    });
  };
  await arrives(content);
  const expected = [[content.text, `http://${server.host}/t/${created.table}`]];
  const known = (): Promise<boolean> =>
    page.evaluate(async (id) => {
      const kept = await caches.open('stolik-notices');
      return (await kept.match(`/notice/${id}`)) !== undefined;
    }, content.ids[0] ?? '');
  await until('it is known', known);
  expect(await shown(true)).toEqual(expected);
  await deliver(content);
  // Another one comes after it, and only that is there.
  await arrives({ ids: ['another'], text: 'other', open: '/' });
  expect(await shown()).toEqual([['other', `http://${server.host}/`]]);
  expect(ola.errors).toEqual([]);
  await ola.leave();
  await jan.leave();
});

test.each(LANGUAGES)(
  'calls are switched on and off in the menu, by keys, and refused in words (%s)',
  async (language) => {
    const created = await table();
    const size = language === 'it' ? DESKTOP : PHONE;
    const ola = await sits(created, 0, language, size);
    const jan = await sits(created, 1, 'en');
    await ola.told('the start', ({ info }) => info.stage === 'playing');
    const { page } = ola;
    await page.evaluate(() => {
      Notification.requestPermission = () => Promise.resolve('denied');
    });
    const axe = await Axe.of(ola);
    await ola.tap('[data-menu]');
    const here = page.getByRole('switch', { name: says(language, 'web-called-here') });
    await here.focus();
    await page.keyboard.press('Space');
    await page.getByRole('alert').getByText(says(language, 'web-called-denied')).waitFor();
    await soon(() => here.getAttribute('aria-checked')).toBe('false');
    await page.evaluate(() => {
      Notification.requestPermission = () => Promise.resolve('granted');
    });
    await here.focus();
    await page.keyboard.press('Space');
    await page.locator('[data-called] [role=switch][aria-checked=true]').waitFor();
    // A webhook that cannot be one, and one that can.
    await ola.tap('[data-called] summary');
    const address = page.getByLabel(says(language, 'web-called-address'), { exact: true });
    await address.fill('ftp://example.org/');
    await page.keyboard.press('Enter');
    await page.getByText(says(language, 'web-called-bad')).waitFor();
    await address.fill(`${service.origin}/hook`);
    await page.keyboard.press('Enter');
    await page.locator('[data-secret]', { hasText: /^[\w-]{22}$/ }).waitFor();
    await page.getByText(says(language, 'web-called-webhook', { host: '127.0.0.1' })).waitFor();
    await axe.look('calls in the menu');
    await ola.tap('[data-called] li button');
    await page.locator('[data-called] li').waitFor({ state: 'detached' });
    await here.focus();
    await page.keyboard.press('Space');
    await page.locator('[data-called] [role=switch][aria-checked=false]').waitFor();
    expect(axe.found).toEqual([]);
    expect(ola.errors).toEqual([]);
    await ola.leave();
    await jan.leave();
  },
);
