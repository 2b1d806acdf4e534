/** Skakanie's reviews: actions in words, and where on the table they go. */
import { index, SEATS } from '../../../lib/seats.svelte';
import { t } from '../../../lib/texts.svelte';
import type { Mark } from '../../game';
import type { SeatName, SkakanieView, Unknown } from '../../../wire/protocol';

export function spoken(action: string): string {
  const [verb = '', first = '', second = '', third = ''] = action.split(' ');
  switch (verb) {
    case 'take':
      return t('web-review-do-take');
    case 'move':
      return t('web-review-do-walk', { stack: first });
    case 'push':
      return t('web-review-do-push', { seat: first, stack: second });
    case 'give':
      return t('web-review-do-give', { piece: first, stack: third });
    case 'corner':
      return t('web-review-do-corner', { stack: first });
    default:
      return t('web-review-do-end');
  }
}

export function drawn(
  view: SkakanieView,
  seat: SeatName,
  action: string,
): { from: string | null; to: string } | null {
  const [verb = '', first = '', second = '', third = ''] = action.split(' ');
  const at = (one: SeatName): number | null => view.pawns[index(one)] ?? null;
  const here = at(seat);
  switch (verb) {
    case 'take':
      return here === null ? null : { from: null, to: stack(here) };
    case 'move':
      return { from: here === null ? null : stack(here), to: stack(first) };
    case 'corner':
      return { from: null, to: stack(first) };
    case 'give':
      return { from: null, to: stack(third) };
    case 'push': {
      const pushed = at(SEATS.find((one) => one === first) ?? seat);
      return { from: pushed === null ? null : stack(pushed), to: stack(second) };
    }
    default:
      return null;
  }
}

/** On each stack the chance that a piece one needs lies under it. */
export function marks(odds: readonly Unknown[]): Mark[] {
  return odds.flatMap(({ about, likely }) => {
    const any = likely.find(({ what }) => what.code === 'skakanie-any-fits');
    const at = stack(String(about.values['stack']));
    return any ? [{ at, side: 'middle', kind: null, percent: Math.round(100 * any.share) }] : [];
  });
}

const stack = (number: string | number): string => `[data-stack="${number}"]`;
