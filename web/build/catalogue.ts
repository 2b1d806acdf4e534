/** Reads a Fluent catalogue: which messages it has, and which of them a piece of code asks for. */
import { parse, serializeExpression, serializeVariantKey, Visitor } from '@fluent/syntax';
import type { Expression, MessageReference, Pattern, Placeable, TermReference } from '@fluent/syntax';

export interface Message {
  /** What it says, as short as it can be written. */
  text: string;
  /** The messages and terms it refers to. */
  refers: string[];
}

/** The messages of a catalogue by their names; those of terms begin with a dash. */
export function messages(catalogue: string): Map<string, Message> {
  const found = new Map<string, Message>();
  for (const entry of parse(catalogue, {}).body) {
    if (entry.type === 'Junk') throw new Error(`This is no message: ${entry.content}`);
    if ((entry.type !== 'Message' && entry.type !== 'Term') || !entry.value) continue;
    const name = entry.type === 'Term' ? `-${entry.id.name}` : entry.id.name;
    found.set(name, { text: pattern(entry.value), refers: references(entry.value) });
  }
  return found;
}

function references(value: Pattern): string[] {
  const found: string[] = [];
  const visitor = new (class extends Visitor {
    override visitMessageReference = ({ id }: MessageReference): unknown => found.push(id.name);
    override visitTermReference = ({ id }: TermReference): unknown => found.push(`-${id.name}`);
  })();
  visitor.visit(value);
  return found;
}

/** Lines that follow the first are indented: that is how they are told from the next message. */
function pattern({ elements }: Pattern): string {
  return elements
    .map((one) =>
      one.type === 'TextElement' ? one.value.replaceAll('\n', '\n ') : `{${placed(one.expression)}}`,
    )
    .join('');
}

function placed(expression: Expression | Placeable): string {
  if (expression.type !== 'SelectExpression') return serializeExpression(expression);
  const variants = expression.variants.map(
    ({ key, value, default: usual }) => `${usual ? '*' : ''}[${serializeVariantKey(key)}]${pattern(value)}\n`,
  );
  // The blank is needed: a name may end with a dash.
  return `${serializeExpression(expression.selector)} ->\n${variants.join('')}`;
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

/** What the wanted part of a catalogue says by its names, with what that part refers to. */
export function reduce(catalogue: string, wanted: Wanted): Map<string, string> {
  const all = messages(catalogue);
  const kept = new Set([...all.keys()].filter((name) => wanted.has(name)));
  // A set that grows while it is walked is walked to its end.
  for (const name of kept) all.get(name)?.refers.forEach((other) => kept.add(other));
  return new Map([...all].flatMap(([name, { text }]) => (kept.has(name) ? [[name, text]] : [])));
}
