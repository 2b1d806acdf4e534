/** The pictures the pieces are cut from. */
import castle from '../../../../pictures/castle.svg?raw';
import forest from '../../../../pictures/forest.svg?raw';
import harbour from '../../../../pictures/harbour.svg?raw';
import type { Grid } from './jigsaw';
import { photoOf } from './photo';

const ARTS: Record<string, string> & { castle: string } = { castle, forest, harbour };

/** All are drawn in this size. */
const SIZE = { width: 1200, height: 800 };

/** A picture is cut off at its sides to these proportions; what is still missing then is stretched. */
const NARROWEST = 0.9;
const WIDEST = 2.2;

/** No more pixels than these are kept of a picture, and no more in a row than browsers can draw. */
const PIXELS = 3_000_000;
const LONGEST = 4096;

/** The part of a picture that is seen when it has these proportions. */
export function crop(grid: Grid): { x: number; y: number; width: number; height: number } {
  const wanted = Math.min(WIDEST, Math.max(NARROWEST, grid.columns / grid.rows));
  const width = Math.min(SIZE.width, SIZE.height * wanted);
  const height = Math.min(SIZE.height, SIZE.width / wanted);
  return { x: (SIZE.width - width) / 2, y: (SIZE.height - height) / 2, width, height };
}

/** The picture as SVG text, cropped and stretched to so many pixels. */
export function drawn(art: string, grid: Grid): { svg: string; width: number; height: number } {
  const side = Math.min(
    Math.sqrt(PIXELS / (grid.columns * grid.rows)),
    LONGEST / grid.columns,
    LONGEST / grid.rows,
  );
  const [width, height] = [Math.round(side * grid.columns), Math.round(side * grid.rows)];
  const part = crop(grid);
  const box = `${part.x} ${part.y} ${part.width} ${part.height}`;
  const head = `width="${width}" height="${height}" preserveAspectRatio="none" viewBox="${box}"`;
  // Not `castle` itself: the bundler would put the drawing into the page a second time.
  const source = ARTS[art] ?? ARTS.castle;
  return { svg: source.replace('viewBox="0 0 1200 800"', head), width, height };
}

/** Pictures are painted once and kept as bitmaps: cutting pieces out of a bitmap is quick. */
const painted = new Map<string, Promise<string>>();

/** The address of the picture's bitmap; that of a table with a photo of its own is asked for. */
export function paint(art: string, grid: Grid, table: string | null = null): Promise<string> {
  if (art === 'own' && table !== null) return own(grid, table);
  const key = `${art} ${grid.columns}x${grid.rows}`;
  const known = painted.get(key);
  if (known) return known;
  const made = bitmap(art, grid);
  painted.set(key, made);
  return made;
}

/** Is there no photo although the table was made with one? */
export async function lacksPhoto(art: string, table: string | null): Promise<boolean> {
  return art === 'own' && (table === null || (await photoOf(table)) === null);
}

/** Addresses of photos; a photo has as many bytes as it has, so it is not painted again. */
const photos = new Map<Blob, string>();

async function own(grid: Grid, table: string): Promise<string> {
  const photo = await photoOf(table);
  if (!photo) return paint('castle', grid);
  const address = photos.get(photo) ?? URL.createObjectURL(photo);
  photos.set(photo, address);
  return address;
}

async function bitmap(art: string, grid: Grid): Promise<string> {
  const { svg, width, height } = drawn(art, grid);
  const address = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [width, height];
    canvas.getContext('2d')?.drawImage(image, 0, 0, width, height);
    const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done));
    return blob ? URL.createObjectURL(blob) : address;
  } catch {
    return address;
  }
}
