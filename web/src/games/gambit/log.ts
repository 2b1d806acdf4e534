/** Gambit's events in words. */
import type { GambitEvent, GambitView, LastMove } from '../../wire/protocol';
import type { Names } from '../../lib/seats.svelte';
import { t } from '../../lib/texts.svelte';
import { cardObject, tokenObject } from './cards';
import { revealed } from './stage';

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
    case 'stayed':
      return lastMove(revealed(before, event), before, names);
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
export function lastMove(last: LastMove, { points }: GambitView, names: Names): string {
  const { seat, from, to, captured } = last;
  const args = { ...names.args(seat), card: last.card ? cardObject(last.card) : '', from, to };
  if (from === to) return t('event-stayed', args);
  if (captured === null) return t('event-moved', args);
  return t('event-captured', { ...args, token: tokenObject(captured), points: points[captured] ?? 0 });
}
