/** Gambit's events in words. */
import type { GambitEvent, GambitView } from '../../wire/protocol';
import { index, type Names } from '../../lib/seats.svelte';
import { t } from '../../lib/texts.svelte';
import { cardObject, tokenObject } from './cards';

/** An event as a sentence; null for what is part of another one. */
export function sentence(event: GambitEvent, before: GambitView, names: Names): string | null {
  switch (event.type) {
    case 'placed':
      return t('event-placed', { ...names.args(event.seat), spot: event.spot, square: event.square });
    case 'dealt':
      return t('event-dealt', names.args(event.seat));
    case 'planned':
      return t('event-planned', names.args(event.seat));
    case 'took_back':
      return t('event-took-back', names.args(event.seat));
    case 'reshuffled':
      return t('event-reshuffled', { ...names.args(event.seat), count: event.cards.length });
    case 'drew':
      return event.card ? t('event-drew', { ...names.args(event.seat), card: cardObject(event.card) }) : null;
    case 'moved':
      return moved(event, before, names);
    case 'stayed':
      return t('event-stayed', { ...names.args(event.seat), card: turned(before, event.seat) });
    case 'calm_ahead':
      return t('event-calm-ahead', { turns: event.turns });
    case 'last_token':
      return t('end-last-token');
    case 'calm':
      return t('end-calm', { turns: before.calm_limit });
    case 'turned_up':
    case 'captured':
    case 'laid':
      return null;
  }
}

/** A move and its capture are one sentence. */
function moved(
  { seat, from, to }: Extract<GambitEvent, { type: 'moved' }>,
  before: GambitView,
  names: Names,
): string {
  const args = { ...names.args(seat), card: turned(before, seat), from, to };
  const token = before.tokens[to];
  if (!token) return t('event-moved', args);
  return t('event-captured', { ...args, token: tokenObject(token), points: before.points[token] ?? 0 });
}

/** The card that was face up. */
function turned(before: GambitView, seat: string): string {
  const slot = before.seats[index(seat)]?.row[0];
  return slot && slot.lies !== 'down' ? cardObject(slot.card) : '';
}
