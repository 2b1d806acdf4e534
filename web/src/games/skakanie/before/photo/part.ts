/** Which part of a photo is played with, and what of it is too plain. */
import type { Grid } from '../../jigsaw';

export interface Size {
  width: number;
  height: number;
}

/** The middle of the part, as shares of the photo, and how much nearer it is than the whole. */
export interface Part {
  x: number;
  y: number;
  zoom: number;
}

export const DEEPEST = 4;

export const clamp = (value: number, least: number, most: number): number =>
  Math.min(most, Math.max(least, value));

/** The rectangle of the photo that has the jigsaw's shape: as large as it can be, or nearer. */
export function region(photo: Size, grid: Grid, { x, y, zoom }: Part): Size & { x: number; y: number } {
  const shape = grid.columns / grid.rows;
  const width = Math.min(photo.width, photo.height * shape) / zoom;
  const height = width / shape;
  return {
    x: clamp(x * photo.width - width / 2, 0, photo.width - width),
    y: clamp(y * photo.height - height / 2, 0, photo.height - height),
    width,
    height,
  };
}

/** The same part moved by so much of what is seen, or nearer; never beyond the photo's edges. */
export function moved(photo: Size, grid: Grid, part: Part, by: { x: number; y: number; zoom: number }): Part {
  const zoom = clamp(part.zoom * by.zoom, 1, DEEPEST);
  const seen = region(photo, grid, part);
  const wanted = {
    x: (seen.x + seen.width * (0.5 + by.x)) / photo.width,
    y: (seen.y + seen.height * (0.5 + by.y)) / photo.height,
    zoom,
  };
  const there = region(photo, grid, wanted);
  return {
    x: (there.x + there.width / 2) / photo.width,
    y: (there.y + there.height / 2) / photo.height,
    zoom,
  };
}

/** Pixels of a piece along each side, when it is judged. */
export const JUDGED = 8;

/** Colours that differ by less than this on average, of 255, are nearly one. */
const ONE_COLOUR = 9;

/** The share of pieces that are nearly of one colour. The picture has {@link JUDGED} pixels a piece each way, four bytes a pixel. */
export function plain(pixels: ArrayLike<number>, { columns, rows }: Grid): number {
  let found = 0;
  for (let piece = 0; piece < columns * rows; piece++) {
    const [column, row] = [piece % columns, Math.floor(piece / columns)];
    if (spread(pixels, columns * JUDGED, column * JUDGED, row * JUDGED) < ONE_COLOUR) found++;
  }
  return found / (columns * rows);
}

/** How far the colours of a piece are from their mean, on average. */
function spread(pixels: ArrayLike<number>, line: number, left: number, top: number): number {
  const [sums, squares] = [
    [0, 0, 0],
    [0, 0, 0],
  ];
  for (let at = 0; at < JUDGED * JUDGED; at++) {
    const pixel = 4 * ((top + Math.floor(at / JUDGED)) * line + left + (at % JUDGED));
    for (let colour = 0; colour < 3; colour++) {
      const value = pixels[pixel + colour] ?? 0;
      sums[colour] = (sums[colour] ?? 0) + value;
      squares[colour] = (squares[colour] ?? 0) + value * value;
    }
  }
  const count = JUDGED * JUDGED;
  const variances = sums.map((sum, colour) => (squares[colour] ?? 0) / count - (sum / count) ** 2);
  return Math.sqrt(variances.reduce((sum, variance) => sum + variance, 0) / 3);
}
