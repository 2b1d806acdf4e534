/** A table that this browser forgets: its keys go, and nobody calls it there any more. */
import { stopCalls } from '../called/push';
import { forget, keyring } from '../lib/keys';

export function forgetHere(table: string): void {
  // A server that does not answer calls until the browser says no.
  stopCalls(table, keyring(table).keys).catch(() => undefined);
  forget(table);
}
