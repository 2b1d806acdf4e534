/** How a game ended: by how much a seat won or lost, why it is over, what everybody captured, and when it was decided. */
import { lastLead } from '../../../end/turning';
import { index, seatAt } from '../../../lib/seats.svelte';
import { list, t } from '../../../lib/texts.svelte';
import type { Outcome, Ply, SeatName } from '../../../wire/protocol';
import type { Ended, Verdict } from '../../game';

/** “You lost by 4 points”: against the best of the others, or the winner. */
export function byHowMuch({ places, scores }: Outcome, seat: SeatName): string {
  const own = scores[index(seat)] ?? 0;
  const won = places[index(seat)] === 1;
  const other = Math.max(...scores.filter((_, at) => at !== index(seat)));
  const points = Math.abs(own - other);
  if (points === 0) return t(won ? 'web-end-won-tied' : 'web-end-lost-tied');
  return t(won ? 'web-end-won' : 'web-end-lost', { points });
}

/** Who came where, the best first. */
export function ranking({ places, scores }: Outcome): { place: number; seat: SeatName; points: number }[] {
  return places
    .map((place, at) => ({ place, seat: seatAt(at), points: scores[at] ?? 0 }))
    .sort((a, b) => a.place - b.place);
}

export function verdict({ state: { info }, view, names }: Ended<'gambit'>, seat: SeatName | null): Verdict {
  if (!info.outcome) return { title: t('web-over'), won: false, why: [] };
  const ranks = ranking(info.outcome);
  const winner = ranks[0];
  const tied = ranks.filter(({ points }) => points === winner?.points);
  const reason = info.ended_by_agreement
    ? t('end-agreement')
    : Object.keys(view.tokens).length === 0
      ? t('end-last-token')
      : t('end-calm', { turns: view.calm_limit });
  const why = [reason];
  if (winner && tied.length > 1)
    why.push(
      t('end-tie', {
        ...names.args(winner.seat),
        points: winner.points,
        names: list(tied.map((one) => names.who(one.seat))),
      }),
    );
  const seen = winner ? t('end-winner', names.args(winner.seat)) : t('web-over');
  return {
    title: seat ? byHowMuch(info.outcome, seat) : seen,
    won: seat === null || winner?.seat === seat,
    why,
  };
}

/** The tokens a seat captured, the dearest first. */
export function captured(plies: readonly Ply[], seat: SeatName): string[] {
  const points = plies[0]?.view.game === 'gambit' ? plies[0].view.points : {};
  return plies
    .flatMap(({ happened }) => (happened?.game === 'gambit' ? happened.events : []))
    .flatMap((event) => (event.type === 'captured' && event.seat === seat ? event.token : []))
    .sort((a, b) => (points[b] ?? 0) - (points[a] ?? 0) || a.localeCompare(b));
}

export function turning(plies: readonly Ply[], { state }: Ended<'gambit'>): number | null {
  const winner = state.info.outcome?.places.indexOf(1) ?? -1;
  return winner < 0
    ? null
    : lastLead(
        plies.map(({ scores }) => scores),
        winner,
      );
}
