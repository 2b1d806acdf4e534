/**
 * QR codes as in ISO/IEC 18004: bytes, error correction M, versions 1 to 10 (up to 213 bytes), the mask with the lowest penalty.
 * Written here because a link needs nothing more, and the usual packages are three times as large.
 */

/** A square of dark and light. */
export type Grid = boolean[][];

/** For each version: error-correction bytes in a block, and how many bytes of data each block has. */
const BLOCKS: [check: number, data: number[]][] = [
  [10, [16]],
  [16, [28]],
  [26, [44]],
  [18, [32, 32]],
  [24, [43, 43]],
  [16, [27, 27, 27, 27]],
  [18, [31, 31, 31, 31]],
  [22, [38, 38, 39, 39]],
  [22, [36, 36, 36, 37, 37]],
  [26, [43, 43, 43, 43, 44]],
];

/** Where alignment patterns stand, by version. */
const ALIGNMENT = [
  [],
  [6, 18],
  [6, 22],
  [6, 26],
  [6, 30],
  [6, 34],
  [6, 22, 38],
  [6, 24, 42],
  [6, 26, 46],
  [6, 28, 50],
];

const MASKS: ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(y / 2) + Math.floor(x / 3)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

/** Is a text short enough for a code? */
export const fits = (text: string): boolean => new TextEncoder().encode(text).length <= 213;

/** The code of a text; throws if it is longer than 213 bytes. */
export function qr(text: string): Grid {
  const bytes = [...new TextEncoder().encode(text)];
  const version = BLOCKS.findIndex(([, data], at) => bytes.length <= sum(data) - (at < 9 ? 2 : 3)) + 1;
  if (version === 0) throw new Error('too long for a QR code');
  const words = interleaved(padded(bytes, version), version);
  const plain = new Code(version);
  plain.write(words);
  const codes = MASKS.map((mask, number) => plain.masked(mask, number));
  return codes.reduce((best, code) => (penalty(code) < penalty(best) ? code : best));
}

const sum = (numbers: number[]): number => numbers.reduce((total, number) => total + number, 0);

/** Mode, length, data, an end, and filling up to what the version holds. */
function padded(bytes: number[], version: number): number[] {
  const bits = (value: number, count: number): number[] =>
    Array.from({ length: count }, (_, at) => (value >> (count - 1 - at)) & 1);
  const room = sum(BLOCKS[version - 1]?.[1] ?? []);
  const stream = [
    ...bits(4, 4),
    ...bits(bytes.length, version < 10 ? 8 : 16),
    ...bytes.flatMap((byte) => bits(byte, 8)),
  ];
  stream.push(...Array.from({ length: Math.min(4, room * 8 - stream.length) }, () => 0));
  while (stream.length % 8) stream.push(0);
  const words = Array.from({ length: stream.length / 8 }, (_, at) =>
    stream.slice(at * 8, at * 8 + 8).reduce((word, bit) => word * 2 + bit, 0),
  );
  for (let filler = 0xec; words.length < room; filler ^= 0xec ^ 0x11) words.push(filler);
  return words;
}

/** Blocks of data with their error correction, byte by byte in turn. */
function interleaved(words: number[], version: number): number[] {
  const [check, sizes] = BLOCKS[version - 1] ?? [0, []];
  const divisor = generator(check);
  let from = 0;
  const blocks = sizes.map((size) => words.slice(from, (from += size)));
  const checks = blocks.map((block) => remainder(block, divisor));
  const inTurn = (lists: number[][]): number[] =>
    Array.from({ length: Math.max(...lists.map((list) => list.length)) }, (_, at) =>
      lists.flatMap((list) => list[at] ?? []),
    ).flat();
  return [...inTurn(blocks), ...inTurn(checks)];
}

/** Multiplication in the field of 256 elements. */
function times(a: number, b: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit--) {
    product = (product << 1) ^ ((product >> 7) * 0x11d);
    product ^= ((b >> bit) & 1) * a;
  }
  return product;
}

function generator(degree: number): number[] {
  let root = 1;
  let polynomial = [1];
  for (let at = 0; at < degree; at++) {
    const shifted = [...polynomial, 0];
    polynomial = shifted.map((value, place) => value ^ times(polynomial[place - 1] ?? 0, root));
    root = times(root, 2);
  }
  return polynomial.slice(1);
}

function remainder(data: number[], divisor: number[]): number[] {
  let rest = divisor.map(() => 0);
  for (const word of data) {
    const factor = word ^ (rest[0] ?? 0);
    rest = [...rest.slice(1), 0].map((value, at) => value ^ times(divisor[at] ?? 0, factor));
  }
  return rest;
}

/** A grid that knows which of its cells belong to patterns. */
class Code {
  private readonly size: number;
  private readonly cells: Grid;
  private readonly fixed: Grid;

  constructor(private readonly version: number) {
    this.size = version * 4 + 17;
    const empty = (): Grid =>
      Array.from({ length: this.size }, () => Array.from({ length: this.size }, () => false));
    this.cells = empty();
    this.fixed = empty();
    this.patterns();
  }

