/** What is drawn while events are shown one after the other; the server's state replaces it in the end. */
import { index } from '../../lib/seats.svelte';
import type { SeatName, SkakanieEvent, SkakanieStack, SkakanieView } from '../../wire/protocol';

/** How long an event is shown at normal speed, in milliseconds. */
const DURATIONS: Record<SkakanieEvent['type'], number> = {
  dealt: 700,
  dragon_placed: 500,
  corner_chosen: 500,
  dragon_gave_way: 600,
  turn_began: 250,
  taken: 700,
  walked: 420,
  pushed: 480,
  turn_ended: 0,
  dragon_stepped: 650,
  bitten: 800,
  spared: 800,
  drawn: 700,
  given: 800,
  token_discarded: 900,
  game_over: 500,
};

export function duration(event: SkakanieEvent): number {
  return DURATIONS[event.type];
}

/** The view after an event. */
export function advance(view: SkakanieView, event: SkakanieEvent): SkakanieView {
  const after: SkakanieView = { ...view, if_ended: null, last: [event] };
  switch (event.type) {
    case 'dealt':
      return {
        ...after,
        stacks: view.stacks.map((stack, i) => ({ ...stack, top: event.tops[i] ?? null, joins: [] })),
      };
    case 'dragon_placed':
    case 'dragon_gave_way':
      return { ...after, dragon: event.stack, home: event.stack };
    case 'corner_chosen':
      return { ...after, pawns: moved(view, event.seat, event.stack) };
    case 'turn_began':
      return { ...after, wait: { for: 'turn', seat: event.seat }, actions_left: event.actions };
    case 'taken':
      return {
        ...used(after),
        stacks: stacked(view, event.stack, (stack) => uncover(stack, event.turned_up)),
        pools: pooled(view, event.seat, (fragments) => [...fragments, [event.piece]]),
      };
    case 'walked':
    case 'pushed':
      return { ...used(after), pawns: moved(view, event.seat, event.to) };
    case 'turn_ended':
      return { ...after, actions_left: 0 };
    case 'dragon_stepped':
      return { ...after, dragon: event.to, coming: view.coming.slice(1) };
    case 'bitten':
      return { ...after, wait: { for: 'give', seat: event.seat, piece: null } };
    case 'drawn':
      return { ...after, wait: { for: 'give', seat: event.seat, piece: event.piece } };
    case 'given':
      return {
        ...after,
        stacks: stacked(view, event.stack, (stack) => put(stack, event.piece, event.face_up)),
        pools: pooled(view, event.seat, (fragments) => without(fragments, event.piece)),
      };
    case 'token_discarded':
      return { ...after, tokens: event.left };
    case 'game_over':
      return { ...after, wait: { for: 'over' }, actions_left: 0, coming: [] };
    case 'spared':
      return after;
  }
}

function used(view: SkakanieView): SkakanieView {
  return { ...view, actions_left: Math.max(0, view.actions_left - 1) };
}

function moved(view: SkakanieView, seat: SeatName, to: number): (number | null)[] {
  return view.pawns.map((stack, i) => (i === index(seat) ? to : stack));
}

function stacked(
  view: SkakanieView,
  number: number,
  change: (stack: SkakanieStack) => SkakanieStack,
): SkakanieStack[] {
  return view.stacks.map((stack, i) => (i === number - 1 ? change(stack) : stack));
}

function uncover(stack: SkakanieStack, next: number | null): SkakanieStack {
  const unseen = stack.unknown > 0;
  return {
    top: next,
    unknown: unseen ? stack.unknown - 1 : 0,
    known: unseen ? stack.known : stack.known.slice(1),
    joins: [],
  };
}

function put(stack: SkakanieStack, piece: number, faceUp: boolean): SkakanieStack {
  return faceUp ? { ...stack, top: piece, joins: [] } : { ...stack, known: [...stack.known, piece] };
}

function pooled(
  view: SkakanieView,
  seat: SeatName,
  change: (fragments: number[][]) => number[][],
): SkakanieView['pools'] {
  return view.pools.map((pool) =>
    pool.owners.includes(seat) ? { ...pool, fragments: change(pool.fragments) } : pool,
  );
}

function without(fragments: number[][], piece: number): number[][] {
  return fragments.map((part) => part.filter((one) => one !== piece)).filter((part) => part.length > 0);
}
