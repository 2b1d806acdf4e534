/** What is said when Skakanie asks something, and at its end: all that somebody needs who does not see the table. */
import { index, type Names } from '../../lib/seats.svelte';
import { list, t } from '../../lib/texts.svelte';
import { signed } from '../../lib/words';
import type { SeatName, SkakanieView } from '../../wire/protocol';
import { poolOf } from './choices';
import { pieceName } from './jigsaw';
import { headline, warning } from './prompt';

/** Whose turn it is, what can be done and what to mind. */
export function asks(view: SkakanieView, seat: SeatName, names: Names, hints: boolean): string {
  const { wait } = view;
  if (wait.for === 'corner') return t('question-corner');
  if (wait.for === 'give')
    return wait.piece === null
      ? t('question-give')
      : t('question-give-drawn', { piece: pieceName(view, wait.piece) });
  if (wait.for !== 'turn') return '';
  const parts = [
    `${headline(view, names)}: ${t('prompt-turn', { actions: view.actions_left })}.`,
    ...turn(view, seat, hints),
    warning(view, seat, names),
  ];
  return parts.filter((part) => part !== '').join(' ');
}

/** Where the pawn stands, the piece under it, and the stacks around it with what lies on them. */
function turn(view: SkakanieView, seat: SeatName, hints: boolean): string[] {
  const here = view.pawns[index(seat)] ?? null;
  const top = here === null ? null : (view.stacks[here - 1]?.top ?? null);
  const joins = (stack: number | null): boolean =>
    hints && stack !== null && (view.stacks[stack - 1]?.joins.includes(poolOf(view, seat)) ?? false);
  const stacks = view.legal.flatMap((action) => /^move (\d+)$/.exec(action)?.[1] ?? []).map(Number);
  const around = stacks.map((stack) => {
    const piece = view.stacks[stack - 1]?.top ?? null;
    const what = piece === null ? t('web-sk-stack-empty') : pieceName(view, piece);
    return `${stack} (${joins(stack) ? `${what}, ${t('web-sk-stack-joins')}` : what})`;
  });
  const doing = [
    view.legal.includes('take') && top !== null
      ? t(joins(here) ? 'question-take-joins' : 'question-take', { piece: pieceName(view, top) })
      : '',
    around.length > 0 ? t('question-step', { stacks: list(around) }) : '',
  ].filter((part) => part !== '');
  return [
    here === null ? '' : t('web-sk-say-here', { stack: here }),
    doing.length > 0 ? `${doing.join('; ')}.` : '',
  ];
}

/** Won or lost, and by how much. */
export function ends(view: SkakanieView): string {
  const { score, target } = view.team;
  const verdict = score >= target ? t('web-sk-won') : `${t('web-sk-lost')}.`;
  return `${verdict} ${t('web-sk-result', { score: signed(score), target })}`;
}
