/** Skakanie, as everything around a table knows it. */
import { t } from '../../lib/texts.svelte';
import type { Game } from '../game';
import { asks, ends } from './aloud';
import { isAsked } from './choices';
import Picture from './HomePicture.svelte';
import { hints } from './hints.svelte';
import { sentence } from './log';
import { agreed, fit } from './options';
import { advance, duration } from './stage';
import Table from './Table.svelte';

export const skakanie: Game<'skakanie'> = {
  Table,
  Picture,
  makes: null,
  secrets: null,
  sounds: { walked: 'hop', pushed: 'hop', taken: 'take', bitten: 'bite' },
  advance: (view, event) => ({ ...view, ...advance(view, event) }),
  duration,
  isAsked,
  unasked: (view) => ({ ...view, legal: [], gives: null }),
  sentence,
  asks: (view, seat, names, options) => asks(view, seat, names, hints.shown(options)),
  ends: (_, view) => ends(view),
  standing: () => null,
  minding: () => null,
  agreed,
  commonScore: ({ pools }) => (pools.length === 1 ? t('web-sk-common') : null),
  fit,
  linked: (options) => options,
  quick: (options) => options,
};
