/** What was done in a ply, in words. */
import { cardObject } from '../gambit/cards';
import { sentence as gambit } from '../gambit/log';
import { advance as advanceGambit } from '../gambit/stage';
import type { Names } from '../lib/table-props';
import { t } from '../lib/texts.svelte';
import { sentence as skakanie } from '../skakanie/log';
import { advance as advanceSkakanie } from '../skakanie/stage';
import type { GambitEvent, Ply, Replay, SkakanieEvent, View } from '../wire/protocol';

/** One text for each ply. */
export function told({ plies }: Replay, names: Names): string[] {
  return plies.map((ply, at) => {
    const before = plies[at - 1];
    return before ? tell(ply, before, names) : t('web-replay-start');
  });
}

function tell(ply: Ply, before: Ply, names: Names): string {
  const seat = ply.seat ?? '';
  if (ply.votes.includes(seat) && !before.votes.includes(seat)) return t('vote-agreed', names.args(seat));
  const said = sentences(ply, before.view, names);
  return said.length > 0 ? said.map(ended).join(' ') : t('vote-withdrawn', names.args(seat));
}

/** The sentences of the log, each said of the view at its moment. */
function sentences({ events }: Ply, before: View, names: Names): string[] {
  let view = before;
  return events.flatMap((event) => {
    let said: string | null;
    if (view.game === 'gambit') {
      said = event.type === 'laid' ? laid(event, names) : gambit(event as GambitEvent, view, names);
      view = { game: 'gambit', ...advanceGambit(view, event as GambitEvent) };
    } else {
      said = skakanie(event as SkakanieEvent, view, names);
      view = { game: 'skakanie', ...advanceSkakanie(view, event as SkakanieEvent) };
    }
    return said ?? [];
  });
}

/** That a card was laid goes without saying in a game; here it may be all that was done. */
function laid({ seat, card }: Extract<GambitEvent, { type: 'laid' }>, names: Names): string {
  const who = names.who(seat);
  return card ? t('web-replay-laid', { who, card: cardObject(card) }) : t('web-replay-laid-down', { who });
}

/** In the log an action of a turn is a line without a full stop; here others may follow it. */
function ended(sentence: string): string {
  return /[.!?]$/.test(sentence) ? sentence : `${sentence}.`;
}
