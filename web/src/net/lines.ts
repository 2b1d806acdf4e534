/** What can be read back of a table. What happened is kept, not its sentence, so that it can be told in another language. */
import type { Event, Game, GameName } from '../games/game';
import { seatsAfter } from '../lib/seats.svelte';
import type { News, PastChange, SeatInfo, SeatName, View } from '../wire/protocol';

/** Who sat where when it happened is kept with it; of somebody who lost a seat by it, when they had it. */
export type Told = ({ news: News } | { event: Event; before: View }) & { seats: readonly SeatInfo[] };
export type Line = { id: number } & Told;

/** Changes from before one came, or from while one was away. */
export function retold(
  changes: readonly PastChange[],
  start: View | null,
  seated: readonly SeatInfo[],
  games: Record<GameName, Game>,
): Told[] {
  const told: Told[] = [];
  let [view, seats] = [start, seated];
  for (const change of changes) {
    for (const news of change.news) {
      const after = seatsAfter(seats, news);
      told.push({ news, seats: news.type === 'freed' ? seats : after });
      seats = after;
    }
    for (const event of change.happened?.events ?? []) {
      if (!view) break;
      told.push({ event, before: view, seats });
      view = games[view.game].advance(view, event);
    }
    view = change.view ?? view;
  }
  return told;
}

/** What a bot did for a seat's person since it last began to. */
export interface Meanwhile {
  /** The line that said that it began. */
  id: number;
  clock: boolean;
  done: readonly Line[];
  /** Has the person come back since? */
  back: boolean;
}

/** Null if there was no bot, or if the person has played since. */
export function meanwhile(log: readonly Line[], seat: SeatName): Meanwhile | null {
  const start = log.findLastIndex((line) => newsOf(line, 'stood_in')?.seat === seat);
  const began = log[start];
  const news = began && newsOf(began, 'stood_in');
  if (!began || !news) return null;
  const after = log.slice(start + 1);
  const end = after.findIndex((line) => newsOf(line, 'returned')?.seat === seat);
  const isOwn = (line: Line): boolean => 'event' in line && 'seat' in line.event && line.event.seat === seat;
  if (end >= 0 && after.slice(end).some(isOwn)) return null;
  const done = (end < 0 ? after : after.slice(0, end)).filter(isOwn);
  return { id: began.id, clock: news.clock, done, back: end >= 0 };
}

function newsOf<T extends News['type']>(line: Told, type: T): Extract<News, { type: T }> | null {
  return 'news' in line && line.news.type === type ? (line.news as Extract<News, { type: T }>) : null;
}
