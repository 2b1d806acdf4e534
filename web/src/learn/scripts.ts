/**
 * The two first games, step by step. Each is a recorded game (`lessons/` in the repository) with places where it waits: for the
 * pupil's own action, or until something has been read. What the coach says at a step is in the catalogues: `web-learn-GAME-ID`, and
 * for what is to be tapped `…-do` and, when something else was tapped, `…-no`.
 */

/** Whose eyes the pupil looks with, and whose actions the pupil makes. */
export const PUPIL = 'A';

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

function read(id: string, after: number): Step {
  return { id, after, wants: null, fast: false };
}

function act(id: string, after: number, wants: string): Step {
  return { id, after, wants, fast: false };
}

function later(step: Step): Step {
  return { ...step, fast: true };
}

export const SCRIPTS: Record<'gambit' | 'skakanie', readonly Step[]> = {
  gambit: [
    read('start', 0),
    act('place', 1, 'place 2'),
    act('plan', 2, 'plan BRN'),
    act('bishop', 4, 'move g3'),
    act('lay-queen', 5, 'lay Q'),
    read('theirs', 7),
    act('rook', 8, 'move g7'),
    act('lay-bishop', 9, 'lay B'),
    read('blocked', 11),
    act('knight', 12, 'move h5'),
    act('lay-rook', 13, 'lay R'),
    act('queen', 16, 'move a5'),
    read('end', 17),
  ],
  skakanie: [
    read('start', 0),
    act('corner', 0, 'corner 1'),
    act('take', 2, 'take'),
    act('move', 3, 'move 2'),
    act('join', 4, 'take'),
    read('dragon', 5),
    act('three', 8, 'take'),
    act('away', 9, 'move 3'),
    act('stray', 10, 'take'),
    read('cost', 11),
    act('give', 14, 'give 9 to 10'),
    act('middle', 15, 'move 7'),
    act('four', 16, 'take'),
    act('enough', 17, 'end'),
    read('gift', 19),
    later(read('token', 33)),
    later(act('last', 81, 'take')),
    act('whole', 82, 'end'),
    read('end', 84),
  ],
};

/** How many sentences of each game say what was learned: `web-learn-GAME-learned-1` and so on. */
export const LEARNED = [1, 2, 3, 4, 5] as const;
