/** The board in numbers: 800 units wide, a1 at the bottom left. */

export const FILES = 'abcdefgh';
export const CELL = 100;

/** All squares as they are read: a8 first, h1 last. */
export const SQUARES: readonly string[] = [8, 7, 6, 5, 4, 3, 2, 1].flatMap((rank) =>
  [...FILES].map((file) => `${file}${rank}`),
);

export interface Point {
  x: number;
  y: number;
}

/** The middle of a square. */
export function centre(square: string): Point {
  const at = SQUARES.indexOf(square);
  return { x: (at % 8) * CELL + CELL / 2, y: Math.floor(at / 8) * CELL + CELL / 2 };
}

export function isDark(square: string): boolean {
  const at = SQUARES.indexOf(square);
  return ((at % 8) + Math.floor(at / 8)) % 2 === 1;
}

const STEPS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/**
 * The square an arrow key leads to; null at the edge and for other keys. Home and End go to the ends of the rank, with Control
 * to the corners of the board.
 */
export function step(square: string, key: string, control = false): string | null {
  const at = SQUARES.indexOf(square);
  const [column, row] = [at % 8, Math.floor(at / 8)];
  if (control && (key === 'Home' || key === 'End')) return SQUARES.at(key === 'Home' ? 0 : -1) ?? null;
  if (key === 'Home' || key === 'End') return SQUARES[row * 8 + (key === 'Home' ? 0 : 7)] ?? null;
  const by = STEPS[key];
  if (!by) return null;
  const [x, y] = [column + by[0], row + by[1]];
  return x < 0 || x > 7 || y < 0 || y > 7 ? null : (SQUARES[y * 8 + x] ?? null);
}