  private set(cells: Grid, x: number, y: number, dark: boolean): void {
    const [row, fixed] = [cells[y], this.fixed[y]];
    if (!row || !fixed || x < 0 || x >= this.size) return;
    row[x] = dark;
    fixed[x] = true;
  }

  private patterns(): void {
    const last = this.size - 1;
    for (let at = 0; at < this.size; at++) {
      this.set(this.cells, 6, at, at % 2 === 0);
      this.set(this.cells, at, 6, at % 2 === 0);
    }
    for (const [x, y] of [
      [3, 3],
      [last - 3, 3],
      [3, last - 3],
    ] as const)
      this.rings(x, y, 4, [2, 4]);
    const places = ALIGNMENT[this.version - 1] ?? [];
    const far = places.at(-1);
    for (const x of places) {
      for (const y of places) {
        const corner = (x === 6 && y === 6) || (x === 6 && y === far) || (x === far && y === 6);
        if (!corner) this.rings(x, y, 2, [1]);
      }
    }
    this.format(this.cells, 0);
    this.versionMarks();
  }

  /** Squares around a middle; the rings at these distances are light. */
  private rings(x: number, y: number, radius: number, light: number[]): void {
    for (let dy = -radius; dy <= radius; dy++) {
      for (let dx = -radius; dx <= radius; dx++) {
        const far = Math.max(Math.abs(dx), Math.abs(dy));
        this.set(this.cells, x + dx, y + dy, !light.includes(far));
      }
    }
  }

  /** Error correction M and the mask's number, twice, with their own error correction. */
  private format(cells: Grid, mask: number): void {
    let rest = mask;
    for (let at = 0; at < 10; at++) rest = (rest << 1) ^ ((rest >> 9) * 0x537);
    const bits = ((mask << 10) | rest) ^ 0x5412;
    const last = this.size - 1;
    for (let at = 0; at < 15; at++) {
      const dark = ((bits >> at) & 1) === 1;
      const [x, y] = at < 6 ? [8, at] : at < 8 ? [8, at + 1] : at === 8 ? [7, 8] : [14 - at, 8];
      this.set(cells, x, y, dark);
      if (at < 8) this.set(cells, last - at, 8, dark);
      else this.set(cells, 8, last - 14 + at, dark);
    }
    this.set(cells, 8, last - 7, true);
  }

  /** From version 7 on the version is written twice. */
  private versionMarks(): void {
    if (this.version < 7) return;
    let rest = this.version;
    for (let at = 0; at < 12; at++) rest = (rest << 1) ^ ((rest >> 11) * 0x1f25);
    const bits = (this.version << 12) | rest;
    for (let at = 0; at < 18; at++) {
      const dark = ((bits >> at) & 1) === 1;
      const [a, b] = [this.size - 11 + (at % 3), Math.floor(at / 3)];
      this.set(this.cells, a, b, dark);
      this.set(this.cells, b, a, dark);
    }
  }

  /** Fills the free cells in pairs of columns from the right, up and down. */
  write(words: number[]): void {
    let bit = 0;
    for (let right = this.size - 1; right >= 1; right -= 2) {
      if (right === 6) right = 5;
      const upwards = ((right + 1) & 2) === 0;
      for (let step = 0; step < this.size; step++) {
        const y = upwards ? this.size - 1 - step : step;
        for (const x of [right, right - 1]) {
          const row = this.cells[y];
          if (!row || this.fixed[y]?.[x]) continue;
          row[x] = (((words[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1) === 1;
          bit++;
        }
      }
    }
  }

  /** A copy with a mask over all that is not a pattern. */
  masked(mask: (x: number, y: number) => boolean, number: number): Grid {
    const cells = this.cells.map((row, y) =>
      row.map((dark, x) => (this.fixed[y]?.[x] ? dark : dark !== mask(x, y))),
    );
    this.format(cells, number);
    return cells;
  }
}

/** How hard a code is to read: long runs, blocks, patterns that look like a finder, too much of one colour. */
function penalty(grid: Grid): number {
  const columns = grid.map((_, x) => grid.map((row) => row[x] ?? false));
  const lines = [...grid, ...columns].map((line) => line.map((dark) => (dark ? '1' : '0')).join(''));
  let points = 0;
  for (const line of lines) {
    for (const [run] of line.matchAll(/0{5,}|1{5,}/g)) points += run.length - 2;
    points += 40 * [...line.matchAll(/(?=10111010000|00001011101)/g)].length;
  }
  grid.slice(1).forEach((row, y) =>
    row.slice(1).forEach((dark, x) => {
      if (grid[y]?.[x] === dark && grid[y]?.[x + 1] === dark && row[x] === dark) points += 3;
    }),
  );
  const dark = grid.flat().filter(Boolean).length / grid.length ** 2;
  return points + 10 * Math.floor(Math.abs(dark * 20 - 10));
}
