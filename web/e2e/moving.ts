/**
 * A moving picture as WebP, put together from screenshots. The browser compares each with the one before and encodes only the part
 * that changed; a WebP file is a list of such parts, each with its place and time.
 */
import type { Page } from 'playwright-core';

interface Part {
  x: number;
  y: number;
  width: number;
  height: number;
  /** A WebP file of its own. */
  webp: string;
}

export class MovingPicture {
  private readonly parts: (Part & { time: number })[] = [];

  /** `studio` is a page of its own, in which pictures are compared. */
  constructor(
    private readonly studio: Page,
    private readonly size: { width: number; height: number },
  ) {}

  /** Shows a picture for so many milliseconds. */
  async add(png: Buffer, time: number): Promise<void> {
    const part = await this.studio.evaluate(changed, {
      png: png.toString('base64'),
      ...this.size,
      first: this.parts.length === 0,
    });
    const last = this.parts.at(-1);
    if (part) this.parts.push({ ...part, time });
    else if (last) last.time += time;
  }

  /** The file: how large it is, that it repeats for ever, and its parts. */
  get bytes(): Buffer {
    const { width, height } = this.size;
    const animated = 0b10;
    const head = chunk('VP8X', Buffer.of(animated, 0, 0, 0, ...three(width - 1), ...three(height - 1)));
    const forever = chunk('ANIM', Buffer.of(0, 0, 0, 0, 0, 0));
    const parts = this.parts.map(({ x, y, time, webp, ...size }) => {
      const place = [x / 2, y / 2, size.width - 1, size.height - 1, time].flatMap(three);
      const replace = 0b10;
      return chunk(
        'ANMF',
        Buffer.concat([Buffer.of(...place, replace), picture(Buffer.from(webp, 'base64'))]),
      );
    });
    return chunk('RIFF', Buffer.concat([Buffer.from('WEBP'), head, forever, ...parts]));
  }
}

/** A number of 24 bits, the lowest first. */
const three = (value: number): number[] => [value & 255, (value >> 8) & 255, (value >> 16) & 255];

function chunk(name: string, body: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.write(name);
  head.writeUInt32LE(body.length, 4);
  return Buffer.concat([head, body, Buffer.alloc(body.length % 2)]);
}

/** What a file of one picture has besides its head. */
function picture(file: Buffer): Buffer {
  const found: Buffer[] = [];
  for (let at = 12; at < file.length;) {
    const name = file.toString('latin1', at, at + 4);
    const end = at + 8 + file.readUInt32LE(at + 4);
    if (['ALPH', 'VP8 ', 'VP8L'].includes(name)) found.push(chunk(name, file.subarray(at + 8, end)));
    at = end + (end % 2);
  }
  return Buffer.concat(found);
}

/** Runs in the studio: the part in which a picture differs from the one before; null if it does not. */
async function changed({
  png,
  width,
  height,
  first,
}: {
  png: string;
  width: number;
  height: number;
  first: boolean;
}): Promise<Part | null> {
  const kept = window as unknown as { before?: Uint32Array };
  const draw = (w: number, h: number): [HTMLCanvasElement, CanvasRenderingContext2D] => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [w, h];
    const on = canvas.getContext('2d', { alpha: false, willReadFrequently: true });
    if (!on) throw new Error('There is nothing to draw on.');
    return [canvas, on];
  };
  const image = new Image();
  image.src = `data:image/png;base64,${png}`;
  await image.decode();
  const [whole, on] = draw(width, height);
  on.drawImage(image, 0, 0, width, height);
  const now = new Uint32Array(on.getImageData(0, 0, width, height).data.buffer);
  let [left, right, top, bottom] = first ? [0, width - 1, 0, height - 1] : [width, -1, height, -1];
  if (!first)
    now.forEach((pixel, at) => {
      if (pixel === kept.before?.[at]) return;
      const [x, y] = [at % width, Math.floor(at / width)];
      [left, right] = [Math.min(left, x), Math.max(right, x)];
      [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
    });
  kept.before = now;
  if (right < left) return null;
  // Places are even.
  const [x, y] = [left & ~1, top & ~1];
  const [part, into] = draw(right - x + 1, bottom - y + 1);
  into.drawImage(whole, -x, -y);
  const webp = part.toDataURL('image/webp', 0.72).split(',')[1] ?? '';
  return { x, y, width: part.width, height: part.height, webp };
}
