/** What this browser remembers. Where storing is forbidden or full, it just forgets. */

const PREFIX = 'stolik.';

export function read(name: string): string | null {
  try {
    return localStorage.getItem(PREFIX + name);
  } catch {
    return null;
  }
}

export function write(name: string, value: string): void {
  try {
    localStorage.setItem(PREFIX + name, value);
  } catch {
    // Private windows and full disks: the page works without.
  }
}

export function remove(name: string): void {
  try {
    localStorage.removeItem(PREFIX + name);
  } catch {
    // As above.
  }
}

/** The names of all that is stored and begins so, without the beginning. */
export function names(start: string): string[] {
  try {
    return Object.keys(localStorage)
      .filter((name) => name.startsWith(PREFIX + start))
      .map((name) => name.slice(PREFIX.length + start.length));
  } catch {
    return [];
  }
}
