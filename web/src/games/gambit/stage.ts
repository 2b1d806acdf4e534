/** How Gambit's events change what is drawn, and for how long each is shown. */
import type { GambitEvent, GambitSeat, GambitView, LastMove, SeatName, Slot } from '../../wire/protocol';
import { index } from '../../lib/seats.svelte';

const DOWN: Slot = { lies: 'down' };

/** The view after an event, for drawing only. */
export function advance(view: GambitView, event: GambitEvent): GambitView {
  switch (event.type) {
    case 'placed':
      return { ...seat(view, event.seat, () => ({ square: event.square })), turn: event.seat };
    case 'dealt':
      return seat(view, event.seat, ({ pile }) => ({ hand: hand(5, event.cards), pile: pile - 5 }));
    case 'planned':
      return planned(view, event.seat, event.cards);
    case 'took_back':
      return seat({ ...view, planned: view.planned.filter((one) => one !== event.seat) }, event.seat, () => ({
        row: [],
      }));
    case 'reshuffled':
      return seat(view, event.seat, () => ({ discards: '', pile: event.cards.length }));
    case 'drew':
      return seat(view, event.seat, (own) => ({
        ...played(own),
        hand: drawn(own, event.card),
        pile: own.pile - 1,
      }));
    case 'turned_up':
      return {
        ...seat(view, event.seat, ({ row }) => ({
          row: [{ lies: 'up', card: event.card }, ...row.slice(1)],
        })),
        turn: event.seat,
        phase: 'moving',
        planned: [],
      };
    case 'moved':
      return { ...seat(view, event.seat, () => ({ square: event.to })), last: revealed(view, event) };
    case 'stayed':
      return { ...view, last: revealed(view, event) };
    case 'captured':
      return captured(view, event.seat, event.points);
    case 'laid':
      return seat(view, event.seat, (own) => laid(own, event.card));
    case 'last_token':
    case 'calm':
      return { ...view, phase: 'over' };
    case 'calm_ahead':
      return view;
  }
}

/** The move an event shows, made with the card that lies open; `view` is the one before it. */
export function revealed(
  view: GambitView,
  event: Extract<GambitEvent, { type: 'moved' | 'stayed' }>,
): LastMove {
  const own = view.seats[index(event.seat)];
  const slot = own?.row[0];
  const at = own?.square ?? '';
  const { from, to } = event.type === 'moved' ? event : { from: at, to: at };
  return {
    seat: event.seat,
    card: slot && slot.lies !== 'down' ? slot.card : '',
    from,
    to,
    captured: event.type === 'moved' ? (view.tokens[to] ?? null) : null,
  };
}

function seat(
  view: GambitView,
  name: SeatName,
  change: (seat: GambitSeat) => Partial<GambitSeat>,
): GambitView {
  const seats = view.seats.map((one, at) => (at === index(name) ? { ...one, ...change(one) } : one));
  return { ...view, seats };
}

function hand(count: number, cards: string | null): GambitSeat['hand'] {
  return { count, cards };
}

/**
 * Takes cards out of a hand. Not even who lays a card is told which one it was, if they may not peek; the table, which sent
 * it, hides it until the server's hand comes.
 */
function without(own: GambitSeat, count: number, cards: string | null): GambitSeat['hand'] {
  const left = [...(cards ?? '')].reduce((rest, card) => rest?.replace(card, '') ?? null, own.hand.cards);
  return hand(own.hand.count - count, left);
}

function slot(card: string | null): Slot {
  return card ? { lies: 'peeked', card } : DOWN;
}

function planned(view: GambitView, name: SeatName, cards: string | null): GambitView {
  const row = cards ? [...cards].map(slot) : [DOWN, DOWN, DOWN];
  const next = seat(view, name, (own) => ({ row, hand: without(own, 3, cards) }));
  return { ...next, planned: [...view.planned, name] };
}

function drawn(own: GambitSeat, card: string | null): GambitSeat['hand'] {
  return hand(own.hand.count + 1, card && own.hand.cards !== null ? own.hand.cards + card : null);
}

/** The card of the turn goes to the discards. It lies open while its gambit moves, so that one sees why it moves so. */
function played(own: GambitSeat): Pick<GambitSeat, 'row' | 'discards'> {
  const [first, ...row] = own.row;
  return first?.lies === 'up'
    ? { row, discards: own.discards + first.card }
    : { row: own.row, discards: own.discards };
}

function captured(view: GambitView, name: SeatName, points: number): GambitView {
  const square = view.seats[index(name)]?.square ?? '';
  const tokens = Object.fromEntries(Object.entries(view.tokens).filter(([at]) => at !== square));
  return seat({ ...view, tokens }, name, (own) => ({ points: own.points + points }));
}

function laid(own: GambitSeat, card: string | null): Partial<GambitSeat> {
  const { row, discards } = played(own);
  return { row: [...row, slot(card)], discards, hand: without(own, 1, card) };
}

const DURATIONS: Record<GambitEvent['type'], number> = {
  placed: 500,
  dealt: 250,
  planned: 250,
  took_back: 150,
  reshuffled: 400,
  drew: 250,
  turned_up: 600,
  moved: 650,
  captured: 700,
  stayed: 700,
  laid: 300,
  calm_ahead: 0,
  last_token: 600,
  calm: 600,
};

/** How long an event is shown at normal speed, in milliseconds. */
export function duration(event: GambitEvent): number {
  return DURATIONS[event.type];
}
