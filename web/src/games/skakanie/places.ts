/** Where things lie on the drawn table: twelve stacks in three rows of four, each in a square of 100. */

export const CELL = 100;
export const WIDTH = 4 * CELL;
export const HEIGHT = 3 * CELL;

/** All stacks, row by row. */
export const STACKS: readonly number[] = Array.from({ length: 12 }, (_, i) => i + 1);

/** The Dragon's way round, as drawn. */
export const RING: readonly number[] = [1, 2, 3, 4, 8, 12, 11, 10, 9, 5];

/** The side of a piece on a stack, and where its middle is in the stack's square. */
export const SIDE = 55;
export const PIECE: readonly [number, number] = [47, 51];

/** The upper left corner of a stack's square. */
export function corner(stack: number): [number, number] {
  return [((stack - 1) % 4) * CELL, Math.floor((stack - 1) / 4) * CELL];
}

/** The middle of a stack's piece. */
export function middle(stack: number): [number, number] {
  const [x, y] = corner(stack);
  return [x + PIECE[0], y + PIECE[1]];
}

/** Where the nth of several pawns stands in its stack's square. */
export function pawnSpot(stack: number, nth: number): [number, number] {
  const [x, y] = corner(stack);
  return [x + 17 + 21 * (nth % 3), y + 78 - 24 * Math.floor(nth / 3)];
}
