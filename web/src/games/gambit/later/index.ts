/** Gambit's part of what is loaded when it is first wanted. */
import { t } from '../../../lib/texts.svelte';
import type { LaterGame } from '../../game';
import { cardObject } from '../cards';
import { drawn, kind, marks, spoken } from './review';
import { sentence } from '../log';
import { chapters, figures } from './book';
import Agreed from './cards/Agreed.svelte';
import Make from './cards/Cards.svelte';
import Drawing from './Drawing.svelte';
import { script, target } from './lesson';
import Reference from './Reference.svelte';
import { results } from './results';
import Screen from './Screen.svelte';
import Spoils from './Spoils.svelte';
import { turning, verdict } from './verdict';

export const gambit: LaterGame<'gambit'> = {
  Screen,
  Make,
  Agreed,
  Drawing,
  Reference,
  letter: 'G',
  chapters,
  figures,
  books: { en: () => import('./en'), pl: () => import('./pl'), it: () => import('./it') },
  script,
  buttons: () => ({ plan: t('web-confirm-plan', { count: 3 }), lay: t('web-confirm-lay') }),
  target,
  kind,
  spoken,
  drawn,
  marks,
  turn: ({ turn }) => turn,
  verdict,
  Spoils,
  turning,
  results,
  isMilestone: () => false,
  // That a card was laid goes without saying in a game; in a recording it may be all that was done.
  retold(event, before, names) {
    if (event.type !== 'laid') return sentence(event, before, names);
    const who = names.who(event.seat);
    return event.card
      ? t('web-replay-laid', { who, card: cardObject(event.card) })
      : t('web-replay-laid-down', { who });
  },
};
