/** One's tables in the order in which they call, and what came of those that are over. */
import { LEVELS } from '../lib/fitting';
import { SEATS } from '../lib/seats.svelte';
import type { SeatName, Summary } from '../wire/protocol';

export const isMyTurn = ({ stage, seats, waiting }: Summary): boolean =>
  stage === 'playing' && seats.some((seat) => waiting.includes(seat));

/** First those that wait for oneself, the most urgent first; then those one waits for, then those that have not begun. */
export function inOrder(tables: readonly Summary[]): Summary[] {
  const rank = (one: Summary): number => (isMyTurn(one) ? 0 : one.stage === 'playing' ? 1 : 2);
  const urgency = ({ deadline, since, updated }: Summary): number => deadline ?? since ?? updated;
  return tables
    .filter(({ stage }) => stage !== 'over')
    .sort((a, b) => rank(a) - rank(b) || urgency(a) - urgency(b));
}

export const finished = (tables: readonly Summary[]): Summary[] =>
  tables.filter(({ stage }) => stage === 'over').sort((a, b) => b.updated - a.updated);

/** Did one win? Null for who only watched. */
export function won({ seats, outcome }: Summary): boolean | null {
  if (!outcome || seats.length === 0) return null;
  if (outcome.team) return outcome.team.score >= outcome.team.target;
  return seats.some((seat) => outcome.places[SEATS.indexOf(seat)] === 1);
}

/** Against whom: the strongest computer player, or people. */
function company({ holders, names }: Summary): string {
  if (holders.filter((holder) => holder === 'person').length > 1) return 'people';
  const levels = names.filter((_, at) => holders[at] === 'bot').map((name) => LEVELS.indexOf(name));
  return LEVELS[Math.max(...levels, -1)] ?? 'alone';
}

export interface Numbers {
  game: string;
  /** `people`, `alone`, or the level of the strongest computer player. */
  company: string;
  players: number;
  games: number;
  wins: number;
  best: number;
}

/** Simple numbers, by game, company and number of players. */
export function numbers(tables: readonly Summary[]): Numbers[] {
  const all = new Map<string, Numbers>();
  for (const one of finished(tables)) {
    const victory = won(one);
    if (victory === null || !one.outcome) continue;
    const key = { game: one.game, company: company(one), players: one.names.length };
    const name = JSON.stringify(key);
    const known = all.get(name) ?? { ...key, games: 0, wins: 0, best: -Infinity };
    const { scores, team } = one.outcome;
    const own = one.seats.map((seat: SeatName) => scores[SEATS.indexOf(seat)] ?? 0);
    all.set(name, {
      ...known,
      games: known.games + 1,
      wins: known.wins + (victory ? 1 : 0),
      best: Math.max(known.best, team ? team.score : Math.max(...own)),
    });
  }
  return [...all.values()].sort((a, b) => b.games - a.games);
}
