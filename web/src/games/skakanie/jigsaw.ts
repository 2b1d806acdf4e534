/**
 * How the picture is cut: flat at the rim, elsewhere a tab that fits the neighbour's blank. Lengths are in pieces: the
 * picture is `columns` wide and `rows` high, and every path lies where its piece belongs in the picture.
 *
 * An edge is made once, from a hash of its place, and both its pieces walk the very same points, one of them backwards.
 */

/** The size of a picture in pieces. */
export interface Grid {
  columns: number;
  rows: number;
}

type Point = readonly [number, number];

/** How far a tab can stick out of its piece. */
export const REACH = 0.27;

/** A tab as curves of `[along, outward]`, the edge running from 0 to 1: shoulder, neck, head, neck, shoulder. */
const TAB: readonly Point[] = [
  [0.26, 0.02],
  [0.43, -0.03],
  [0.42, 0.06],
  [0.41, 0.11],
  [0.35, 0.12],
  [0.36, 0.18],
  [0.38, 0.26],
  [0.62, 0.26],
  [0.64, 0.18],
  [0.65, 0.12],
  [0.59, 0.11],
  [0.58, 0.06],
  [0.57, -0.03],
  [0.74, 0.02],
  [1, 0],
];

/** The column and row of a piece, from 0. Pieces are numbered from 1, row by row. */
export function place(grid: Grid, piece: number): { column: number; row: number } {
  return { column: (piece - 1) % grid.columns, row: Math.floor((piece - 1) / grid.columns) };
}

/** A piece's name: a letter for the column, a number for the row; the same as in the terminal. */
export function pieceName(grid: Grid, piece: number): string {
  const { column, row } = place(grid, piece);
  const letter = (n: number): string => String.fromCharCode(65 + (n % 26));
  return `${column < 26 ? '' : letter(Math.floor(column / 26) - 1)}${letter(column)}${row + 1}`;
}

/** The closed outline of a piece. */
export function outline(grid: Grid, piece: number): string {
  return cutOf(grid, piece).outline;
}

/** The outlines of several pieces as one path, to cut a pool out of the picture at once. */
export function outlines(grid: Grid, pieces: Iterable<number>): string {
  return Array.from(pieces, (piece) => outline(grid, piece)).join('');
}

/** The edges of several pieces: those between two of them, and those around. */
export function contours(grid: Grid, pieces: ReadonlySet<number>): { seams: string; rim: string } {
  let seams = '';
  let rim = '';
  for (const piece of pieces) {
    for (const { path, neighbour } of cutOf(grid, piece).sides) {
      if (neighbour === null || !pieces.has(neighbour)) rim += path;
      else if (neighbour > piece) seams += path;
    }
  }
  return { seams, rim };
}

/** A piece as it is cut: its outline, and each side as a path. */
interface CutPiece {
  outline: string;
  sides: { path: string; neighbour: number | null }[];
}

/** Every piece is cut once: a table asks for the same ones with every move. */
const known = new Map<string, CutPiece>();

function cutOf(grid: Grid, piece: number): CutPiece {
  const key = `${grid.columns} ${grid.rows} ${piece}`;
  const before = known.get(key);
  if (before) return before;
  const around = sides(grid, piece);
  const from = around[0]?.points[0];
  const made = {
    outline: `M${text(from)}${around.map(({ points }) => curves(points)).join('')}Z`,
    sides: around.map(({ points, neighbour }) => ({
      path: `M${text(points[0])}${curves(points)}`,
      neighbour,
    })),
  };
  known.set(key, made);
  return made;
}

interface Side {
  points: readonly Point[];
  neighbour: number | null;
}

/** The four sides, clockwise from the top left. */
function sides(grid: Grid, piece: number): Side[] {
  const { column, row } = place(grid, piece);
  const at = (c: number, r: number): number | null =>
    c < 0 || r < 0 || c >= grid.columns || r >= grid.rows ? null : r * grid.columns + c + 1;
  const backwards = (points: readonly Point[]): Point[] => [...points].reverse();
  return [
    { points: edge(grid, column, row, 'along'), neighbour: at(column, row - 1) },
    { points: edge(grid, column + 1, row, 'down'), neighbour: at(column + 1, row) },
    { points: backwards(edge(grid, column, row + 1, 'along')), neighbour: at(column, row + 1) },
    { points: backwards(edge(grid, column, row, 'down')), neighbour: at(column - 1, row) },
  ];
}

/** The edge that begins at a crossing and goes right or down: its ends, and the curves between them unless it is the rim. */
function edge(grid: Grid, column: number, row: number, way: 'along' | 'down'): readonly Point[] {
  const along = way === 'along';
  const start: Point = [column, row];
  if (along ? row === 0 || row === grid.rows : column === 0 || column === grid.columns) {
    return [start, along ? [column + 1, row] : [column, row + 1]];
  }
  const hash = scatter(column * 2 + Number(along), row);
  const side = hash & 1 ? 1 : -1;
  const size = 0.86 + ((hash >>> 1) & 15) / 100;
  const shift = (((hash >>> 5) & 15) - 7.5) / 130;
  const points = TAB.map(([a, out], i): Point => {
    const last = i === TAB.length - 1;
    const u = last ? 1 : 0.5 + (a - 0.5) * size + shift;
    const v = out * size * side;
    return along ? [column + u, row + v] : [column + v, row + u];
  });
  return [start, ...points];
}

/** As good as random, but always the same. */
function scatter(a: number, b: number): number {
  let mixed = Math.imul(a + 1, 0x9e3779b9) ^ Math.imul(b + 1, 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d);
  mixed = Math.imul(mixed ^ (mixed >>> 12), 0x297a2d39);
  return (mixed ^ (mixed >>> 15)) >>> 0;
}

/** The way on from the first point: a line, or curves of three points each. */
function curves(points: readonly Point[]): string {
  if (points.length === 2) return `L${text(points[1])}`;
  return `C${points.slice(1).map(text).join(' ')}`;
}

function text(point: Point | undefined): string {
  return point ? `${round(point[0])} ${round(point[1])}` : '';
}

/** Short numbers make short paths. */
function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}
