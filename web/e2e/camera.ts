/** Photos as a camera makes them: turned, and with a place in them. */
import type { Locator, Page } from 'playwright-core';

/** The colours of a photo's corners as one sees it, clockwise from the top left. */
export const CORNERS = ['yellow', 'red', 'green', 'blue'] as const;

/** What a camera wrote into it, which must not travel. */
export const SECRETS = ['Exif', 'SecretCamera', 'GPS-54.352N'];

/**
 * A photo that was taken with the camera on its side: its pixels lie, and it says to be turned by a quarter. The upper half of what one sees
 * may be sky.
 */
export async function photograph(page: Page, sky = false): Promise<Buffer> {
  const pixels = await page.evaluate(paint, sky);
  const file = Buffer.from(pixels, 'base64');
  return Buffer.concat([file.subarray(0, 2), exif(), file.subarray(2)]);
}

/** Runs in the page: the pixels as they lie, 1800 × 1200, with corners that are seen after a quarter turn to the right. */
async function paint(sky: boolean): Promise<string> {
  const canvas = Object.assign(document.createElement('canvas'), { width: 1800, height: 1200 });
  const context = canvas.getContext('2d');
  if (!context) throw new Error('a canvas can be painted on');
  for (let x = 0; x < 1800; x += 20)
    for (let y = 0; y < 1200; y += 20) {
      context.fillStyle = `hsl(${(x * 7 + y * 13) % 360} 60% ${25 + ((x * 3 + y * 11) % 50)}%)`;
      context.fillRect(x, y, 20, 20);
    }
  // The left of what lies is the top of what is seen.
  if (sky) {
    context.fillStyle = '#8fc7ee';
    context.fillRect(0, 0, 900, 1200);
  }
  const corners = { red: [0, 0], green: [1500, 0], blue: [1500, 900], yellow: [0, 900] } as const;
  for (const [colour, [x, y]] of Object.entries(corners)) {
    context.fillStyle = colour === 'green' ? '#00ff00' : colour;
    context.fillRect(x, y, 300, 300);
  }
  const address = canvas.toDataURL('image/jpeg', 0.95);
  return address.slice(address.indexOf(',') + 1);
}

/** The segment that says: turn it to the right (6), and who took it where. */
function exif(): Buffer {
  const [, camera = '', place = ''] = SECRETS;
  const texts = [`${camera}\0`, `${place}\0`];
  const head = Buffer.from('Exif\0\0', 'latin1');
  const tiff = Buffer.alloc(8 + 2 + 3 * 12 + 4);
  tiff.write('II*\0', 0, 'latin1');
  tiff.writeUInt32LE(8, 4);
  tiff.writeUInt16LE(3, 8);
  let after = tiff.length;
  const entry = (at: number, tag: number, kind: number, count: number, value: number): void => {
    tiff.writeUInt16LE(tag, 10 + at * 12);
    tiff.writeUInt16LE(kind, 12 + at * 12);
    tiff.writeUInt32LE(count, 14 + at * 12);
    tiff.writeUInt32LE(value, 18 + at * 12);
  };
  entry(0, 0x010f, 2, texts[0]?.length ?? 0, after);
  after += texts[0]?.length ?? 0;
  entry(1, 0x0112, 3, 1, 6);
  entry(2, 0x013b, 2, texts[1]?.length ?? 0, after);
  const content = Buffer.concat([head, tiff, Buffer.from(texts.join(''), 'latin1')]);
  const length = Buffer.alloc(4);
  length.writeUInt16BE(0xffe1, 0);
  length.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([length, content]);
}

/** What a picture shows: its size, and which of the colours its corners have. */
export interface Seen {
  width: number;
  height: number;
  corners: string[];
}

/** What a file shows. */
export function seen(page: Page, file: Buffer): Promise<Seen> {
  return page.evaluate(look, `data:image/jpeg;base64,${file.toString('base64')}`);
}

/** What an image on the page shows. */
export async function shown(image: Locator): Promise<Seen> {
  await image.waitFor();
  return image.evaluate(look as (image: SVGElement | HTMLElement) => Promise<Seen>);
}

/** Runs in the page. */
async function look(picture: unknown): Promise<Seen> {
  const image = picture instanceof HTMLImageElement ? picture : Object.assign(new Image(), { src: picture });
  await image.decode();
  const { naturalWidth: width, naturalHeight: height } = image;
  const context = new OffscreenCanvas(width, height).getContext('2d');
  if (!context) throw new Error('a canvas can be painted on');
  context.drawImage(image, 0, 0);
  const name = (x: number, y: number): string => {
    const [red = 0, green = 0, blue = 0] = context.getImageData(x, y, 1, 1).data;
    if (red > 150 && green > 150 && blue < 100) return 'yellow';
    if (red > 150 && green < 100 && blue < 100) return 'red';
    if (green > 150 && red < 100 && blue < 100) return 'green';
    return blue > 150 && red < 100 && green < 100 ? 'blue' : 'another';
  };
  const [right, low] = [width - 9, height - 9];
  return { width, height, corners: [name(8, 8), name(right, 8), name(right, low), name(8, low)] };
}
