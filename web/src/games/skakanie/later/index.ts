/** Skakanie's part of what is loaded when it is first wanted. */
import { t } from '../../../lib/texts.svelte';
import type { LaterGame } from '../../game';
import { sentence } from '../log';
import Table from '../Table.svelte';
import { chapters, figures } from './book';
import Drawing from './Drawing.svelte';
import { script, target } from './lesson';
import { drawn, marks, spoken } from './review';
import Spoils from './Spoils.svelte';
import { results, turning, verdict } from './verdict';

export const skakanie: LaterGame<'skakanie'> = {
  Screen: Table,
  Make: null,
  Agreed: null,
  Drawing,
  Reference: null,
  letter: 'S',
  chapters,
  figures,
  books: { en: () => import('./en'), pl: () => import('./pl'), it: () => import('./it') },
  script,
  buttons: () => ({ take: t('web-sk-take'), end: t('web-sk-end') }),
  target,
  kind: () => null,
  spoken,
  drawn,
  marks,
  // With every turn the Dragon takes a step.
  turn: ({ dragon }) => String(dragon),
  verdict,
  Spoils,
  turning,
  results,
  isMilestone: ({ type }) => type === 'token_discarded',
  retold: sentence,
};
