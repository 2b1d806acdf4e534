/** The photo a table was made with, for who has a key to it. */
import { keyring } from '../../lib/keys';
import { photo } from '../../net/http';

/** Between two attempts when nobody answers, in milliseconds. */
const AGAIN = 2000;

const known = new Map<string, Promise<Blob | null>>();

/** Asked for once. Null: there is none for us, or not any more. When nobody answers it is asked for again, so that no other picture is shown meanwhile. */
export function photoOf(table: string): Promise<Blob | null> {
  const before = known.get(table);
  if (before) return before;
  const asked = ask(table);
  known.set(table, asked);
  // Who comes without a key may get one.
  void asked.then((found) => found ?? known.delete(table));
  return asked;
}

async function ask(table: string): Promise<Blob | null> {
  for (;;) {
    try {
      const { keys, watch } = keyring(table);
      return await photo(table, watch ? [...keys, watch] : keys);
    } catch {
      await new Promise((later) => setTimeout(later, AGAIN));
    }
  }
}
