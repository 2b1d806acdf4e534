/** Reads a Fluent catalogue as text: which messages it has, and which of them a piece of code asks for. */

/** The messages of a catalogue: name → the whole message as written. Comments are left out. */
export function messages(catalogue: string): Map<string, string> {
  const found = new Map<string, string>();
  let name: string | null = null;
  for (const line of catalogue.split('\n')) {
    const begins = /^(-?[a-zA-Z][\w-]*) *=/.exec(line);
    if (begins?.[1]) {
      name = begins[1];
      found.set(name, line);
    } else if (line.startsWith('#')) {
      name = null;
    } else if (name && line.trim() !== '') {
      found.set(name, `${found.get(name) ?? ''}\n${line}`);
    }
  }
  return found;
}

/**
 * What code asks for: a message by its name in quotes, `'web-home'`, or a family of them by how their names begin,
 * `` `refusal-${…}` ``.
 */
export class Wanted {
  private readonly literals = new Set<string>();
  private readonly families = new Set<string>();

  constructor(code: string) {
    for (const [, key] of code.matchAll(/['"`]([a-z][a-z0-9]*(?:-[a-z0-9]+)*)['"`]/g))
      this.literals.add(key ?? '');
    for (const [, start] of code.matchAll(/`([a-z][a-z0-9]*-(?:[a-z0-9]+-)*)\$\{/g))
      this.families.add(start ?? '');
  }

  /** Names in quotes; not all of them are messages. */
  get names(): string[] {
    return [...this.literals];
  }

  /** How the names of families begin. */
  get starts(): string[] {
    return [...this.families];
  }

  /** Is the message asked for? */
  has(name: string): boolean {
    if (this.literals.has(name)) return true;
    const dashes = [...name].flatMap((letter, at) => (letter === '-' ? [at] : []));
    return dashes.some((at) => this.families.has(name.slice(0, at + 1)));
  }
}

/** The part of a catalogue that is wanted, and what that part refers to. */
export function reduce(catalogue: string, wanted: Wanted): Map<string, string> {
  const all = messages(catalogue);
  const kept = new Set([...all.keys()].filter((name) => wanted.has(name)));
  for (const name of kept) {
    for (const [, other] of (all.get(name) ?? '').matchAll(/\{ *(-?[a-z][\w-]*) *[}(]/g)) {
      if (other && all.has(other)) kept.add(other);
    }
  }
  return new Map([...all].filter(([name]) => kept.has(name)));
}

/** A message without its name, as short as it can be written. */
export function shorten(message: string): string {
  return message
    .slice(message.indexOf('=') + 1)
    .replace(/^ +/, '')
    .replace(/\n +/g, '\n ')
    .replace(/\{ (\$\w+) \}/g, '{$1}');
}
