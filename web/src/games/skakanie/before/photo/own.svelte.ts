/** A photo of one's own and the part of it that is played with. It is painted anew, so nothing of its file goes on but the colours one sees. */
import type { Grid } from '../../jigsaw';
import { bare } from './jpeg';
import { clamp, DEEPEST, JUDGED, moved, type Part, plain, region, type Size } from './part';

/** What a server takes; see `crates/room/src/photo.rs`. */
const LONGEST = 1600;
const MOST_BYTES = 400_000;

/** No more of a photo is kept in memory: enough to see a half of it as sharp as it is sent. */
const KEPT = 3200;

/** The better it looks, the more bytes it has. */
const QUALITIES = [0.86, 0.78, 0.68, 0.56, 0.44];

export class OwnPhoto {
  private source = $state.raw<HTMLCanvasElement>(canvas({ width: 1, height: 1 }));
  part = $state.raw<Part>({ x: 0.5, y: 0.5, zoom: 1 });

  /** Reads a file, turned as the camera says; throws if it is no picture. */
  static async read(file: Blob): Promise<OwnPhoto> {
    const address = URL.createObjectURL(file);
    try {
      const image = new Image();
      image.src = address;
      await image.decode();
      const { naturalWidth: width, naturalHeight: height } = image;
      if (width === 0 || height === 0) throw new Error('a picture without pixels');
      const photo = new OwnPhoto();
      photo.source = canvas(within({ width, height }, KEPT));
      paint(photo.source).drawImage(image, 0, 0, photo.source.width, photo.source.height);
      return photo;
    } finally {
      URL.revokeObjectURL(address);
    }
  }

  /** To try something that may not stay. */
  copy(): OwnPhoto {
    const copy = new OwnPhoto();
    [copy.source, copy.part] = [this.source, this.part];
    return copy;
  }

  /** Moves what is seen by shares of it. */
  move(grid: Grid, x: number, y: number, zoom = 1): void {
    this.part = moved(this.source, grid, this.part, { x, y, zoom });
  }

  zoom(grid: Grid, zoom: number): void {
    this.move(grid, 0, 0, clamp(zoom, 1, DEEPEST) / this.part.zoom);
  }

  /** A quarter turn to the right. */
  turn(): void {
    const { width, height } = this.source;
    const turned = canvas({ width: height, height: width });
    const context = paint(turned);
    context.translate(height, 0);
    context.rotate(Math.PI / 2);
    context.drawImage(this.source, 0, 0);
    this.source = turned;
    this.part = { x: 1 - this.part.y, y: this.part.x, zoom: this.part.zoom };
  }

  /** Paints the part over the whole of a canvas. */
  draw(onto: HTMLCanvasElement, grid: Grid): void {
    const { x, y, width, height } = region(this.source, grid, this.part);
    const context = paint(onto);
    context.imageSmoothingQuality = 'high';
    context.drawImage(this.source, x, y, width, height, 0, 0, onto.width, onto.height);
  }

  /** The share of pieces that are nearly of one colour. */
  plain(grid: Grid): number {
    const judged = canvas({ width: grid.columns * JUDGED, height: grid.rows * JUDGED });
    this.draw(judged, grid);
    return plain(paint(judged).getImageData(0, 0, judged.width, judged.height).data, grid);
  }

  /** The part as a file for the table, in base64. */
  async text(grid: Grid): Promise<string> {
    const seen = region(this.source, grid, this.part);
    for (let longest = LONGEST; longest >= 1; longest *= 0.8) {
      const painted = canvas(within(seen, longest));
      this.draw(painted, grid);
      for (const quality of QUALITIES) {
        const file = bare(await written(painted, quality));
        if (file.length <= MOST_BYTES) return base64(file);
      }
    }
    throw new Error('no picture is so large');
  }
}

function canvas({ width, height }: Size): HTMLCanvasElement {
  return Object.assign(document.createElement('canvas'), { width, height });
}

function paint(onto: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = onto.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('this browser cannot paint');
  return context;
}

/** In whole pixels, and no longer than this. */
function within({ width, height }: Size, longest: number): Size {
  const scale = Math.min(1, longest / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

async function written(painted: HTMLCanvasElement, quality: number): Promise<Uint8Array> {
  const file = await new Promise<Blob | null>((done) => painted.toBlob(done, 'image/jpeg', quality));
  if (file?.type !== 'image/jpeg') throw new Error('this browser writes no JPEG');
  return new Uint8Array(await file.arrayBuffer());
}

function base64(bytes: Uint8Array): string {
  let letters = '';
  for (let at = 0; at < bytes.length; at += 0x8000)
    letters += String.fromCharCode(...bytes.subarray(at, at + 0x8000));
  return btoa(letters);
}
