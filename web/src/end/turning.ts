/** The ply that decided a game, read off its scores; null where none did. */

/** Scores by seat, for each ply. */
type Scores = readonly (readonly number[])[];

/** From when on the winner was ahead of everybody else to the end. Who won with equal points never was. */
export function lastLead(scores: Scores, winner: number): number | null {
  const isAhead = (now: readonly number[]): boolean =>
    now.every((score, at) => at === winner || score < (now[winner] ?? 0));
  const since = scores.findLastIndex((now) => !isAhead(now)) + 1;
  return since < scores.length ? since : null;
}

/** When a team reached what it needed for good; or, if it did not, when it was nearest before it fell back. */
export function reached(scores: readonly number[], target: number): number | null {
  const last = scores.length - 1;
  if ((scores[last] ?? 0) >= target) return scores.findLastIndex((score) => score < target) + 1;
  const most = Math.max(...scores);
  const nearest = scores.lastIndexOf(most);
  return most > (scores[0] ?? 0) && nearest < last ? nearest : null;
}
