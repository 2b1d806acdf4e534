/** What the page, its worker for tables and that one's workers for bots say to each other. The host's own side: `crates/browser`. */
import type { SeatName, Summary } from '../wire/protocol';

export interface Kept {
  table: { id: string };
  changes: Change[];
}

export interface Change {
  number: number;
}

/** What the host of tables is told. */
export type Input =
  | { type: 'connect' | 'gone'; client: number }
  | { type: 'say'; client: number; text: string }
  | { type: 'ask'; ask: number; path: string; body: string | null }
  | { type: 'found'; table: string; taken: boolean; kept: Kept | null }
  | { type: 'elsewhere' | 'written'; table: string }
  | { type: 'decided'; table: string; seat: SeatName; question: number; action: string | null }
  | { type: 'broke'; thinker: number }
  | { type: 'alarm' };

/** What the host of tables wants done. */
export type Effect =
  | { type: 'send'; client: number; text: string }
  | { type: 'answer'; ask: number; ok: boolean; text: string }
  | { type: 'open' | 'read' | 'close'; table: string }
  | { type: 'write'; table: string; new: Kept['table'] | null; change: Change }
  | { type: 'list'; summary: Summary }
  | { type: 'think'; thinker: number; table: string; job: string }
  | { type: 'alarm'; at: number };

/** What the page says to its worker. */
export type FromPage =
  | { type: 'begin'; engine: string }
  | { type: 'take'; table: string }
  | Extract<Input, { type: 'connect' | 'gone' | 'say' | 'ask' }>;

/** What the worker says to its page. */
export type ToPage =
  | Extract<Effect, { type: 'send' | 'answer' }>
  /** Nothing is kept: storing is forbidden or full. */
  | { type: 'forgetful' }
  /** There is no engine, so nothing will be answered. */
  | { type: 'failed' };

/** What a bot's worker is told. */
export type ToBot =
  | { type: 'begin'; module: WebAssembly.Module }
  | { type: 'think'; job: string }
  | { type: 'forget'; table: string };

/** What a bot's worker says: an {@link Input} in JSON, or that it broke. */
export type FromBot = { type: 'decided'; input: string } | { type: 'broke' };
