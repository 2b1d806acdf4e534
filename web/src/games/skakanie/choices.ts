/** What can be tapped: the legal actions, sorted by what one taps. Knows the notation, not the rules. */
import { index, SEATS } from '../../lib/seats.svelte';
import type { SeatName, SkakanieView } from '../../wire/protocol';

/** What has been tapped so far on the way to an action of two taps. */
export interface Picked {
  /** Somebody else's pawn that is to be pushed. */
  pawn: SeatName | null;
  /** A piece that is to be given. */
  piece: number | null;
}

export const NOTHING: Picked = { pawn: null, piece: null };

/** The piece that is to be given: a fierce Dragon's, or the one tapped. */
export function given(view: SkakanieView, picked: Picked): number | null {
  return view.wait.for === 'give' ? (view.wait.piece ?? picked.piece) : null;
}

/** The action a tap on a stack stands for, or null if it stands for none. */
export function tapped(
  view: SkakanieView,
  seat: SeatName | null,
  picked: Picked,
  stack: number,
): string | null {
  const piece = given(view, picked);
  const here = seat !== null && view.pawns[index(seat)] === stack;
  const wanted = picked.pawn
    ? [`push ${picked.pawn} ${stack}`]
    : [`corner ${stack}`, `move ${stack}`, here ? 'take' : ''];
  if (piece !== null && view.gives?.stacks.includes(stack)) return `give ${piece} to ${stack}`;
  return wanted.find((action) => view.legal.includes(action)) ?? null;
}

/** Is there something to choose? */
export const isAsked = ({ legal, gives }: SkakanieView): boolean => legal.length > 0 || gives !== null;

/** May this be played? */
export function isLegal({ legal, gives }: SkakanieView, action: string): boolean {
  const [, piece, stack] = /^give (\d+) to (\d+)$/.exec(action) ?? [];
  if (!piece) return legal.includes(action);
  return gives !== null && gives.pieces.includes(Number(piece)) && gives.stacks.includes(Number(stack));
}

/** The pawns that can be pushed somewhere. */
export function pushable(view: SkakanieView): SeatName[] {
  return SEATS.filter((seat) => view.legal.some((action) => action.startsWith(`push ${seat} `)));
}

/** The pieces that can be given. */
export function givable(view: SkakanieView): number[] {
  return view.gives?.pieces ?? [];
}

/** The pool of a seat; in joint play it is everybody's. */
export function poolOf(view: SkakanieView, seat: SeatName | null): number {
  return Math.max(
    0,
    view.pools.findIndex((pool) => seat !== null && pool.owners.includes(seat)),
  );
}

/** Would this action end the turn where the Dragon bites, or end the game with actions unused? Then one is asked again. */
export function needsThought(view: SkakanieView, action: string): boolean {
  const coming = view.if_ended;
  if (!coming) return false;
  if (action === 'end') return coming.bitten.length > 0 || (coming.over && view.actions_left > 0);
  if (view.actions_left !== 1) return false;
  return action === 'take' ? coming.bitten.length > 0 : action === `move ${coming.dragon}`;
}
