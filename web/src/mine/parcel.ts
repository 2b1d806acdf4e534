/**
 * All keys of this browser for another device: encrypted here with a key that stands only in the link, kept by the server for ten minutes, and
 * given out once. The cipher is a library's, because the browser's own is missing where a page comes without TLS, as at home it does.
 */
import { xchacha20poly1305 } from '@noble/ciphers/chacha.js';

import { call, Refused } from '../net/http';
import type { Parcel, ParcelKept, ParcelState } from '../wire/protocol';
import { pack, unpack, type Unpacked } from './baggage';
import { allResults } from './history';

const KEY = 32;
const NONCE = 24;

const toText = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** Throws what `atob` throws. */
const toBytes = (text: string): Uint8Array =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));

const random = (length: number): Uint8Array => crypto.getRandomValues(new Uint8Array(length));

export function seal(text: string, key: Uint8Array): string {
  const nonce = random(NONCE);
  const sealed = xchacha20poly1305(key, nonce).encrypt(new TextEncoder().encode(text));
  return toText(Uint8Array.of(...nonce, ...sealed));
}

/** What was sealed with this key, or null. */
export function unseal(content: string, key: Uint8Array): string | null {
  try {
    const bytes = toBytes(content);
    const cipher = xchacha20poly1305(key, bytes.subarray(0, NONCE));
    return new TextDecoder().decode(cipher.decrypt(bytes.subarray(NONCE)));
  } catch {
    return null;
  }
}

/** What a link says about a parcel: where it is, and what opens it. */
export interface Ticket {
  parcel: string;
  key: Uint8Array;
}

const MARK = '#take=';

export const isTicket = (hash: string): boolean => hash.startsWith(MARK);

export function ticketOf(hash: string): Ticket | null {
  const [, parcel, secret] = /^#take=([\w-]{22})\.([\w-]{43})$/.exec(hash) ?? [];
  if (!parcel || !secret) return null;
  const key = toBytes(secret);
  return key.length === KEY ? { parcel, key } : null;
}

export const linkOf = ({ parcel, key }: Ticket, origin: string): string =>
  `${origin}/${MARK}${parcel}.${toText(key)}`;

/** A parcel has room for so many bytes; sealed and written down they are some more, and still fewer than the server takes. */
const ROOM = 44_000;

/** All keys, and as many of the last results as fit beside them. */
export function packed(): string {
  let results = allResults().length;
  let text = pack(results);
  while (new TextEncoder().encode(text).length > ROOM && results > 0) {
    results = Math.floor(results * 0.9);
    text = pack(results);
  }
  return text;
}

/** Everything goes on its way. */
export async function send(): Promise<Ticket> {
  const key = random(KEY);
  const { parcel } = await call<ParcelKept>('parcels', { content: seal(packed(), key) } satisfies Parcel);
  return { parcel, key };
}

/** Has the other device taken it? Throws when its time is over. */
export const isTaken = async ({ parcel }: Ticket): Promise<boolean> =>
  (await call<ParcelState>(`parcels/${parcel}`)).taken;

/** Takes a parcel, and returns what it had. */
export async function take({ parcel, key }: Ticket): Promise<Unpacked> {
  const { content } = await call<Parcel>(`parcels/${parcel}`, {});
  const had = unpack(unseal(content, key) ?? '');
  if (had === null) throw new Refused('bad_text', []);
  return had;
}
