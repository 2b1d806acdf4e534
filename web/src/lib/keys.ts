/**
 * The keys of this browser: what makes it a player, a host or a watcher at a table. A key is a secret; it comes in the fragment of a
 * link, which browsers never send to a server, and is taken out of the address bar at once.
 */
import type { Created, Key, NewSeat, SeatName } from '../wire/protocol';
import { isHere } from '../net/here';
import { place, to } from './route.svelte';
import { seatAt } from './seats.svelte';
import { names, read, remove, write } from './storage';

export interface Keyring {
  /** What this browser joins with. */
  keys: string[];
  /** Invitations one can hand on, by seat; only who made them has them. */
  links: Partial<Record<SeatName, string>>;
  /** The watchers' key, for the host to hand on. */
  watch: string | null;
  /** The key of the table's link: whoever gets it takes the next free seat. */
  invite: string | null;
  /** Did one come from a screen that shows the board to all? */
  screen: boolean;
  /** Where a game of this browser goes on that was handed to a server. */
  handed: HandOver | null;
  /** When it was last used, in milliseconds since 1970. */
  used: number;
}

/** A game that goes to a server. It is asked for by the same secret until it has answered, so that no second table is made. */
export interface HandOver {
  once: string;
  seats: NewSeat[];
  /** The table there; null as long as it is not known. */
  table: string | null;
}

/** More tables than these are forgotten, the oldest first; the server takes as many in one question. */
const MOST = 50;

export const NO_KEYS: Keyring = {
  keys: [],
  links: {},
  watch: null,
  invite: null,
  screen: false,
  handed: null,
  used: 0,
};

export function keyring(table: string): Keyring {
  try {
    return { ...NO_KEYS, ...(JSON.parse(read(`table.${table}`) ?? '{}') as Partial<Keyring>) };
  } catch {
    return NO_KEYS;
  }
}

export function keep(table: string, ring: Keyring): void {
  write(`table.${table}`, JSON.stringify({ ...ring, used: Date.now() }));
  for (const old of tables().slice(MOST)) forget(old.table);
}

export function addKey(table: string, key: string): void {
  const ring = keyring(table);
  if (!ring.keys.includes(key)) keep(table, { ...ring, keys: [...ring.keys, key] });
}

export function forget(table: string): void {
  remove(`table.${table}`);
}

/** All tables one has keys to, the last used first. */
export function tables(): (Key & { used: number })[] {
  return names('table.')
    .map((table) => ({ table, ...keyring(table) }))
    .sort((a, b) => b.used - a.used)
    .map(({ table, keys, used }) => ({ table, keys, used }));
}

/** Keeps the keys of a table this browser has made: its own seats' to play with, the free ones' to hand on. */
export function keepCreated(created: Created, seats: readonly NewSeat[]): void {
  const keys = [created.host];
  const links: Keyring['links'] = {};
  seats.forEach((seat, at) => {
    const key = created.seats[at];
    if (!key) return;
    if (seat.holder === 'person') keys.push(key);
    else links[seatAt(at)] = key;
  });
  // Nobody else comes to a table in this browser.
  const { watch, invite } = isHere(created.table) ? NO_KEYS : created;
  keep(created.table, { ...NO_KEYS, keys, links, watch, invite });
}

/** The links of free seats go where the free seats are. */
export function reseated(ring: Keyring, order: readonly SeatName[]): Keyring {
  const links: Keyring['links'] = {};
  order.forEach((from, at) => (links[seatAt(at)] = ring.links[from]));
  return { ...ring, links };
}

/** Keys stay valid at a rematch's table. */
export function carryOver(from: string, to: string): void {
  const ring = keyring(from);
  if (keyring(to).keys.length === 0) keep(to, ring);
}

/** Takes the key out of the address bar, the watchers' that may come after it, and the screen's mark; null if there is none. */
export function takeFragment(table: string): string | null {
  const [, key, watch, screen] = /^#([\w-]{16,64})(?:\.([\w-]{16,64}))?(\.screen)?$/.exec(place().hash) ?? [];
  if (!key) return null;
  history.replaceState(history.state, '', to(`/t/${table}`));
  if (watch) keep(table, { ...keyring(table), watch });
  if (screen) keep(table, { ...keyring(table), screen: true });
  addKey(table, key);
  return key;
}

/** A new secret: 22 letters, digits, `-` and `_`, that is 132 random bits. */
export function newKey(): string {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
  return Array.from(crypto.getRandomValues(new Uint8Array(22)), (byte) => letters[byte % 64]).join('');
}

/** What a seat adds to the shuffle: 32 random bytes in hexadecimal. */
export function newEntropy(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}

/**
 * A link to a table. Phones cannot follow `localhost`, so another address of the server may be put in. A seat's link takes the
 * watchers' key along: who hands the seat on later can still watch.
 */
export function link(table: string, key: string, origin: string, watch: string | null = null): string {
  return `${origin}/t/${table}#${key}${watch ? `.${watch}` : ''}`;
}

/** A link for a phone that joins a screen: the board is there, so the phone is a hand of cards. */
export const screenLink = (...seat: Parameters<typeof link>): string => `${link(...seat)}.screen`;

/** The address to put into links: the page's own, unless only this machine understands it. */
export function shareOrigin(
  addresses: readonly string[],
  page: { hostname: string; origin: string } = location,
): string {
  const local = ['localhost', '127.0.0.1', '[::1]'].includes(page.hostname);
  return (local ? addresses[0]?.replace(/\/$/, '') : undefined) ?? page.origin;
}
