/** What is agreed before a game as a form holds it, and as the server wants it. */
import { fitting } from '../lib/fitting';
import { SEATS } from '../lib/seats.svelte';
import { games } from '../net/http';
import type { CreateTable, DayClock, GameInfo, NewSeat, Options, SeatName } from '../wire/protocol';
import type { GameName } from './game';
import { GAMES } from './registry';

/** A seat of the form: it remembers name and level while one tries what else it could be. */
export interface DraftSeat {
  holder: NewSeat['holder'];
  name: string;
  level: string;
}

/** What the server says about a game; throws if it cannot. */
export async function infoOf(game: GameName): Promise<GameInfo> {
  const found = (await games()).find((one) => one.game === game);
  if (!found) throw new Error(`the server does not know ${game}`);
  return found;
}

/** The usual options for so many seats. */
export function usual({ usual: all, seats }: GameInfo, count: number): Options {
  const options = all[count - seats.least];
  if (!options) throw new Error(`nothing is usual for ${count} seats`);
  return options;
}

/** The same wishes for another number of seats: what was as usual is so again. */
export function resized(info: GameInfo, options: Options, count: number): Options {
  const before = new Map<string, unknown>(Object.entries(usual(info, options.seats)));
  const same = (name: string, value: unknown): boolean =>
    JSON.stringify(before.get(name)) === JSON.stringify(value);
  const wished = Object.entries(options).filter(([name, value]) => !same(name, value));
  return { ...usual(info, count), ...Object.fromEntries(wished), seats: count };
}

/** A table for two: oneself and whoever gets the link, or a bot where there are no links. */
export function draft(name: string): DraftSeat[] {
  return [
    { holder: 'person', name, level: 'casual' },
    { holder: __SITE__ ? 'bot' : 'open', name: '', level: 'casual' },
  ];
}

export const seatsOf = (seats: readonly DraftSeat[]): readonly SeatName[] => SEATS.slice(0, seats.length);

/** What the server is asked for. Options about seats that are not there any more fall away. */
export function wish(
  options: Options,
  seats: readonly DraftSeat[],
  clock: number | DayClock | null,
): CreateTable {
  return {
    options: GAMES[options.game].fit(options, seatsOf(seats)),
    seats: seats.map(newSeat),
    ...(typeof clock === 'number' || clock === null ? { clock } : { clock: null, days: clock }),
  };
}

function newSeat({ holder, name, level }: DraftSeat): NewSeat {
  if (holder === 'person') return { holder, name: name.trim() };
  return holder === 'bot' ? { holder, level } : { holder };
}

/** One tap: oneself and a bot of the level that fits. */
export async function quick(game: GameName, name: string, level = fitting(game)): Promise<CreateTable> {
  const options = GAMES[game].quick(usual(await infoOf(game), 2));
  return wish(options, [...draft(name).slice(0, 1), { holder: 'bot', name: '', level }], null);
}
