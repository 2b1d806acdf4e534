/**
 * What a game's `Table.svelte` gets from the room around it. Both games are drawn by components with these props.
 *
 * The room plays events one after the other: for each it calls the game's `advance(view, event)`, hands the result down as
 * `view` together with `event`, and waits `duration(event)` before the next. When all are shown, the server's own state
 * takes over. So a table only draws `view`; things that glide use CSS transitions between one view and the next, and
 * `event` is there for effects that are over when it is (a flash, a number that rises, a token that flies).
 */
import type { SeatName, State } from '../wire/protocol';

export interface TableProps<View, Event> extends Around {
  /** What to draw now. `view.legal` is empty while events are still being shown. */
  view: View;
  /** What is being shown right now; `view` is already as it is afterwards. */
  event: Event | null;
  /** Counts the events, so that two equal ones in a row are two. */
  beat: number;
  /** How long the event is shown, in milliseconds at the chosen speed: the time for its transitions. 0: at once. */
  pace: number;
}

/** What is there beside the game itself. */
export interface Around {
  /** The table around the game: names, options, stage, outcome, what one holds. It may be ahead of `view` while events are shown. */
  state: State;
  /** The seat with whose eyes one looks and for which `act` acts; null for watchers, and behind the curtain. */
  seat: SeatName | null;
  /** An action on its way to the server: show it as chosen, and ask nothing else. */
  pending: string | null;
  /** Plays one of `view.legal` for `seat`. */
  act: (action: string) => void;
  /** Takes the seat's last action back; null where that is not possible. */
  undo: (() => void) | null;
  /** Points at a stack for the others (Skakanie). */
  point: (stack: number) => void;
  /** Who points where at the moment; each disappears by itself after some seconds. */
  pointed: readonly Pointed[];
  /** Bots that are thinking. */
  thinking: readonly SeatName[];
  /** Seats with a connection. */
  online: readonly SeatName[];
  /** A recorded game: nobody is “you”, and there is nothing to do. */
  recorded?: boolean;
}

export interface Pointed {
  seat: SeatName;
  stack: number;
}

/**
 * What else a game's folder exports, from `stage.ts` and `log.ts`:
 * - `advance`: the view after an event, for drawing only; the server's state replaces it in the end. Never changes its argument.
 * - `duration`: how long an event is shown at normal speed, in milliseconds; 0 for what nobody needs to see.
 * - `sentence`: an event in words, or null if it is part of another's; for the log and for screen readers. `before` is
 *   the view before it.
 */
export interface Staging<View, Event> {
  advance: (view: View, event: Event) => View;
  duration: (event: Event) => number;
  sentence: (event: Event, before: View, names: Names) => string | null;
}

/** Turns seats into words. */
export interface Names {
  /** The name of a seat's player. */
  who: (seat: SeatName) => string;
  /** The arguments `$who` and `$you` of the catalogue's sentences; `you` is `yes` for the only seat one holds. */
  args: (seat: SeatName) => { who: string; you: 'yes' | 'no' };
}
