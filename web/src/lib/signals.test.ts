import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { settings } from './settings.svelte';
import { allowNotices, hear, markIcon, notify } from './signals';

const played = vi.hoisted(() => vi.fn());
vi.mock('../sound/sounds', () => ({ play: played }));

beforeEach(() => {
  document.head.innerHTML = '<link rel="icon" href="data:image/svg+xml,%3Csvg%3E%3C/svg%3E" />';
  played.mockClear();
});
afterEach(() => vi.unstubAllGlobals());

const icon = (): string => document.querySelector<HTMLLinkElement>('link[rel=icon]')?.href ?? '';

test('the icon has a dot when it is one’s turn, and only then', () => {
  const before = icon();
  markIcon(true);
  const dotted = icon();
  expect(dotted).toContain('circle');
  markIcon(true);
  expect(icon()).toBe(dotted);
  markIcon(false);
  expect(icon()).toBe(before);
});

test('nothing is heard until sounds are chosen', async () => {
  expect(settings.sounds).toBe(false);
  hear('turn');
  settings.choose('sounds', true);
  hear('bite');
  await vi.waitFor(() => expect(played).toHaveBeenCalledOnce());
  expect(played).toHaveBeenCalledWith('bite');
  settings.choose('sounds', false);
});

test('the browser is asked, and its answer counts', async () => {
  const shown: string[] = [];
  const requestPermission = vi.fn(() => Promise.resolve('granted'));
  function Notification(_: string, { body }: { body: string }): void {
    shown.push(body);
  }
  Object.assign(Notification, { requestPermission });
  vi.stubGlobal('Notification', Notification);
  expect(await allowNotices('so')).toBe(true);
  expect(shown).toEqual(['so']);
  requestPermission.mockResolvedValue('denied');
  expect(await allowNotices('so')).toBe(false);
});

test('where a page may not notify by itself, nothing breaks', async () => {
  vi.stubGlobal('Notification', () => {
    throw new TypeError('Illegal constructor');
  });
  expect(await notify('x', 'y')).toBe(false);
  // The service worker may, where there is one.
  const showNotification = vi.fn(() => Promise.resolve());
  const ready = Promise.resolve({ showNotification });
  const register = vi.fn(() => ready);
  vi.stubGlobal('navigator', { serviceWorker: { register, ready } });
  expect(await notify('x', 'y')).toBe(true);
  expect(showNotification).toHaveBeenCalledWith('Stolik', expect.objectContaining({ body: 'x', tag: 'y' }));
});
