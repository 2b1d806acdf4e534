/** What is waited for, in a sentence. */
import type { GambitEvent, GambitView, SeatName } from '../../wire/protocol';
import { index, SEATS, type Names } from '../../lib/seats.svelte';
import { list, t } from '../../lib/texts.svelte';
import { cardMoves, cardName, cardObject } from './cards';
import { legalOf } from './choice';
import { lastMove, sentence } from './log';

/** What the player is asked, or null if nothing is. */
export function question(view: GambitView): string | null {
  const legal = legalOf(view);
  if (legal.stay) return t('question-blocked');
  if (legal.picks === 3) return t('web-prompt-plan');
  if (legal.picks === 1) return t('web-prompt-lay');
  if (legal.squares.size === 0) return null;
  if (view.phase === 'placing') return t('web-prompt-place');
  const slot = view.seats[index(view.turn)]?.row[0];
  const card = slot && slot.lies !== 'down' ? slot.card : '';
  return card ? t('web-prompt-move', { card: cardName(card), moves: cardMoves(card) }) : null;
}

/** How many cards a seat is to pick whose hand lies face down, so that the actions that name them are not here. */
export function toPick(view: GambitView, seat: SeatName): 0 | 1 | 3 {
  if (view.phase === 'planning') return view.planned.includes(seat) ? 0 : 3;
  return view.phase === 'laying' && view.turn === seat ? 1 : 0;
}

/** Whom all wait for, by what is shown: the server may be a step ahead. */
export function waited(view: GambitView): SeatName[] {
  if (view.phase === 'over') return [];
  if (view.phase !== 'planning') return [view.turn];
  return SEATS.slice(0, view.seats.length).filter((seat) => !view.planned.includes(seat));
}

/** What the others are doing. */
export function waiting(view: GambitView, names: Names): string {
  if (view.phase === 'over') return t('web-over');
  const seats = waited(view);
  const who = list(seats.map(names.who));
  if (view.phase === 'planning') return t('web-wait-plan', { who, count: seats.length });
  if (view.phase === 'placing') return t('web-wait-place', { who });
  return view.phase === 'laying' ? t('web-wait-lay', { who }) : t('web-wait-move', { who });
}

/** What is being shown, of which `view` is what comes out; all that a move leads to is told by the move. */
export function happening(event: GambitEvent, view: GambitView, names: Names): string | null {
  if (event.type === 'turned_up')
    return t('web-turned-up', { ...names.args(event.seat), card: cardObject(event.card) });
  const said = event.type === 'moved' || event.type === 'stayed' ? null : sentence(event, view, names);
  return said ?? (view.last && lastMove(view.last, view, names));
}

/** The deck of a seat in numbers: what is in the hand, still in the pile, and discarded. */
export function deckOf(view: GambitView, seat: SeatName): string {
  const own = view.seats[index(seat)];
  return own
    ? `${t('web-pile', { count: own.pile })} · ${t('web-discarded', { count: own.discards.length })}`
    : '';
}
