/** Addresses of positions: `/replay/TABLE?as=A&ply=12`, and of reviews there: `&review=A`. */
import { SEATS } from '../lib/seats.svelte';
import type { SeatName } from '../wire/protocol';

/** With whose eyes one looks: a watcher's, a seat's, or with all cards open. */
export type Viewer = 'watcher' | 'all' | SeatName;

export interface Position {
  viewer: Viewer;
  ply: number;
  /** Whose decisions are reviewed; null if nobody's are. */
  review?: SeatName | null;
}

/** Who is meant by a name; a watcher if nobody is. */
export function viewerOf(name: string | null): Viewer {
  const viewers: readonly Viewer[] = ['all', ...SEATS];
  return viewers.find((viewer) => viewer === name) ?? 'watcher';
}

/** What an address asks for. What it does not say, or says wrongly, is the start as a watcher. */
export function position(search: string): Position {
  const asked = new URLSearchParams(search);
  const ply = asked.get('ply') ?? '';
  const review = SEATS.find((seat) => seat === asked.get('review')) ?? null;
  const there = {
    viewer: viewerOf(asked.get('as')),
    ply: /^\d{1,6}$/.test(ply) ? Number(ply) : 0,
  };
  return review === null ? there : { ...there, review };
}

export function address(table: string, { viewer, ply, review = null }: Position): string {
  return `/replay/${table}?as=${viewer}&ply=${ply}${review === null ? '' : `&review=${review}`}`;
}
