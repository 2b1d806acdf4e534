/** How the page tells of one's turn and of a lost connection, and that it can be installed. */
import { expect, inject, test } from 'vitest';

import { Person, PHONE } from './browser.ts';
import { Cable } from './cable.ts';
import { nextOffer } from './play.ts';
import { says } from './texts.ts';
import { soon, until } from './until.ts';

test('title and icon say that it is one’s turn, and nothing is asked of the browser', async () => {
  const person = await Person.with({ language: 'it', size: PHONE });
  const { page } = person;
  await page.addInitScript(() => {
    const asked = { permission: 0, audio: 0 };
    Object.assign(window, { asked });
    Notification.requestPermission = () => {
      asked.permission += 1;
      return Promise.resolve('denied');
    };
    const Audio = window.AudioContext;
    window.AudioContext = class extends Audio {
      constructor() {
        super();
        asked.audio += 1;
      }
    };
  });
  const icon = (): Promise<string> =>
    page.evaluate(() => document.querySelector<HTMLLinkElement>('link[rel=icon]')?.href ?? '');
  await person.open();
  const plain = await icon();
  await person.tap('[data-play="gambit"]');
  await nextOffer(person, 0);
  // They come a moment after the table, and together.
  const turn = says('it', 'web-title-turn', { game: says('it', 'game-gambit') });
  await page.waitForFunction((title) => document.title === title, turn);
  await soon(() => icon()).not.toBe(plain);
  const asked = (): Promise<unknown> => page.evaluate(() => (window as unknown as { asked: object }).asked);
  expect(await asked()).toEqual({ permission: 0, audio: 0 });

  // Both are chosen in the menu; what the browser refuses is said.
  await person.tap('[data-menu]');
  await person.tap(page.getByRole('switch', { name: says('it', 'web-sounds') }));
  await page.waitForFunction(() => (window as unknown as { asked: { audio: number } }).asked.audio === 1);
  const notices = page.getByRole('switch', { name: says('it', 'web-notify') });
  await person.tap(notices);
  await page.getByText(says('it', 'web-notify-denied')).waitFor();
  await soon(() => notices.getAttribute('aria-checked')).toBe('false');

  await person.tap('dialog a[href="/"]');
  await page.locator('[data-play]').first().waitFor();
  await soon(() => icon()).toBe(plain);
  expect(person.errors).toEqual([]);
  await person.leave();
});

test('notifications come by a service worker, as Chrome on Android wants it', async () => {
  const person = await Person.with({ language: 'pl', size: PHONE, system: true });
  const { page } = person;
  await page.context().grantPermissions(['notifications']);
  await page.addInitScript(() => {
    const { requestPermission } = Notification;
    function Refused(): void {
      throw new TypeError('Illegal constructor');
    }
    Object.assign(window, { Notification: Object.assign(Refused, { requestPermission }) });
  });
  await person.open();
  const shown = (): Promise<string[]> =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      return (await registration?.getNotifications())?.map(({ body }) => body) ?? [];
    });
  expect(await shown()).toEqual([]);
  await person.tap(page.getByRole('switch', { name: says('pl', 'web-notify') }));
  await until('the sample is shown', async () => (await shown()).includes(says('pl', 'web-notify-sample')));
  await soon(() =>
    page.getByRole('switch', { name: says('pl', 'web-notify') }).getAttribute('aria-checked'),
  ).toBe('true');
  expect(person.errors).toEqual([]);
  await person.leave();
});

test('a lost connection is an alert, also over a sheet; its return is not said', async () => {
  const cable = await Cable.to(inject('server'));
  const person = await Person.with({ language: 'en', size: PHONE }, cable.host);
  const { page } = person;
  await person.open();
  await person.tap('[data-play="gambit"]');
  await nextOffer(person, 0);
  await person.tap('[data-menu]');
  cable.cut();
  await page.locator('dialog [role=alert]').waitFor();
  await page.locator('.notices [role=alert]').waitFor({ state: 'attached' });
  const before = await page.locator('[data-aloud] p').allInnerTexts();
  cable.mend();
  await page.locator('dialog [role=alert]').waitFor({ state: 'detached' });
  await page.locator('.notices [role=alert]').waitFor({ state: 'detached' });
  await soon(() => page.locator('[data-aloud] p').allInnerTexts()).toEqual(before);
  await person.leave();
});

test('the page can be installed: a manifest, and every icon it names', async () => {
  const origin = `http://${inject('server')}`;
  const answer = await fetch(`${origin}/manifest.webmanifest`);
  expect(answer.headers.get('content-type')).toContain('application/manifest+json');
  const manifest = (await answer.json()) as { icons: { src: string; type: string; purpose: string }[] };
  for (const { src, type } of [...manifest.icons, { src: '/apple-touch-icon.png', type: 'image/png' }]) {
    const icon = await fetch(new URL(src, origin));
    expect([src, icon.status, icon.headers.get('content-type')]).toEqual([src, 200, type]);
  }
  const person = await Person.with({ language: 'en', size: PHONE });
  await person.open();
  const devtools = await person.page.context().newCDPSession(person.page);
  const { errors, url } = await devtools.send('Page.getAppManifest');
  expect(url).toBe(`${origin}/manifest.webmanifest`);
  expect(errors).toEqual([]);
  await person.leave();
});
