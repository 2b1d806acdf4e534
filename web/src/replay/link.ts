/** Addresses of positions: `/replay/TABLE?as=A&ply=12`. */
import type { SeatName } from '../wire/protocol';

/** With whose eyes one looks: a watcher's, a seat's, or with all cards open. */
export type Viewer = 'watcher' | 'all' | SeatName;

export interface Position {
  viewer: Viewer;
  ply: number;
}

/** What an address asks for. What it does not say, or says wrongly, is the start as a watcher. */
export function position(search: string): Position {
  const asked = new URLSearchParams(search);
  const viewer = asked.get('as') ?? '';
  const ply = asked.get('ply') ?? '';
  return {
    viewer: /^(watcher|all|[A-F])$/.test(viewer) ? viewer : 'watcher',
    ply: /^\d{1,6}$/.test(ply) ? Number(ply) : 0,
  };
}

export function address(table: string, { viewer, ply }: Position): string {
  return `/replay/${table}?as=${viewer}&ply=${ply}`;
}
