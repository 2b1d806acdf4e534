/** The page's icons as bitmaps, for those who install it: `npm run icons` draws public/icon-*.png from public/icon.svg. */
import { readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';

import { browser } from './browser.ts';

const FOLDER = resolve(import.meta.dirname, '../public');

/** Systems cut a maskable icon to a shape of their own: what matters stays within the middle four fifths. */
const ICONS = [
  { name: 'icon-192', side: 192, whole: false },
  { name: 'icon-512', side: 512, whole: false },
  { name: 'icon-maskable-192', side: 192, whole: true },
  { name: 'icon-maskable-512', side: 512, whole: true },
  { name: 'apple-touch-icon', side: 180, whole: true },
];

test('icons', async () => {
  const page = await browser.newPage();
  const svg = await readFile(resolve(FOLDER, 'icon.svg'), 'utf8');
  for (const { name, side, whole } of ICONS) {
    await page.setViewportSize({ width: side, height: side });
    const scale = whole ? 0.82 : 1;
    await page.setContent(
      `<body style="margin:0;display:grid;place-items:center;height:100vh;background:${whole ? '#3a2418' : 'transparent'}">` +
        `<div style="width:${side * scale}px;height:${side * scale}px">${svg}</div></body>`,
    );
    const bytes = await page.screenshot({ omitBackground: true });
    expect(bytes.length, name).toBeLessThan(20_000);
    await writeFile(resolve(FOLDER, `${name}.png`), bytes);
  }
});
