/** A line of the log as a sentence; null for what goes without saying. */
import { GAMES } from '../games/registry';
import type { Names } from '../lib/seats.svelte';
import { t } from '../lib/texts.svelte';
import { newsSentence } from '../lib/words';
import type { Line } from '../net/room.svelte';

export function told(line: Line, names: Names): string | null {
  const said: string | null | undefined =
    'news' in line
      ? newsSentence(line.news, names)
      : GAMES[line.before.game].sentence(line.event, line.before, names);
  // A newer server may tell of what this page does not know.
  return said === undefined
    ? t('web-unknown', { name: ('news' in line ? line.news : line.event).type })
    : said;
}
