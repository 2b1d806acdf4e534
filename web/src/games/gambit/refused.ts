/** A tap that is not possible: where it was, and why not. What is possible was decided elsewhere; here it is only pointed at. */
import type { GambitView, SeatName } from '../../wire/protocol';
import { index } from '../../lib/seats.svelte';
import { FILES } from './geometry';

export interface Refused {
  text: string;
  /** The rule it comes from. */
  rule: string;
  /** The square that was tapped; null for a card. */
  square: string | null;
  /** Where the gambit stands, and what lies or stands in its way. */
  from: string | null;
  hindrance: string | null;
  /** What was tapped. */
  at: HTMLElement;
}

/** The first square on the straight way from one to another on which something lies or stands; null if there is none. */
export function hindrance(view: GambitView, from: string, to: string): string | null {
  const [x, y] = [FILES.indexOf(from.charAt(0)), Number(from.charAt(1))];
  const [dx, dy] = [FILES.indexOf(to.charAt(0)) - x, Number(to.charAt(1)) - y];
  const steps = Math.max(Math.abs(dx), Math.abs(dy));
  if (dx !== 0 && dy !== 0 && Math.abs(dx) !== Math.abs(dy)) return null;
  for (let step = 1; step < steps; step++) {
    const square = `${FILES[x + (dx / steps) * step]}${y + (dy / steps) * step}`;
    if (view.tokens[square] || view.seats.some((seat) => seat.square === square)) return square;
  }
  return null;
}

/** The rule that says what is done now. */
const RULES: Record<GambitView['phase'], string> = {
  placing: 'G4',
  dealing: 'G6',
  planning: 'G6',
  moving: 'G8',
  drawing: 'G8',
  laying: 'G8',
  over: 'G15',
};

export const ruleNow = (view: GambitView): string => RULES[view.phase];

/** Where a seat's gambit stands. */
export const standsOn = (view: GambitView, seat: SeatName): string | null =>
  view.seats[index(seat)]?.square ?? null;
