/** What is said between the page, the worker that hosts tables, and the engine in it; `crates/browser/src/messages.rs` has the engine's side. */
import type { AskBranch, Key, Summary } from '../wire/protocol';

/** What the page says, which the engine hears as it is. */
type Said =
  | { type: 'connect'; client: number }
  | { type: 'say'; client: number; text: string }
  | { type: 'gone'; client: number }
  | { type: 'ask'; ask: number; path: string; body: string | null };

/** What the page wishes of a game that goes to the server. */
export type HandOverWish = Pick<AskBranch, 'seats' | 'once'>;

/**
 * What the worker answers by itself: `mine` and `photo` need no engine, and `hand_over` takes a game to the server, whose log and seed are not for
 * the page. `take` takes a table from another tab when it is opened next.
 */
export type FromPage =
  | Said
  | { type: 'hand_over'; ask: number; table: string; wish: HandOverWish }
  | { type: 'mine'; ask: number; tables: Key[] }
  | { type: 'photo'; ask: number; table: string }
  | { type: 'take'; table: string };

export type Sent = { type: 'send'; client: number; text: string };
export type Answer = { type: 'answer'; ask: number; ok: boolean; text: string };

/** `forgetful`: games cannot be kept. `broken`: the engine cannot go on. */
export type ToPage = Sent | Answer | { type: 'forgetful' } | { type: 'broken' };

/** A table as it was made, and what one command led to; the rest of both is the engine's. */
export type KeptTable = { id: string };
export type KeptChange = { number: number };
/** Where the photo of a new table comes from: it is this, in base64, or that of another table. */
export type KeptPhoto = { new: string } | { of: string };
export interface Kept {
  table: KeptTable;
  changes: KeptChange[];
}

/** What happens to the engine. */
export type Input =
  | Said
  | { type: 'found'; table: string; taken: boolean; kept: Kept | null }
  | { type: 'elsewhere' | 'written'; table: string }
  | { type: 'broke'; thinker: number }
  | { type: 'alarm' };

/** What the engine wants done. */
export type Effect =
  | Sent
  | Answer
  | { type: 'open' | 'read' | 'close'; table: string }
  | { type: 'write'; table: string; new: KeptTable | null; change: KeptChange; photo?: KeptPhoto }
  | { type: 'list'; summary: Summary }
  | { type: 'think'; thinker: number; job: string; bot: boolean }
  | { type: 'alarm'; at: number };

/** To a worker of bots. Its answer is an {@link Input} as text, for the host's engine. */
export type ToThinker =
  | { type: 'engine'; module: WebAssembly.Module }
  | { type: 'think'; job: string; bot: boolean }
  | { type: 'forget'; table: string };
