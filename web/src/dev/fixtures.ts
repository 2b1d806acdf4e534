/** For tests: what a server says about its games, and states of a game of Gambit for two, somewhere in the middle. */
import type { OptionsOf, ViewOf } from '../games/game';
import type { GambitSeat, GameInfo, Message, State } from '../wire/protocol';

const LEVELS: GameInfo['levels'] = ['beginner', 'casual', 'strong', 'master'];

export function gambitOptions(seats: number): OptionsOf<'gambit'> {
  const deck = 'BBBRRRQQQNNN';
  return {
    game: 'gambit',
    seats,
    oldest: 'A',
    edition: 'en',
    calm: 40,
    peek: [],
    deck,
    setup: 'Home Rows',
    hints: false,
    odds: false,
  };
}

export function skakanieOptions(seats: number): OptionsOf<'skakanie'> {
  return {
    game: 'skakanie',
    seats,
    youngest: 'A',
    picture: ['12x7', '12x8', '12x7', '9x8', '8x6', '8x6'][seats - 1] ?? '',
    actions: 3,
    extra: {},
    singles: 1,
    push: false,
    joint: false,
    fierce: false,
    target: seats === 1 ? '60%' : '5',
    dragon: 'random',
    art: 'castle',
    hints: true,
    odds: false,
    silent: false,
  };
}

export const GAME_INFO: { [G in GameInfo['game']]: Extract<GameInfo, { game: G }> } = {
  gambit: {
    game: 'gambit',
    rules: 1,
    seats: { least: 2, most: 4 },
    levels: LEVELS,
    clock: { least: 5, most: 86_400 },
    usual: [2, 3, 4].map(gambitOptions),
    limits: {
      calm: { least: 0, most: 250 },
      editions: ['en', 'it', 'pl'],
      deck: 12,
      kinds: 'BRQN',
      tokens: [],
    },
  },
  skakanie: {
    game: 'skakanie',
    rules: 1,
    seats: { least: 1, most: 6 },
    levels: LEVELS,
    clock: { least: 5, most: 86_400 },
    usual: [1, 2, 3, 4, 5, 6].map(skakanieOptions),
    limits: {
      pictures: ['6x6', '8x6', '10x6', '9x8', '12x7', '12x8', '12x9', '12x10'],
      sizes: [1, 2, 3, 4, 5, 6].map(() => ({ easy: '8x6', fair: '10x6', hard: '9x8' })),
      actions: { least: 1, most: 9 },
      extra: { least: 0, most: 8 },
      singles: { least: 1, most: 2 },
      arts: ['castle', 'harbour', 'forest'],
      dragons: ['random', '1', '2'],
      points: { least: 1, most: 99 },
      share: { least: 1, most: 100 },
      suggested: [1, 2, 3, 4, 5, 6].map(() => '60%'),
    },
  },
};

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
    last: null,
    legal: [],
    ...changes,
  };
}

export function gambitState(view: Partial<ViewOf<'gambit'>> = {}, you: Partial<State['you']> = {}): State {
  return {
    info: {
      options: { ...gambitOptions(2), oldest: 'B', setup: 'setup Test' },
      rules: 1,
      stage: 'playing',
      seats: [
        {
          seat: 'A',
          holder: 'person',
          name: 'Ola',
          ready: true,
          stand_in: null,
          wish: null,
          previous: null,
          claim: null,
        },
        {
          seat: 'B',
          holder: 'bot',
          name: 'casual',
          ready: true,
          stand_in: null,
          wish: null,
          previous: null,
          claim: null,
        },
      ],
      commitment: '00',
      seed: null,
      entropy: [],
      ended_by_agreement: false,
      clock: null,
      outcome: null,
      rematch: null,
      daily: null,
      branch: null,
    },
    status: { waiting: ['A'], may_agree: true, votes: [], time_left: null },
    you: {
      seats: [{ seat: 'A', question: 1, undo: null }],
      invited: [],
      freed: [],
      claimed: [],
      host: true,
      looking: 'A',
      ...you,
    },
    view: gambitView(view),
  };
}

/** The change to this state, in which all the rest stays as it was. */
export function changed(
  version: number,
  state: State,
  more: Partial<Extract<Message, { type: 'changed' }>> = {},
): Message {
  const { status, you, view } = state;
  return { type: 'changed', table: 'T', version, status, you, ...(view && { view }), ...more };
}
