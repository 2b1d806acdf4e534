/** The pool of the worked example; it stands word for word in the rules' test pages, `crates/skakanie/tests/rules`. */

/** The pool of the worked example, drawn as in the test page of S11: fragments of 10, 4, 3, 1 and 1. */
export const POOL = `
xxxxx.xxxx.x
xxxxx.......
.......xxx..
x...........`;

/** The pieces of a pool drawn so, numbered from 1, row by row. */
export function piecesOf(pool: string): number[] {
  return [...pool.replaceAll('\n', '')].flatMap((cell, at) => (cell === 'x' ? [at + 1] : []));
}
