/** What is said when Gambit asks something, and at its end: all that somebody needs who does not see the table. */
import { index, SEATS, seatAt, type Names } from '../../lib/seats.svelte';
import { list, t } from '../../lib/texts.svelte';
import type { GambitView, SeatName, State } from '../../wire/protocol';
import { cardName, sorted, tokenName } from './cards';
import { legalOf } from './choice';
import { SQUARES } from './geometry';
import { question } from './prompt';

/** The question with what it is about: where one can go, or which cards one has. */
export function asks(view: GambitView, seat: SeatName): string {
  const legal = legalOf(view);
  const squares = SQUARES.filter((square) => legal.squares.has(square));
  const own = view.seats[index(seat)];
  const parts = [question(view) ?? ''];
  if (view.phase === 'placing') parts.push(`${list(squares)}.`);
  else if (squares.length > 0) parts.push(...moves(view, squares, own?.square ?? null));
  if (legal.picks > 0)
    parts.push(`${t('web-your-hand')}: ${list(sorted(own?.hand.cards ?? '').map(cardName))}.`);
  return parts.join(' ');
}

/** Where the gambit is and can go: captures with what they bring, then the free squares. */
function moves(view: GambitView, squares: readonly string[], from: string | null): string[] {
  const captures = squares.flatMap((square) => {
    const token = view.tokens[square];
    const points = t('points-count', { count: view.points[token ?? ''] ?? 0 });
    return token ? [`${square} (${tokenName(token)}, ${points})`] : [];
  });
  const free = squares.filter((square) => !view.tokens[square]);
  return [
    from ? t('web-say-from', { square: from }) : '',
    captures.length > 0 ? `${t('question-captures', { squares: list(captures) })}.` : '',
    free.length > 0 ? `${t('question-free', { squares: list(free) })}.` : '',
  ].filter((part) => part !== '');
}

/** Who won, and everybody's points. */
export function ends(state: State, names: Names): string {
  const { places = [], scores = [] } = state.info.outcome ?? {};
  const winner = SEATS[places.indexOf(1)];
  const points = scores.map((score, at) =>
    t('web-say-score', { who: names.who(seatAt(at)), points: t('points-count', { count: score }) }),
  );
  return `${winner ? t('end-winner', names.args(winner)) : ''} ${points.join('; ')}.`;
}
