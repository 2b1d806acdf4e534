/** The table in words, for those who listen to it. */
import { index, SEATS, type Names } from '../../lib/seats.svelte';
import { list, t } from '../../lib/texts.svelte';
import type { SeatName, SkakanieView } from '../../wire/protocol';
import { pieceName } from './jigsaw';
import { poolOf } from './choices';

/** The seats whose pawns stand on a stack. */
export function standing(view: SkakanieView, stack: number): SeatName[] {
  return SEATS.filter((seat) => view.pawns[index(seat)] === stack);
}

/** Everything about a stack that one can see, and what a tap on it does. */
export function stackLabel(
  view: SkakanieView,
  stack: number,
  seat: SeatName | null,
  names: Names,
  hints: boolean,
  action: string | null,
): string {
  const shown = view.stacks[stack - 1];
  if (!shown) return '';
  const below = shown.unknown + shown.known.length;
  const step = view.coming.indexOf(stack) + 1;
  const pawns = standing(view, stack).map((one) => (one === seat ? t('web-sk-you') : names.who(one)));
  const parts = [
    t('web-sk-stack', { stack }),
    shown.top === null
      ? t('web-sk-stack-empty')
      : t('web-sk-stack-top', { piece: pieceName(view, shown.top) }),
    hints && seat !== null && shown.joins.includes(poolOf(view, seat)) ? t('web-sk-stack-joins') : '',
    below > 0 ? t('web-sk-stack-below', { count: below }) : '',
    pawns.length > 0 ? t('web-sk-stack-pawns', { names: list(pawns) }) : '',
    view.dragon === stack ? t('web-sk-stack-dragon') : '',
    view.home === stack ? t('web-sk-stack-home') : '',
    step > 0 ? t('web-sk-stack-step', { count: step }) : '',
    action === null ? '' : t(`web-sk-tap-${action.split(' ')[0]}`),
  ];
  return parts.filter((part) => part !== '').join(', ');
}
