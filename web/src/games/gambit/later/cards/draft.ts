/** A setup card while it is being drawn: any board, with or without what the rules ask of it. */
import { SQUARES } from '../../geometry';
import { drawing, setupName } from '../../setup';

/** The letters of tokens, as on a card. */
export const KINDS = ['P', 'N', 'B', 'R', 'Q', 'K'] as const;
export type Kind = (typeof KINDS)[number];
export const SPOTS = ['1', '2', '3', '4'] as const;
export type Spot = (typeof SPOTS)[number];
/** What a square can have: a token, a starting square, or nothing. */
export type Cell = Kind | Spot | '.';

export interface Draft {
  name: string;
  /** What a token of a kind is worth, where the card says so. */
  points: Partial<Record<Kind, number>>;
  /** One for each of {@link SQUARES}. */
  cells: readonly Cell[];
}

export const isKind = (cell: string): cell is Kind => KINDS.some((kind) => kind === cell);
export const isSpot = (cell: string): cell is Spot => SPOTS.some((spot) => spot === cell);

export const EMPTY: Draft = { name: '', points: {}, cells: SQUARES.map(() => '.') };

export const cellAt = (draft: Draft, square: string): Cell => draft.cells[SQUARES.indexOf(square)] ?? '.';

/** How many squares have this. */
export const count = (draft: Draft, cell: Cell): number => draft.cells.filter((one) => one === cell).length;

/** The same card with other squares. A starting square is there once: it leaves the square where it was. */
export function put(draft: Draft, changes: ReadonlyMap<string, Cell>): Draft {
  const placed = new Set([...changes.values()].filter(isSpot));
  const cells = draft.cells.map((cell, at) => {
    const changed = changes.get(SQUARES[at] ?? '');
    return changed ?? (isSpot(cell) && placed.has(cell) ? '.' : cell);
  });
  return { ...draft, cells };
}

/** The card as text, also while much of it is missing. */
export function toText({ name, points, cells }: Draft): string {
  const given = KINDS.filter((kind) => points[kind] !== undefined);
  const rows = [0, 1, 2, 3, 4, 5, 6, 7].map((row) => cells.slice(row * 8, row * 8 + 8).join(' '));
  const lines = [
    `setup ${name.replace(/\s+/g, ' ').trim()}`.trim(),
    ...(given.length > 0 ? [`points ${given.map((kind) => `${kind}=${points[kind] ?? 0}`).join(' ')}`] : []),
    ...rows,
  ];
  return `${lines.join('\n')}\n`;
}

/** Reads a text as far as it can be drawn. */
export function fromText(text: string): Draft {
  const { tokens, spots } = drawing(text);
  const given = /^points[ \t]+(.*)$/m.exec(text)?.[1]?.matchAll(/([A-Za-z])=(\d{1,2})(?!\d)/g) ?? [];
  const points: Draft['points'] = {};
  for (const [, letter, worth] of given) {
    const kind = letter?.toUpperCase() ?? '';
    if (isKind(kind)) points[kind] = Number(worth);
  }
  const cells = new Map([...tokens, ...spots]);
  return {
    name: setupName(text) ?? '',
    points,
    cells: SQUARES.map((square) => {
      const cell = cells.get(square) ?? '.';
      return isKind(cell) || isSpot(cell) ? cell : '.';
    }),
  };
}
