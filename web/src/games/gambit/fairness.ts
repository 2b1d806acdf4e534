/** How fair a built-in card is, in words: from the certificates in its file, which say how often each place in turn order won. */
import { list, t } from '../../lib/texts.svelte';
import type { BuiltinSetup, SetupFairness } from '../../wire/protocol';

/** For how many players it is even, or that it is for giving odds. */
export function fairnessLine({ fairness }: Pick<BuiltinSetup, 'fairness'>): string {
  const [even, nearly] = (['even', 'nearly'] as const).map((wanted) =>
    list(fairness.filter(({ evenness }) => evenness === wanted).map(({ players }) => String(players))),
  );
  if (even && nearly) return t('setup-fair-both', { even, nearly });
  if (even) return t('setup-fair-even', { players: even });
  return nearly ? t('setup-fair-nearly', { players: nearly }) : t('setup-fair-handicap');
}

/** The shares in turn order, in per cent. */
export function sharesLine({ wins, games }: Pick<SetupFairness, 'wins' | 'games'>): string {
  const shares = wins.map((count) => Math.round((100 * count) / games));
  return t('setup-fair-shares', { shares: shares.join(' · ') });
}
