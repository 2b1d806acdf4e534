/** The daily deal as far as this browser knows it: which day it is, what was tried, and how to begin. */
import type { GameName } from '../games/game';
import { call } from '../net/http';
import type { AskDaily, Created, NewSeat } from '../wire/protocol';
import { keepCreated, keyring } from './keys';
import { router } from './route.svelte';
import { settings } from './settings.svelte';
import { read, write } from './storage';
import { t } from './texts.svelte';
import { failureSentence, signed } from './words';

/** One's own try. */
export interface Tried {
  table: string;
  /** What came of it; null while it is not over. */
  result: Result | null;
}

export interface Result {
  points: number;
  /** What master reaches; null where that could not be found out. */
  par: number | null;
  /** How it went, in a few squares that tell no secret. */
  marks: string;
  /** The day it was over. */
  on: string;
}

/** The day by UTC: it is the same everywhere. */
export const today = (): string => new Date().toISOString().slice(0, 10);

const key = (game: GameName, day: string): string => `daily.${game}.${day}`;

/** What was tried of a deal; a try that is not over counts as long as its table is there. */
export function tried(game: GameName, day: string): Tried | null {
  try {
    const found = JSON.parse(read(key(game, day)) ?? 'null') as Tried | null;
    return found && (found.result || keyring(found.table).keys.length > 0) ? found : null;
  } catch {
    return null;
  }
}

export function keepTried(game: GameName, day: string, what: Tried): void {
  write(key(game, day), JSON.stringify(what));
}

/** Begins a deal, and says if it cannot. */
export class Beginning {
  busy = $state(false);
  problem = $state<string | null>(null);

  /** Goes to one's try, or begins it. */
  async play(game: GameName, day: string): Promise<void> {
    [this.busy, this.problem] = [true, null];
    try {
      const table = tried(game, day)?.table ?? (await begin(game, day));
      router.go(`/t/${table}`);
    } catch (error) {
      [this.busy, this.problem] = [false, failureSentence(error)];
    }
  }
}

async function begin(game: GameName, day: string): Promise<string> {
  const name = settings.name || t('web-guest');
  const created = await call<Created>('daily', { game, day, name } satisfies AskDaily);
  const seats = created.seats.map((one): NewSeat =>
    one ? { holder: 'person', name } : { holder: 'bot', level: '' },
  );
  keepCreated(created, seats);
  keepTried(game, day, { table: created.table, result: null });
  return created.table;
}

/** “Score 31 · par 29”. */
export const scoreSentence = ({ points, par }: Result): string =>
  t('web-daily-score', { points: signed(points), par: par === null ? '–' : signed(par) });
