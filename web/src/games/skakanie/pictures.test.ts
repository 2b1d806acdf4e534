/// <reference types="node" />
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';

import { crop, drawn } from './pictures';

describe.each(['castle', 'harbour', 'forest'])('%s', (art) => {
  const { svg } = drawn(art, { columns: 12, rows: 8 });

  it('is small', () => {
    expect(gzipSync(svg).length).toBeLessThan(6000);
  });

  it('is a picture of its own, and refers to nothing outside', () => {
    expect(svg).toContain('viewBox="0 0 1200 800"');
    const ids = new Set([...svg.matchAll(/ id="(\w+)"/g)].map(([, id]) => id));
    const used = [...svg.matchAll(/(?:href="#|url\(#)(\w+)/g)].map(([, id]) => id);
    expect(used.filter((id) => !ids.has(id))).toEqual([]);
    expect(svg.match(/https?:/g)).toHaveLength(1); // the name of the format
  });
});

it('the middle of a picture is seen, undistorted where that is possible', () => {
  expect(crop({ columns: 12, rows: 8 })).toEqual({ x: 0, y: 0, width: 1200, height: 800 });
  expect(crop({ columns: 6, rows: 6 })).toEqual({ x: 200, y: 0, width: 800, height: 800 });
  const strip = crop({ columns: 128, rows: 1 });
  expect(strip.width).toBe(1200);
  expect(strip.height).toBeGreaterThan(500); // and is squeezed, or there would be only sky
});

it('no picture is larger than a phone likes', () => {
  for (const [columns, rows] of [
    [12, 10],
    [6, 6],
    [128, 1],
    [1, 128],
  ] as const) {
    const { width, height } = drawn('castle', { columns, rows });
    expect(Math.max(width, height)).toBeLessThanOrEqual(4096);
    expect(width * height).toBeLessThanOrEqual(3_100_000);
  }
});

it('an unknown picture is the castle', () => {
  expect(drawn('nonsense', { columns: 6, rows: 6 })).toEqual(drawn('castle', { columns: 6, rows: 6 }));
});
