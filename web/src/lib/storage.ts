/** What this browser remembers. Where storing is forbidden or full, it does so until the page is closed. */

const PREFIX = 'stolik.';

/** What could not be stored. */
const unkept = new Map<string, string>();

export function read(name: string): string | null {
  try {
    return unkept.get(name) ?? localStorage.getItem(PREFIX + name);
  } catch {
    return null;
  }
}

export function write(name: string, value: string): void {
  try {
    localStorage.setItem(PREFIX + name, value);
    unkept.delete(name);
  } catch {
    // Private windows and full disks.
    unkept.set(name, value);
  }
}

export function remove(name: string): void {
  unkept.delete(name);
  try {
    localStorage.removeItem(PREFIX + name);
  } catch {
    // As above.
  }
}

/** The names of all that is stored and begins so, without the beginning. */
export function names(start: string): string[] {
  const all = [...unkept.keys()];
  try {
    all.push(
      ...Object.keys(localStorage).flatMap((name) =>
        name.startsWith(PREFIX) ? name.slice(PREFIX.length) : [],
      ),
    );
  } catch {
    // As above.
  }
  return [...new Set(all)].flatMap((name) => (name.startsWith(start) ? name.slice(start.length) : []));
}
