/** Gambit's reviews: kinds and actions in words, and where on the board an action goes. */
import { index } from '../../../lib/seats.svelte';
import { t } from '../../../lib/texts.svelte';
import type { GambitView, SeatName, Unknown } from '../../../wire/protocol';
import type { Mark } from '../../game';
import { cardLetter, cardName, cardObject, tokenName, tokenObject } from '../cards';

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

/** The likeliest kind on each face-down card and on one's pile; on tokens the chance that somebody's next card takes them. */
export function marks(odds: readonly Unknown[]): Mark[] {
  const on = new Map<string, Mark>();
  for (const { about, likely } of odds) {
    const { who, place } = about.values;
    if (about.code === 'gambit-reaches') {
      for (const { what, share } of likely) {
        const at = square(String(what.values['square']));
        const before = on.get(at)?.percent ?? 0;
        on.set(at, { at, side: 'corner', kind: null, percent: Math.max(before, Math.round(100 * share)) });
      }
    } else {
      const own = about.code === 'gambit-next-draw';
      const at = own
        ? '.mine .deck'
        : `.seats [data-seat="${who}"] .row:not(.hand) .slot:nth-child(${place})`;
      const [first, ...rest] = likely;
      if (!first) continue;
      const likeliest = rest.reduce((best, one) => (one.share > best.share ? one : best), first);
      // Of several that are as likely none is shown.
      const alone = likely.filter(({ share }) => share === likeliest.share).length === 1;
      const kind = alone ? cardLetter(String(likeliest.what.values['card'])) : '?';
      const percent = Math.round(100 * likeliest.share);
      on.set(at, { at, side: own ? 'below' : 'middle', kind, percent });
    }
  }
  return [...on.values()];
}

const square = (name: string): string => `[data-square="${name}"]`;
