import { expect, test } from 'vitest';

import { bare } from './jpeg';
import { DEEPEST, JUDGED, moved, plain, region } from './part';

const segment = (marker: number, content: number[]): number[] => [
  0xff,
  marker,
  (content.length + 2) >> 8,
  (content.length + 2) & 255,
  ...content,
];
const text = (words: string): number[] => [...words].map((letter) => letter.charCodeAt(0));

const HEAD = segment(0xe0, [...text('JFIF\0'), 1, 1, 0, 0, 1, 0, 1, 0, 0]);
const TABLES = segment(0xdb, [1, 2, 3]);
const FRAME = segment(0xc0, [8, 0, 32, 0, 48, 3]);
const SCAN = [...segment(0xda, [1]), 7, 0xff, 0, 9, 0xff, 0xd3, 8];
const END = [0xff, 0xd9];
const PICTURE = [0xff, 0xd8, ...HEAD, ...TABLES, ...FRAME, ...SCAN, ...END];

test.each([
  ['nothing', []],
  ['EXIF', segment(0xe1, text('Exif\0\0 54.352 N 18.646 E'))],
  ['a profile and a comment', [...segment(0xe2, text('ICC_PROFILE')), ...segment(0xfe, text('hello'))]],
  ['a second picture in the head', segment(0xe0, text('JFXX\0 small'))],
])('of a picture with %s the picture is left', (_, more) => {
  const file = [0xff, 0xd8, ...HEAD, ...more, ...TABLES, ...more, ...FRAME, ...more, ...SCAN, ...END];
  expect([...bare(Uint8Array.from([...file, ...text('PK and more')]))]).toEqual(PICTURE);
});

test('every part of a photo has the shape of the jigsaw and lies within it', () => {
  for (const photo of [
    { width: 3200, height: 1800 },
    { width: 900, height: 1600 },
    { width: 7, height: 5 },
  ])
    for (const grid of [
      { columns: 12, rows: 9 },
      { columns: 6, rows: 6 },
      { columns: 10, rows: 6 },
    ]) {
      let part = { x: 0.5, y: 0.5, zoom: 1 };
      for (let step = 0; step < 60; step++) {
        const by = { x: Math.sin(step * 7), y: Math.cos(step * 3), zoom: step % 5 ? 1.3 : 0.2 };
        part = moved(photo, grid, part, by);
        const { x, y, width, height } = region(photo, grid, part);
        expect(width / height).toBeCloseTo(grid.columns / grid.rows);
        expect(Math.min(x, y)).toBeGreaterThanOrEqual(-1e-9);
        expect(x + width).toBeLessThanOrEqual(photo.width + 1e-9);
        expect(y + height).toBeLessThanOrEqual(photo.height + 1e-9);
        expect(part.zoom).toBeGreaterThanOrEqual(1);
        expect(part.zoom).toBeLessThanOrEqual(DEEPEST);
      }
    }
});

test('what was moved against an edge comes back at the first step', () => {
  const [photo, grid] = [
    { width: 2000, height: 1000 },
    { columns: 1, rows: 1 },
  ];
  let part = { x: 0.5, y: 0.5, zoom: 1 };
  for (let step = 0; step < 20; step++) part = moved(photo, grid, part, { x: 1, y: 1, zoom: 1 });
  const edge = region(photo, grid, part);
  expect(edge.x).toBe(1000);
  expect(region(photo, grid, moved(photo, grid, part, { x: -0.1, y: 0, zoom: 1 })).x).toBeCloseTo(900);
});

test('pieces of nearly one colour are counted', () => {
  const grid = { columns: 4, rows: 2 };
  const line = grid.columns * JUDGED;
  const pixels = new Uint8ClampedArray(4 * line * grid.rows * JUDGED);
  for (let at = 0; at < pixels.length / 4; at++) {
    const [x, y] = [at % line, Math.floor(at / line)];
    // The upper row is sky, hardly darker to the right; the lower is a meadow.
    const colour = y < JUDGED ? [140, 190 + x / 8, 230] : [60 + ((x * 37) % 80), 120 + ((y * 53) % 90), 40];
    pixels.set([...colour, 255], 4 * at);
  }
  expect(plain(pixels, grid)).toBe(0.5);
});
