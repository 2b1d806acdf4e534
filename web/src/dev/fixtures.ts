/** States for tests: a game of Gambit for two, somewhere in the middle. */
import type { ViewOf } from '../games/game';
import type { GambitSeat, State } from '../wire/protocol';

function seat(square: string, cards: string | null): GambitSeat {
  return {
    square,
    points: 0,
    row: [{ lies: 'down' }, { lies: 'down' }, { lies: 'down' }],
    hand: { count: 3, cards },
    pile: 6,
    discards: '',
  };
}

export function gambitView(changes: Partial<ViewOf<'gambit'>> = {}): ViewOf<'gambit'> {
  return {
    game: 'gambit',
    phase: 'moving',
    turn: 'A',
    planned: [],
    tokens: { e7: 'P', h8: 'R', a1: 'N' },
    points: { P: 1, N: 3, B: 3, R: 5, Q: 9, K: 0 },
    spots: { 1: 'd6', 2: 'h5', 3: 'e3', 4: 'a4' },
    seats: [seat('e4', 'QRN'), seat('h5', null)],
    calm: 0,
    calm_limit: 40,
    legal: [],
    ...changes,
  };
}

export function gambitState(view: Partial<ViewOf<'gambit'>> = {}, you: Partial<State['you']> = {}): State {
  return {
    info: {
      options: {
        game: 'gambit',
        seats: 2,
        oldest: 'B',
        edition: 'en',
        calm: 40,
        peek: [],
        deck: 'BBBRRRQQQNNN',
        setup: 'setup Test',
      },
      rules: 1,
      stage: 'playing',
      seats: [
        { seat: 'A', holder: 'person', name: 'Ola', ready: true, stand_in: null },
        { seat: 'B', holder: 'bot', name: 'casual', ready: true, stand_in: null },
      ],
      commitment: '00',
      seed: null,
      entropy: [],
      waiting: ['A'],
      may_agree: true,
      votes: [],
      ended_by_agreement: false,
      clock: null,
      time_left: null,
      outcome: null,
      rematch: null,
    },
    you: { seats: [{ seat: 'A', question: 1, undo: null }], invited: [], host: true, looking: 'A', ...you },
    view: gambitView(view),
  };
}
