/** A line of the log as a sentence; null for what goes without saying. */
import { GAMES } from '../games/registry';
import type { Names } from '../lib/seats.svelte';
import { newsSentence } from '../lib/words';
import type { Line } from '../net/room.svelte';

export function told(line: Line, names: Names): string | null {
  return 'news' in line
    ? newsSentence(line.news, names)
    : GAMES[line.before.game].sentence(line.event, line.before, names);
}
