/** What this browser remembers; where storing is forbidden or full, until the page is closed. */

const PREFIX = 'stolik.';

/** What could not be stored. */
const kept = new Map<string, string>();

export function read(name: string): string | null {
  try {
    return kept.get(name) ?? localStorage.getItem(PREFIX + name);
  } catch {
    return null;
  }
}

export function write(name: string, value: string): void {
  try {
    localStorage.setItem(PREFIX + name, value);
    kept.delete(name);
  } catch {
    // Private windows and full disks: the page works without.
    kept.set(name, value);
  }
}

export function remove(name: string): void {
  kept.delete(name);
  try {
    localStorage.removeItem(PREFIX + name);
  } catch {
    // As above.
  }
}

/** The names of all that is stored and begins so, without the beginning. */
export function names(start: string): string[] {
  return [...new Set([...kept.keys(), ...stored()])]
    .filter((name) => name.startsWith(start))
    .map((name) => name.slice(start.length));
}

function stored(): string[] {
  try {
    return Object.keys(localStorage)
      .filter((name) => name.startsWith(PREFIX))
      .map((name) => name.slice(PREFIX.length));
  } catch {
    return [];
  }
}
