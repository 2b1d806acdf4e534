/** Gambit, as everything around a table knows it. */
import { t } from '../../lib/texts.svelte';
import { index } from '../../lib/seats.svelte';
import type { Game } from '../game';
import { asks, ends } from './aloud';
import { cardText } from './card-link';
import { cover, coverEvent } from './cover';
import Picture from './HomePicture.svelte';
import { sentence } from './log';
import { agreed, fit } from './options';
import { toPick } from './prompt';
import { advance, duration } from './stage';
import Table from './Table.svelte';

/** So many turns before a game ends by itself, the bar says so. */
const SOON = 10;

export const gambit: Game<'gambit'> = {
  Table,
  Picture,
  makes: 'make-title',
  secrets: {
    cover,
    coverEvent,
    isHolding: (view, seat) => (view.seats[index(seat)]?.hand.count ?? 0) > 0,
    isPicking: (view, seat) => toPick(view, seat) > 0,
  },
  sounds: { planned: 'card', laid: 'card', moved: 'move', captured: 'capture' },
  advance: (view, event) => ({ ...view, ...advance(view, event) }),
  duration,
  isAsked: ({ legal }) => legal.length > 0,
  unasked: (view) => ({ ...view, legal: [] }),
  sentence,
  asks,
  ends: (state, _, names) => ends(state, names),
  standing(view) {
    if (view.phase === 'over') return null;
    const tokens = Object.values(view.tokens);
    const points = tokens.reduce((sum, token) => sum + (view.points[token] ?? 0), 0);
    return t('gambit-left', { tokens: tokens.length, points });
  },
  minding({ calm, calm_limit }) {
    const turns = calm_limit - calm;
    return calm_limit > 0 && turns <= SOON ? t('gambit-calm', { turns }) : null;
  },
  agreed,
  commonScore: () => null,
  fit,
  linked: (options, fragment) => ({ ...options, setup: cardText(fragment) ?? options.setup }),
  // The bot places first, so that oneself moves first (G4).
  quick: (options) => ({ ...options, oldest: 'B' }),
};
