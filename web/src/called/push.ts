/** This browser as something a server can call: its subscription to its maker's push service. */
import { newKey } from '../lib/keys';
import { worker } from '../lib/signals';
import { read, remove, write } from '../lib/storage';
import { texts } from '../lib/texts.svelte';
import { call } from '../net/http';
import type { AskNotices, ListNotices, NoticeOn, NoticeTarget, Notices } from '../wire/protocol';

/** Can it be called at all? */
export const canBeCalled = (): boolean => 'Notification' in window && 'PushManager' in window;

/** Has its person forbidden it? */
export const isForbidden = (): boolean => canBeCalled() && Notification.permission === 'denied';

const bytes = (base64: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));

const text = (buffer: ArrayBuffer | null): string =>
  btoa(String.fromCharCode(...new Uint8Array(buffer ?? new ArrayBuffer(0))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** How a server knows this browser: the SHA-256 of the address of its subscription, if it has one. */
export async function device(): Promise<string | null> {
  const registered = await navigator.serviceWorker?.getRegistration();
  const subscription = await registered?.pushManager?.getSubscription();
  if (!subscription) return null;
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(subscription.endpoint));
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Subscribes, with the server's key; one that was made with another is useless. */
async function subscription(key: string): Promise<PushSubscription> {
  const registered = await worker();
  if (!registered) throw new Error('no service worker');
  const known = await registered.pushManager.getSubscription();
  if (known && text(known.options.applicationServerKey) === key) return known;
  await known?.unsubscribe();
  return registered.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(key) });
}

const asked = (table: string, keys: string[], to: NoticeTarget): AskNotices => ({
  table,
  keys,
  language: texts.language,
  to,
});

/** From now on this browser is called to a table; the answer says who all is. */
export async function callHere(table: string, keys: string[], key: string): Promise<Notices> {
  const made = await subscription(key);
  const { endpoint } = made;
  const push = { endpoint, p256dh: text(made.getKey('p256dh')), auth: text(made.getKey('auth')) };
  const notices = await call<Notices>('notices', asked(table, keys, { push }));
  write(`called.${table}`, 'yes');
  return notices;
}

/** From now on a webhook is told as well. */
export const callThere = (table: string, keys: string[], url: string): Promise<Notices> =>
  call('notices', asked(table, keys, { webhook: { url } }));

/** From now on this e-mail address is told as well, once its owner has confirmed it; this browser remembers it for other tables. */
export async function callByMail(table: string, keys: string[], address: string): Promise<Notices> {
  const pass = ownMail()?.pass ?? newKey();
  const notices = await call<Notices>('notices', asked(table, keys, { email: { address, pass } }));
  write('mail', JSON.stringify({ address, pass } satisfies OwnMail));
  write(`mailed.${table}`, 'yes');
  return notices;
}

interface OwnMail {
  address: string;
  /** By this secret the server knows that it was this browser whose address was confirmed. */
  pass: string;
}

/** The address that was named here last. */
export function ownMail(): OwnMail | null {
  try {
    return JSON.parse(read('mail') ?? 'null') as OwnMail | null;
  } catch {
    return null;
  }
}

/** As much of an address as a server tells. */
const shown = (address: string): string =>
  address.slice(0, 1) + '…' + address.slice(address.lastIndexOf('@'));

/** Who is called to one's seats at a table, when one of them is not any more. */
export const listed = (table: string, keys: string[], off: string | null = null): Promise<Notices> =>
  call('notices/list', { table, keys, off } satisfies ListNotices);

/** Was this browser to be called to this table? It may have another address since then. */
export const isWished = (table: string): boolean => read(`called.${table}`) !== null;

export const unwish = (table: string): void => remove(`called.${table}`);

/** A table is forgotten here: this browser is not called to it any more, nor is the address that was named here. */
export async function stopCalls(table: string, keys: string[]): Promise<void> {
  const mailed = read(`mailed.${table}`) !== null;
  if (__SITE__ || !(isWished(table) || mailed)) return;
  unwish(table);
  remove(`mailed.${table}`);
  const [own, mail] = [await device(), mailed ? shown(ownMail()?.address ?? '') : null];
  const isMail = (one: NoticeOn): boolean =>
    one.by === 'email' && one.shown.toLowerCase() === mail?.toLowerCase();
  const { on } = await listed(table, keys);
  for (const one of on) if (one.device === own || isMail(one)) await listed(table, keys, one.id);
}
