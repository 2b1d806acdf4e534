/** Seats in words and shapes. */
import type { News, SeatInfo, SeatName, State } from '../wire/protocol';
import { t } from './texts.svelte';

/** All seats there can be. */
export const SEATS: readonly SeatName[] = ['A', 'B', 'C', 'D', 'E', 'F'];

/** How strong bots can be, the weakest first. */
export const LEVELS: readonly string[] = ['beginner', 'casual', 'strong', 'master'];

/** Outlines around 0,0 with a radius of about 30; the same as in the pictures the terminal writes. */
export const SHAPES: Record<SeatName, string> = {
  A: 'M0-29A29 29 0 1 1 0 29A29 29 0 1 1 0-29Z',
  B: 'M-20-26H20Q26-26 26-20V20Q26 26 20 26H-20Q-26 26-26 20V-20Q-26-26-20-26Z',
  C: 'M0-31Q4-31 6-27L32 20Q34 27 27 27H-27Q-34 27-32 20L-6-27Q-4-31 0-31Z',
  D: 'M0-34Q3-34 6-31L31-6Q34-3 34 0Q34 3 31 6L6 31Q3 34 0 34Q-3 34-6 31L-31 6Q-34 3-34 0Q-34-3-31-6L-6-31Q-3-34 0-34Z',
  E: 'M-16-28H16L32 0L16 28H-16L-32 0Z',
  F: 'M0-34L10-13L33-10L16 6L20 29L0 18L-20 29L-16 6L-33-10L-10-13Z',
};

/** The seat at a place in the order of the table, from 0. */
export function seatAt(place: number): SeatName {
  const seat = SEATS[place];
  if (!seat) throw new Error(`no seat has place ${place}`);
  return seat;
}

/** A seat's place in the order of the table, from 0. */
export function index(seat: SeatName): number {
  return SEATS.indexOf(seat);
}

/** The name of who sits there: a person's own, a bird for a bot, or that it is free. */
export function nameOf(info: SeatInfo): string {
  if (info.holder === 'person') return info.name;
  return info.holder === 'bot' ? birdOf(info.seat) : t('web-seat-free');
}

/** The name of the bot at a seat. */
export const birdOf = (seat: SeatName): string => t(`bot-name-${index(seat) + 1}`);

/** Turns seats into words. */
export interface Names {
  /** The name of a seat's player. */
  who: (seat: SeatName) => string;
  /**
   * The arguments `$who` and `$you` of the catalogue's sentences; `you` is `yes` for the only seat one holds, unless a bot plays for
   * it: then `who` is the bot.
   */
  args: (seat: SeatName) => { who: string; you: 'yes' | 'no' };
  /** Does a bot play for the seat's person? */
  standsIn: (seat: SeatName) => boolean;
}

/**
 * The seats of a table in words, as they are now or as they were when something happened. The reader is “you” only where exactly one
 * seat is theirs.
 */
export function namesAt(state: State, seats: readonly SeatInfo[] = state.info.seats): Names {
  const only = state.you.seats.length === 1 ? state.you.seats[0]?.seat : undefined;
  const infoOf = (seat: SeatName): SeatInfo | undefined => seats.find((one) => one.seat === seat);
  const who = (seat: SeatName): string => {
    const info = infoOf(seat);
    return info ? nameOf(info) : seat;
  };
  const standsIn = (seat: SeatName): boolean => (infoOf(seat)?.stand_in ?? null) !== null;
  const actor = (seat: SeatName): string =>
    t('web-bot-for', { bot: birdOf(seat), name: who(seat), you: seat === only ? 'yes' : 'no' });
  return {
    who,
    standsIn,
    args: (seat) =>
      standsIn(seat)
        ? { who: actor(seat), you: 'no' }
        : { who: who(seat), you: seat === only ? 'yes' : 'no' },
  };
}

/** The seats after something happened at the table. */
export function seatsAfter(seats: readonly SeatInfo[], news: News): readonly SeatInfo[] {
  const put = (seat: SeatName, change: Partial<SeatInfo>): readonly SeatInfo[] => {
    const nobody = { stand_in: null, wish: null, previous: null, claim: null };
    const free: SeatInfo = { seat, holder: 'open', name: '', ready: false, ...nobody };
    const before = seats.find((one) => one.seat === seat) ?? free;
    return [...seats.filter((one) => one !== before), { ...before, ...change }];
  };
  switch (news.type) {
    case 'sat':
    case 'kept':
      return put(news.seat, { holder: 'person', name: news.name, stand_in: null });
    case 'freed':
      return put(news.seat, { holder: 'open', name: '', stand_in: null });
    case 'bot_placed':
      return put(news.seat, { holder: 'bot', name: news.level, stand_in: null });
    case 'renamed':
      return put(news.seat, { name: news.name });
    case 'stood_in':
      return put(news.seat, { stand_in: news.level });
    case 'returned':
      return put(news.seat, { stand_in: null });
    case 'reseated':
      return news.order.flatMap((from, at) => {
        const moved = seats.find((one) => one.seat === from);
        return moved ? [{ ...moved, seat: seatAt(at) }] : [];
      });
    default:
      return seats;
  }
}
