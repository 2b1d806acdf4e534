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
