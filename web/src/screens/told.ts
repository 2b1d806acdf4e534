/** A line of the log as a sentence; null for what goes without saying. */
import { GAMES } from '../games/registry';
import { namesAt } from '../lib/seats.svelte';
import { t } from '../lib/texts.svelte';
import { newsSentence } from '../lib/words';
import type { Line } from '../net/lines';
import type { State } from '../wire/protocol';

/** Whoever did something is named as they were called then. */
export function told(line: Line, table: State): string | null {
  const names = namesAt(table, line.seats);
  const said: string | null | undefined =
    'news' in line
      ? newsSentence(line.news, names)
      : GAMES[line.before.game].sentence(line.event, line.before, names);
  // A newer server may tell of what this page does not know.
  return said === undefined
    ? t('web-unknown', { name: ('news' in line ? line.news : line.event).type })
    : said;
}
