/** What is agreed before a game as a form holds it, and as the server wants it. */
import { SEATS } from '../lib/seats.svelte';
import type { CreateTable, NewSeat, Options } from '../wire/protocol';
import type { GameName } from './game';
import { GAMES } from './registry';

export interface Draft {
  seats: DraftSeat[];
  options: Options;
  clock: number | null;
}

/** A seat of the form: it remembers name and level while one tries what else it could be. */
export interface DraftSeat {
  holder: NewSeat['holder'];
  name: string;
  level: string;
}

/** A table for two: oneself and whoever gets the link. */
export function draft(game: GameName, name: string): Draft {
  return {
    seats: [person(name), { holder: 'open', name: '', level: 'casual' }],
    options: GAMES[game].usual(2),
    clock: null,
  };
}

function person(name: string): DraftSeat {
  return { holder: 'person', name, level: 'casual' };
}

/** What the server is asked for. Options about seats that are not there any more fall away. */
export function wish({ seats, options, clock }: Draft): CreateTable {
  const there = SEATS.slice(0, seats.length);
  return { options: GAMES[options.game].fit(options, there), seats: seats.map(newSeat), clock };
}

function newSeat({ holder, name, level }: DraftSeat): NewSeat {
  if (holder === 'person') return { holder, name: name.trim() };
  return holder === 'bot' ? { holder, level } : { holder };
}

/** One tap: oneself against a bot that plans its own moves. */
export function quick(game: GameName, name: string): CreateTable {
  const { options, clock } = draft(game, name);
  const seats: DraftSeat[] = [person(name), { holder: 'bot', name: '', level: 'casual' }];
  return wish({ seats, options: GAMES[game].quick(options), clock });
}
