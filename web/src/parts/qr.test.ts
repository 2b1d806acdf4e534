import jsqr from 'jsqr';
import { expect, test } from 'vitest';

import { qr, type Grid } from './qr';

/** Reads a code with somebody else's eyes. */
function read(grid: Grid): string | undefined {
  const [scale, rim] = [3, 12];
  const size = grid.length * scale + 2 * rim;
  const pixels = new Uint8ClampedArray(size * size * 4).fill(255);
  for (let y = 0; y < grid.length * scale; y++) {
    for (let x = 0; x < grid.length * scale; x++) {
      const dark = grid[Math.floor(y / scale)]?.[Math.floor(x / scale)];
      if (dark) pixels.fill(0, ((y + rim) * size + x + rim) * 4, ((y + rim) * size + x + rim) * 4 + 3);
    }
  }
  return jsqr(pixels, size, size)?.data;
}

// One length for each of the ten versions.
test.each([14, 26, 42, 62, 84, 106, 122, 152, 180, 213])(
  'a reader reads what was written: %i bytes',
  (length) => {
    const text = 'http://192.168.1.20:8080/t/TABLE#key-_0123456789'.repeat(5).slice(0, length);
    expect(read(qr(text))).toBe(text);
  },
);

test('letters of all languages are read', () => {
  expect(read(qr('Zażółć gęślą jaźń'))).toBe('Zażółć gęślą jaźń');
});

test('what does not fit is refused', () => {
  expect(() => qr('x'.repeat(214))).toThrow();
});
