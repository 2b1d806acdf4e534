/** All keys and results of this browser as a file, and back. */
import { keep, keyring, NO_KEYS, tables, type Keyring } from '../lib/keys';
import { solve, solvedPuzzles } from '../lib/puzzles';
import { isHere } from '../net/here';
import { allResults, played, remember, type Played } from './history';

const KIND = 'stolik-tables';

interface Baggage {
  kind: typeof KIND;
  version: 1;
  tables: Record<string, Keyring>;
  /** What came of finished games. */
  history: Played[];
  /** Puzzles that were solved. */
  puzzles: string[];
}

/** As many of the last results as there are, or as are wanted. */
export function pack(most = Infinity): string {
  // Games that are in this browser stay here: elsewhere their keys open nothing.
  const known = tables().filter(({ table }) => !isHere(table));
  const rings = Object.fromEntries(known.map(({ table }) => [table, keyring(table)]));
  const all: Baggage = {
    kind: KIND,
    version: 1,
    tables: rings,
    history: allResults().slice(0, most),
    puzzles: solvedPuzzles(),
  };
  return JSON.stringify(all, null, 1);
}

const isKey = (text: unknown): text is string => typeof text === 'string' && /^[\w-]{16,64}$/.test(text);
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A keyring of a file that anybody may have written. */
function ring(value: unknown): Keyring | null {
  if (!isRecord(value) || !Array.isArray(value['keys'])) return null;
  const links = isRecord(value['links']) ? Object.entries(value['links']) : [];
  const one = (name: string): string | null => (isKey(value[name]) ? value[name] : null);
  const used = Number(value['used']);
  return {
    ...NO_KEYS,
    keys: value['keys'].filter(isKey).slice(0, 16),
    links: Object.fromEntries(links.filter(([seat, key]) => /^[A-F]$/.test(seat) && isKey(key))),
    watch: one('watch'),
    invite: one('invite'),
    screen: value['screen'] === true,
    used: Number.isFinite(used) ? used : 0,
  };
}

/** What a file had. */
export interface Unpacked {
  tables: number;
  /** Results that were not here yet. */
  results: number;
}

/** Takes over what a file has; what is here stays. Null if it is no such file. */
export function unpack(text: string): Unpacked | null {
  let read: unknown;
  try {
    read = JSON.parse(text);
  } catch {
    return null;
  }
  if (!isRecord(read) || read['kind'] !== KIND || !isRecord(read['tables'])) return null;
  const rings = Object.entries(read['tables']).flatMap(([table, value]) => {
    const found = /^[\w-]{1,200}$/.test(table) ? ring(value) : null;
    return found && found.keys.length > 0 ? [{ table, found }] : [];
  });
  // The last used last, so that it is the last used here, too.
  for (const { table, found } of rings.sort((a, b) => a.found.used - b.found.used)) {
    const known = keyring(table);
    const keys = [...new Set([...known.keys, ...found.keys])];
    keep(table, {
      ...found,
      keys,
      links: { ...found.links, ...known.links },
      watch: known.watch ?? found.watch,
      invite: known.invite ?? found.invite,
    });
  }
  // Files from before there were puzzles or a history have none.
  const puzzles: unknown[] = Array.isArray(read['puzzles']) ? read['puzzles'] : [];
  for (const id of puzzles.slice(0, 1000)) if (typeof id === 'string') solve(id);
  const results = Array.isArray(read['history']) ? read['history'] : [];
  return { tables: rings.length, results: remember(results.flatMap((one) => played(one) ?? [])) };
}
