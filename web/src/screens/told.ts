/** A line of the log as a sentence; null for what goes without saying. */
import { sentence as gambit } from '../gambit/log';
import type { Names } from '../lib/table-props';
import { t } from '../lib/texts.svelte';
import { newsSentence } from '../lib/words';
import type { Line } from '../net/room.svelte';
import { sentence as skakanie } from '../skakanie/log';

export function told(line: Line, names: Names): string | null {
  const said: string | null | undefined = sentence(line, names);
  // A newer server may tell of what this page does not know.
  return said === undefined ? t('web-unknown', { name: line.of }) : said;
}

function sentence(line: Line, names: Names): string | null {
  if (line.of === 'news') return newsSentence(line.news, names);
  return line.of === 'gambit'
    ? gambit(line.event, line.before, names)
    : skakanie(line.event, line.before, names);
}
