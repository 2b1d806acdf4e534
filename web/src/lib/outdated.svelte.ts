/**
 * Whether this page is older than what the server has now: a part of it is gone, or another version answers. The page says so
 * and offers to reload; it never reloads by itself, for there may be a game on it.
 */

/** What is still to be said: a part could not be loaded, or the server's version is another one. */
export const outdated = $state<{ why: 'part' | 'version' | null }>({ why: null });

/** A server has told its version. */
export function answered(version: string): void {
  if (version !== __VERSION__) outdated.why = 'version';
}

// Vite says so of every part that does not come. It also rejects the import, so that whoever waits for the part hears of it.
addEventListener('vite:preloadError', () => (outdated.why ??= 'part'));
