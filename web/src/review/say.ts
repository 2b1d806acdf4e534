/** What a review says, in the reader's language. */
import { LATER } from '../games/later';
import type { GameName } from '../games/game';
import type { Names } from '../lib/seats.svelte';
import { SEATS } from '../lib/seats.svelte';
import { t } from '../lib/texts.svelte';
import type { Fact } from '../wire/protocol';

/** A fact as a sentence. */
export function say({ code, values }: Fact, game: GameName, names: Names): string {
  const said: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(values)) {
    if (value === undefined) continue;
    const seat = SEATS.find((one) => one === value);
    if (name === 'who' && seat) said[name] = names.who(seat);
    else if (typeof value === 'number') said[name] = value;
    else Object.assign(said, LATER[game].kind(name, value) ?? { [name]: value });
  }
  return t(`fact-${code}`, said);
}

export function sayAll(facts: readonly Fact[], game: GameName, names: Names): string {
  return facts.map((fact) => say(fact, game, names)).join(' ');
}

/** A chance in per cent. */
export const percent = (chance: number): string =>
  t('web-review-percent', { percent: Math.round(100 * chance) });

/** A change in per cent, with its sign; an even minus is as wide as a plus. */
export function change(chance: number): string {
  const rounded = Math.round(100 * chance);
  return rounded > 0 ? `+${rounded}` : String(rounded).replace('-', '−');
}
