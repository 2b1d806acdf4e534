/** What is agreed before a game as a form holds it, and as the server wants it. */
import type { CreateTable, GambitOptions, NewSeat, Options, SkakanieOptions } from '../wire/protocol';
import type { Game } from './route.svelte';
import { SEATS } from './seats.svelte';

export const SEAT_COUNTS: Record<Game, { least: number; most: number }> = {
  gambit: { least: 2, most: 4 },
  skakanie: { least: 1, most: 6 },
};

/** The sizes of pictures, the smallest first (S1). */
export const PICTURES = ['6x6', '8x6', '10x6', '9x8', '12x7', '12x8', '12x9', '12x10'] as const;

export const ARTS = ['castle', 'harbour', 'forest'] as const;

/** The fair size for so many players (S1). */
const USUAL_PICTURE = ['12x7', '12x8', '12x7', '9x8', '8x6', '8x6'];

/** The size a step smaller or larger than the usual one. */
export function pictureFor(players: number, harder: -1 | 0 | 1): string {
  const usual = PICTURES.findIndex((size) => size === USUAL_PICTURE[players - 1]);
  return PICTURES[usual + harder] ?? '';
}

export interface Draft {
  game: Game;
  seats: DraftSeat[];
  gambit: GambitOptions;
  skakanie: SkakanieOptions;
  clock: number | null;
}

/** A seat of the form: it remembers name and level while one tries what else it could be. */
export interface DraftSeat {
  holder: NewSeat['holder'];
  name: string;
  level: string;
}

export function gambitOptions(seats: number): GambitOptions {
  return { seats, oldest: 'A', edition: 'en', calm: 40, peek: [], deck: 'BBBRRRQQQNNN', setup: 'Home Rows' };
}

export function skakanieOptions(seats: number): SkakanieOptions {
  return {
    seats,
    youngest: 'A',
    picture: '',
    actions: 3,
    extra: {},
    singles: 1,
    push: false,
    joint: false,
    fierce: false,
    target: '',
    dragon: 'random',
    art: 'castle',
    hints: true,
  };
}

/** A table for two: oneself and whoever gets the link. */
export function draft(game: Game, name: string): Draft {
  return {
    game,
    seats: [person(name), { holder: 'open', name: '', level: 'casual' }],
    gambit: gambitOptions(2),
    skakanie: skakanieOptions(2),
    clock: null,
  };
}

function person(name: string): DraftSeat {
  return { holder: 'person', name, level: 'casual' };
}

/** What the server is asked for. Options about seats that are not there any more fall away. */
export function wish({ game, seats, gambit, skakanie, clock }: Draft): CreateTable {
  const there = SEATS.slice(0, seats.length);
  const first = (seat: string): string => (there.includes(seat) ? seat : 'A');
  const options: Options =
    game === 'gambit'
      ? {
          game,
          ...gambit,
          seats: seats.length,
          oldest: first(gambit.oldest),
          peek: gambit.peek.filter((seat) => there.includes(seat)),
        }
      : {
          game,
          ...skakanie,
          seats: seats.length,
          youngest: first(skakanie.youngest),
          extra: Object.fromEntries(
            Object.entries(skakanie.extra).filter(([seat, more]) => there.includes(seat) && more > 0),
          ),
        };
  return { options, seats: seats.map(newSeat), clock };
}

function newSeat({ holder, name, level }: DraftSeat): NewSeat {
  if (holder === 'person') return { holder, name: name.trim() };
  return holder === 'bot' ? { holder, level } : { holder };
}

/** One tap: oneself against a bot that plans its own moves. The bot places first, so that oneself moves first (G4). */
export function quick(game: Game, name: string): CreateTable {
  const seats: DraftSeat[] = [person(name), { holder: 'bot', name: '', level: 'casual' }];
  const gambit = { ...gambitOptions(2), oldest: 'B' };
  return wish({ game, seats, gambit, skakanie: skakanieOptions(2), clock: null });
}
