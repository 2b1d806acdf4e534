/** How a game ended for one seat: by how much it was won or lost. */
import { index } from '../../lib/seats.svelte';
import { t } from '../../lib/texts.svelte';
import type { Outcome, SeatName } from '../../wire/protocol';

/** “You lost by 4 points”: against the best of the others, or the winner. */
export function verdict({ places, scores }: Outcome, seat: SeatName): string {
  const own = scores[index(seat)] ?? 0;
  const won = places[index(seat)] === 1;
  const other = Math.max(...scores.filter((_, at) => at !== index(seat)));
  const points = Math.abs(own - other);
  if (points === 0) return t(won ? 'web-end-won-tied' : 'web-end-lost-tied');
  return t(won ? 'web-end-won' : 'web-end-lost', { points });
}
