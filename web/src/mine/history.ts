/**
 * What came of one's own games, kept apart from the keys to their tables: a result stays when a key is forgotten, and when the server has
 * removed the table. Only what is shown and counted is kept.
 */
import { SEATS } from '../lib/seats.svelte';
import { read, write } from '../lib/storage';
import type { Holder, Outcome, SeatName, State, Summary } from '../wire/protocol';

/** More games than these are not kept; the oldest go first. */
const MOST = 500;
const NAME = 'history';

export interface Played {
  table: string;
  game: string;
  names: string[];
  holders: Holder[];
  /** One's own seats. */
  seats: SeatName[];
  /** When it was over, in milliseconds since 1970. */
  updated: number;
  outcome: Outcome;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isCount = (value: unknown): value is number => typeof value === 'number' && Number.isSafeInteger(value);
const listOf = <T>(value: unknown, fits: (one: unknown) => one is T, count: number): T[] | null =>
  Array.isArray(value) && value.length === count && value.every(fits) ? value : null;
const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= 200;
const isHolder = (value: unknown): value is Holder =>
  value === 'person' || value === 'bot' || value === 'open';
const isSeat = (value: unknown): value is SeatName => SEATS.some((seat) => seat === value);

/** A result that anybody may have written, or null if it is none. */
export function played(value: unknown): Played | null {
  if (!isRecord(value) || !Array.isArray(value['names']) || !isRecord(value['outcome'])) return null;
  const { table, game, updated, seats: own, outcome } = value;
  const count = value['names'].length;
  const names = listOf(value['names'], isText, count);
  const holders = listOf(value['holders'], isHolder, count);
  const scores = listOf(outcome['scores'], isCount, count);
  const places = listOf(outcome['places'], isCount, count);
  const seats = Array.isArray(own) ? listOf(own, isSeat, own.length) : null;
  if (count === 0 || count > SEATS.length || !names || !holders || !scores || !places || !seats?.length)
    return null;
  if (!seats.every((seat) => SEATS.indexOf(seat) < count)) return null;
  if (typeof table !== 'string' || !/^[\w-]{1,200}$/.test(table) || !isCount(updated)) return null;
  if (typeof game !== 'string' || !/^[a-z]{1,30}$/.test(game)) return null;
  let team: Outcome['team'] = null;
  if (isRecord(outcome['team'])) {
    const { score, target } = outcome['team'];
    if (!isCount(score) || !isCount(target)) return null;
    team = { score, target };
  }
  return { table, game, names, holders, seats, updated, outcome: { scores, places, team } };
}

/** All results, the newest first. */
export function allResults(): Played[] {
  let kept: unknown;
  try {
    kept = JSON.parse(read(NAME) ?? '[]');
  } catch {
    return [];
  }
  return Array.isArray(kept) ? kept.flatMap((one) => played(one) ?? []) : [];
}

function keep(all: readonly Played[]): void {
  const newest = [...all].sort((a, b) => b.updated - a.updated).slice(0, MOST);
  write(NAME, JSON.stringify(newest));
}

/** Keeps results; those that are kept already stay as they are. Returns how many are new. */
export function remember(results: readonly Played[]): number {
  const kept = allResults();
  const known = new Set(kept.map(({ table }) => table));
  const fresh = results.filter(({ table }) => !known.has(table));
  if (fresh.length > 0) keep([...kept, ...fresh]);
  return fresh.length;
}

/** A result is neither shown nor counted any more. */
export function unremember(table: string): void {
  keep(allResults().filter((one) => one.table !== table));
}

/** What there is to keep of a table; null before its end, and for who only watched. */
export const resultOf = (one: Summary): Played | null => (one.stage === 'over' ? played(one) : null);

/** The same of a table one sits at. */
export function resultAt(table: string, { info, you }: State, updated: number): Played | null {
  if (info.stage !== 'over') return null;
  const { outcome, seats, options } = info;
  return played({
    table,
    game: options.game,
    names: seats.map(({ name }) => name),
    holders: seats.map(({ holder }) => holder),
    seats: you.seats.map(({ seat }) => seat),
    updated,
    outcome,
  });
}

/** A result as a line of the list of tables. */
export const asSummary = (one: Played): Summary => ({
  ...one,
  stage: 'over',
  host: false,
  waiting: [],
  since: null,
  deadline: null,
  sketch: '',
});
