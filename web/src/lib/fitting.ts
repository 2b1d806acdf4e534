/** The level of computer opponents that fits whoever plays on this device: the one at which recent games were close. */
import { read, write } from './storage';

/** The weakest first. */
export const LEVELS = ['beginner', 'casual', 'strong', 'master'];

/** So many clear results in a row, and the next level is proposed. */
const IN_A_ROW = 2;

export type Result = 'won' | 'lost' | 'close';

/** A tenth of all points is what one good capture makes of a game. */
export function result(own: number, other: number, won: boolean): Result {
  if (Math.abs(own - other) * 10 <= own + other) return 'close';
  return won ? 'won' : 'lost';
}

interface Kept {
  level: string;
  /** Clear results in a row: won above zero, lost below. */
  row: number;
  /** The game that counted last; it counts once, however often its end is looked at. */
  table: string;
}

function kept(game: string): Kept {
  const [level = '', row = '', table = ''] = (read(`fits.${game}`) ?? '').split(' ');
  return LEVELS.includes(level)
    ? { level, row: Number(row) || 0, table }
    : { level: 'casual', row: 0, table: '' };
}

/** The level to propose. */
export const fitting = (game: string): string => kept(game).level;

/** Takes note of a game against computer players of a level; says which level is proposed from now on if that is another. */
export function note(game: string, table: string, level: string, result: Result): string | null {
  const before = kept(game);
  if (before.table === table || !LEVELS.includes(level)) return null;
  const now = { level: before.level, row: 0, table };
  const [rank, usual] = [LEVELS.indexOf(level), LEVELS.indexOf(before.level)];
  if (rank === usual) {
    const way = result === 'close' ? 0 : result === 'won' ? 1 : -1;
    now.row = way === Math.sign(before.row) ? before.row + way : way;
    const next = LEVELS[usual + way];
    if (Math.abs(now.row) >= IN_A_ROW && next) Object.assign(now, { level: next, row: 0 });
  } else if (rank > usual ? result !== 'lost' : result === 'lost') {
    // Holding one's own against somebody stronger, or not even against somebody weaker, says enough.
    now.level = level;
  } else now.row = before.row;
  write(`fits.${game}`, `${now.level} ${now.row} ${now.table}`);
  return now.level === before.level ? null : now.level;
}
