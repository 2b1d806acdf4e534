import { describe, expect, it } from 'vitest';

import { contours, type Grid, outline, outlines, pieceName, place, REACH } from './jigsaw';

const GRIDS: Grid[] = [
  { columns: 6, rows: 6 },
  { columns: 12, rows: 10 },
  { columns: 128, rows: 1 },
  { columns: 1, rows: 12 },
];

/** The corner-to-corner parts of an outline as lists of numbers, clockwise from the top left. */
function parts(grid: Grid, piece: number): number[][] {
  const path = outline(grid, piece);
  let at = numbers(/^M([^CL]*)/.exec(path)?.[1]);
  return [...path.matchAll(/[CL]([^CLZ]*)/g)].map(([, text]) => {
    const part = [...at, ...numbers(text)];
    at = part.slice(-2);
    return part;
  });
}

function numbers(text: string | undefined): number[] {
  return (text ?? '').trim().split(/ /).map(Number);
}

function backwards(part: number[]): number[] {
  const points: number[][] = [];
  for (let i = 0; i < part.length; i += 2) points.unshift(part.slice(i, i + 2));
  return points.flat();
}

describe.each(GRIDS)('a picture of $columns x $rows', (grid) => {
  const count = grid.columns * grid.rows;
  const all = Array.from({ length: count }, (_, i) => i + 1);

  it('neighbours share their edge, point by point', () => {
    for (const piece of all) {
      const { column, row } = place(grid, piece);
      const [, right, below] = parts(grid, piece);
      if (column + 1 < grid.columns) expect(parts(grid, piece + 1)[3]).toEqual(backwards(right ?? []));
      if (row + 1 < grid.rows) expect(parts(grid, piece + grid.columns)[0]).toEqual(backwards(below ?? []));
    }
  });

  it('outlines are closed, flat at the rim, and stay within reach', () => {
    for (const piece of all) {
      const { column, row } = place(grid, piece);
      const four = parts(grid, piece);
      expect(four).toHaveLength(4);
      expect(four[3]?.slice(-2)).toEqual([column, row]);
      const rims = [row === 0, column === grid.columns - 1, row === grid.rows - 1, column === 0];
      expect(four.map((part) => part.length === 4)).toEqual(rims);
      four.flat().forEach((value, i) => {
        const least = i % 2 ? row : column;
        expect(value).toBeGreaterThanOrEqual(least - REACH);
        expect(value).toBeLessThanOrEqual(least + 1 + REACH);
      });
    }
  });

  it('a whole picture has no inner rim', () => {
    const { rim, seams } = contours(grid, new Set(all));
    expect(rim).not.toContain('C');
    const inner = grid.rows * (grid.columns - 1) + grid.columns * (grid.rows - 1);
    expect(seams.split('M').length - 1).toBe(inner);
  });
});

it('the cut is always the same, and differs from edge to edge', () => {
  const grid = { columns: 12, rows: 8 };
  expect(outline(grid, 40)).toBe(outline(grid, 40));
  const shapes = new Set(Array.from({ length: 96 }, (_, i) => outline(grid, i + 1)));
  expect(shapes.size).toBe(96);
});

it('several pieces are one path, and two that touch have a seam', () => {
  const grid = { columns: 4, rows: 3 };
  expect(outlines(grid, [1, 2])).toBe(outline(grid, 1) + outline(grid, 2));
  expect(contours(grid, new Set([1, 2])).seams).not.toBe('');
  expect(contours(grid, new Set([1, 3])).seams).toBe('');
});

it('pieces have the names the terminal gives them', () => {
  expect(pieceName({ columns: 12, rows: 8 }, 1)).toBe('A1');
  expect(pieceName({ columns: 12, rows: 8 }, 40)).toBe('D4');
  expect(pieceName({ columns: 128, rows: 1 }, 27)).toBe('AA1');
  expect(pieceName({ columns: 128, rows: 1 }, 128)).toBe('DX1');
});
