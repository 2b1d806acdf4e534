/** Boards that look the same in a mirror or turned: what is put on a square is put on its images too. */
import { SQUARES } from '../../geometry';
import { cellAt, isSpot, put, type Cell, type Draft, type Spot } from './draft';

export const SYMMETRIES = ['none', 'sides', 'ends', 'half', 'quarter'] as const;
export type Symmetry = (typeof SYMMETRIES)[number];

type Turn = (x: number, y: number) => [x: number, y: number];

/** Where each symmetry takes a square, and by how many the starting squares are counted on. */
const TURNS: Record<Symmetry, readonly (readonly [turn: Turn, spots: number])[]> = {
  none: [],
  sides: [[(x, y) => [7 - x, y], 1]],
  ends: [[(x, y) => [x, 7 - y], 3]],
  half: [[(x, y) => [7 - x, 7 - y], 2]],
  quarter: [
    [(x, y) => [7 - y, x], 1],
    [(x, y) => [7 - x, 7 - y], 2],
    [(x, y) => [y, 7 - x], 3],
  ],
};

/** A starting square's image has a number of its own. In a mirror 1 and 2 change places, and 3 and 4; or 1 and 4, and 2 and 3. */
function counted(spot: Spot, by: number, symmetry: Symmetry): Cell {
  const at = Number(spot) - 1;
  const mirrored = symmetry === 'sides' ? at ^ 1 : symmetry === 'ends' ? 3 - at : (at + by) % 4;
  const next = String(mirrored + 1);
  return isSpot(next) ? next : '.';
}

/** What putting a cell on a square changes, its images included. */
export function images(square: string, cell: Cell, symmetry: Symmetry): Map<string, Cell> {
  const at = SQUARES.indexOf(square);
  const found = TURNS[symmetry].map(([turn, by]): [string, Cell] => {
    const [x, y] = turn(at % 8, Math.floor(at / 8));
    return [SQUARES[y * 8 + x] ?? '', isSpot(cell) ? counted(cell, by, symmetry) : cell];
  });
  return new Map([...found, [square, cell]]);
}

/** The board with the images of all that lies on it, on squares that are empty. */
export function filled(draft: Draft, symmetry: Symmetry): Draft {
  const there = SQUARES.filter((square) => cellAt(draft, square) !== '.');
  const spots = new Set<string>(draft.cells.filter(isSpot));
  const changes = new Map<string, Cell>();
  for (const square of there) {
    for (const [image, cell] of images(square, cellAt(draft, square), symmetry)) {
      const free = cellAt(draft, image) === '.' && !changes.has(image) && !spots.has(cell);
      if (!free) continue;
      changes.set(image, cell);
      if (isSpot(cell)) spots.add(cell);
    }
  }
  return put(draft, changes);
}
