// Cuts the page's faces down to the letters it writes: `npm run fonts` writes src/fonts/*.woff2. Basic letters and the Polish
// ones are files of their own, so that nobody loads what their language does not need. What the server writes into pictures is
// drawn from the same letters, unpacked.

import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';

import subsetFont from 'subset-font';

const PRINTABLE = Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at)).join('');

/** What the page writes with: ASCII without what is only code, Italian, punctuation, signs. */
export const BASIC = PRINTABLE.replace(/[#$@\\^`{|}~]/g, '') + '\u00a0«»·×±°–—‘’“”„…−ÀÈÉÌÒÓÙàèéìòóù';
export const POLISH = 'ĄąĆćĘęŁłŃńŚśŹźŻż';

const FACES = [
  { from: 'fraunces', weight: 600, to: 'display', unpacked: true },
  { from: 'source-sans-3', weight: 400, to: 'text' },
  { from: 'source-sans-3', weight: 600, to: 'text-bold' },
];

const module = (path) => new URL(`../node_modules/@fontsource/${path}`, import.meta.url);
const own = (path) => new URL(`../src/fonts/${path}`, import.meta.url);

let all = 0;
for (const { from, weight, to, unpacked } of FACES) {
  for (const [part, letters, name] of [
    ['latin', BASIC, to],
    ['latin-ext', POLISH, `${to}-pl`],
  ]) {
    const whole = readFileSync(module(`${from}/files/${from}-${part}-${weight}-normal.woff2`));
    const cut = await subsetFont(whole, letters, { targetFormat: 'woff2' });
    writeFileSync(own(`${name}.woff2`), cut);
    all += cut.length;
    if (unpacked)
      writeFileSync(own(`${name}.ttf`), await subsetFont(whole, letters, { targetFormat: 'truetype' }));
  }
  copyFileSync(module(`${from}/LICENSE`), own(`LICENSE-${from}`));
}
console.log(`${all} bytes in src/fonts`);
