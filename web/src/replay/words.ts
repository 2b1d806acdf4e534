/** What was done in a ply, in words. */
import type { Event } from '../games/game';
import { LATER } from '../games/later';
import { GAMES } from '../games/registry';
import type { Names } from '../lib/seats.svelte';
import { t } from '../lib/texts.svelte';
import type { Ply, Replay, State, TableInfo, View } from '../wire/protocol';

/** One text for each ply; the last one says also how it ended. */
export function told({ info, plies }: Replay, names: Names): string[] {
  return plies.map((ply, at) => {
    const before = plies[at - 1];
    if (!before) return t('web-replay-start');
    const said = tell(ply, before, names);
    return info.stage === 'over' && at === plies.length - 1
      ? `${said} ${ended(result(info, ply, names))}`
      : said;
  });
}

function result(info: TableInfo, { view, status }: Ply, names: Names): string {
  const you: State['you'] = { seats: [], invited: [], freed: [], claimed: [], host: false, looking: null };
  return GAMES[view.game].ends({ info, status, you, view }, view, names);
}

function tell(ply: Ply, before: Ply, names: Names): string {
  const { seat } = ply;
  if (seat && ply.status.votes.includes(seat) && !before.status.votes.includes(seat))
    return t('vote-agreed', names.args(seat));
  const said = sentences(ply, before.view, names);
  return said.length > 0 || !seat ? said.map(ended).join(' ') : t('vote-withdrawn', names.args(seat));
}

/** The sentences of the log, each said of the view at its moment. */
function sentences({ happened }: Ply, before: View, names: Names): string[] {
  let view = before;
  const events: readonly Event[] = happened?.events ?? [];
  return events.flatMap((event) => {
    const said = LATER[view.game].retold(event, view, names);
    view = GAMES[view.game].advance(view, event);
    return said ?? [];
  });
}

/** In the log an action of a turn is a line without a full stop; here others may follow it. */
function ended(sentence: string): string {
  return /[.!?]$/.test(sentence) ? sentence : `${sentence}.`;
}
