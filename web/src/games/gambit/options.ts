/** What is agreed about Gambit, in words and as it fits the seats. */
import type { Names } from '../../lib/seats.svelte';
import { list, t } from '../../lib/texts.svelte';
import type { GambitOptions, SeatName } from '../../wire/protocol';
import { cardName, sorted } from './cards';
import { setupTitle } from './setup';

export function agreed(options: GambitOptions, names: Names): { text: string; rule: string | null }[] {
  const deck = sorted(options.deck).map(cardName);
  const kinds = [...new Set(deck)].map((name) => `${deck.filter((one) => one === name).length} × ${name}`);
  const peek =
    options.peek.length > 0
      ? t('gambit-peek', { names: list(options.peek.map(names.who)) })
      : t('web-agreed-no-peek');
  return [
    { text: t('gambit-setup', { setup: setupTitle(options.setup) }), rule: 'G2' },
    { text: t('web-agreed-deck', { cards: list(kinds) }), rule: 'G3' },
    { text: t('gambit-oldest', names.args(options.oldest)), rule: 'G4' },
    { text: t(options.edition === 'pl' ? 'gambit-late-draw' : 'web-agreed-early-draw'), rule: 'G7' },
    { text: peek, rule: 'G14' },
    { text: t('web-agreed-calm', { turns: options.calm }), rule: 'G17' },
    { text: t(options.hints ? 'web-agreed-help' : 'web-agreed-no-help'), rule: null },
    { text: t(options.odds ? 'web-agreed-odds' : 'web-agreed-no-odds'), rule: null },
  ];
}

/** Whoever is not there is not the oldest and does not peek. */
export function fit<Of extends GambitOptions>(options: Of, seats: readonly SeatName[]): Of {
  return {
    ...options,
    seats: seats.length,
    oldest: seats.includes(options.oldest) ? options.oldest : 'A',
    peek: options.peek.filter((seat) => seats.includes(seat)),
  };
}
