/**
 * A first game, step by step: a recorded game (`lessons/` in the repository) with places where it waits, for the pupil's own action
 * or until something has been read. What the coach says at a step is in the catalogues: `web-learn-GAME-ID`, and for what is to be
 * tapped `…-do` and, when something else was tapped, `…-no`.
 */

import type { SeatName } from '../wire/protocol';

/** Whose eyes the pupil looks with, and whose actions the pupil makes. */
export const PUPIL: SeatName = 'A';

export interface Step {
  /** The name of its messages. */
  id: string;
  /** After how many plies of the recorded game it comes. */
  after: number;
  /** The pupil's next action; null where there is only something to read. */
  wants: string | null;
  /** The plies before it run in fast motion, the pupil's own among them. */
  fast: boolean;
}

export function read(id: string, after: number): Step {
  return { id, after, wants: null, fast: false };
}

export function act(id: string, after: number, wants: string): Step {
  return { id, after, wants, fast: false };
}

export function later(step: Step): Step {
  return { ...step, fast: true };
}

/** How many sentences of each game say what was learned: `web-learn-GAME-learned-1` and so on. */
export const LEARNED = [1, 2, 3, 4, 5] as const;
