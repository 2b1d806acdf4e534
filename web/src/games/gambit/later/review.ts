/** Gambit's reviews: kinds and actions in words, and where on the board an action goes. */
import { index } from '../../../lib/seats.svelte';
import { t } from '../../../lib/texts.svelte';
import type { GambitView, SeatName } from '../../../wire/protocol';
import { cardName, cardObject, tokenName, tokenObject } from '../cards';

export function kind(name: string, value: string): Record<string, string> | null {
  if (name === 'token') return { token: tokenObject(value), 'token-name': tokenName(value) };
  if (name !== 'card' && name !== 'other') return null;
  return { [name]: cardObject(value), [`${name}-name`]: cardName(value) };
}

export function spoken(action: string): string {
  const [verb = '', what = ''] = action.split(' ');
  switch (verb) {
    case 'move':
      return t('web-review-do-move', { square: what });
    case 'lay':
      return t('web-review-do-lay', { card: cardObject(what) });
    case 'plan':
      return t('web-review-do-plan', { cards: [...what].map(cardName).join(', ') });
    case 'place':
      return t('web-review-do-place', { spot: what });
    default:
      return t('web-review-do-stay');
  }
}

export function drawn(
  view: GambitView,
  seat: SeatName,
  action: string,
): { from: string | null; to: string } | null {
  const [verb = '', what = ''] = action.split(' ');
  const here = view.seats[index(seat)]?.square ?? null;
  if (verb === 'place') return { from: null, to: square(view.spots[Number(what)] ?? '') };
  if (verb !== 'move') return null;
  return { from: here === null ? null : square(here), to: square(what) };
}

const square = (name: string): string => `[data-square="${name}"]`;
