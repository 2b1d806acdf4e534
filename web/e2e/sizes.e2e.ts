/** What every screen size has in common: square squares, cards beside the board, and a layout that does not depend on others. */
import { expect, test } from 'vitest';

import { Person, PHONE } from './browser.ts';
import { complaints } from './measure.ts';
import { nextOffer, playOn } from './play.ts';
import { watchAddress } from './screens.ts';
import { settled } from './settled.ts';
import { until } from './until.ts';

const SIZES = [
  { width: 320, height: 640 },
  PHONE,
  { width: 844, height: 390 },
  { width: 1440, height: 900 },
  { width: 2560, height: 1080 },
  { width: 3840, height: 2160 },
];

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Where the parts of Gambit's table are. */
interface Table {
  board: Box;
  mine: Box;
  cards: number[];
  main: Box;
  squares: { width: number; height: number }[];
  letters: number;
}

const measured = (person: Person): Promise<Table> =>
  person.page.evaluate(() => {
    const box = (selector: string): Box => {
      const { left, right, top, bottom } =
        document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
      return { left, right, top, bottom };
    };
    return {
      board: box('.frame'),
      mine: box('.mine'),
      main: box('main'),
      cards: [...document.querySelectorAll('.hand .card[data-card]')].map(
        (card) => card.getBoundingClientRect().height,
      ),
      squares: [...document.querySelectorAll('.square')].map((square) => {
        const { width, height } = square.getBoundingClientRect();
        return { width, height };
      }),
      letters: parseFloat(getComputedStyle(document.documentElement).fontSize),
    };
  });

/** A game of Gambit in which one is to move. */
async function toMove(person: Person): Promise<void> {
  await person.open();
  await person.tap('[data-play="gambit"]');
  await person.choosePace('instant');
  await playOn([person], async () => (await person.page.locator('.row .slot.up').count()) > 0);
  await nextOffer(person, 0);
}

test('squares are square, cards stand beside the board, and all of it grows with the screen', async () => {
  const person = await Person.with({ language: 'en', size: PHONE });
  const { page } = person;
  await toMove(person);
  for (const size of SIZES) {
    const where = `${size.width} × ${size.height}`;
    await page.setViewportSize(size);
    await settled(page);
    const { board, mine, cards, main, squares, letters } = await measured(person);
    for (const { width, height } of squares) expect(Math.abs(width - height), where).toBeLessThan(0.6);
    expect(await complaints(page, true), where).toEqual([]);
    if (size.width < size.height) continue;
    // The board is as high as the table, the cards are next to it, and they fill what is left.
    expect((board.bottom - board.top) / (main.bottom - main.top), where).toBeGreaterThan(0.9);
    expect(mine.left - board.right, where).toBeLessThan(2 * letters);
    expect(mine.top, where).toBeLessThan((main.top + main.bottom) / 2);
    const share = (mine.bottom - main.top) / (main.bottom - main.top);
    expect(share, where).toBeGreaterThan(size.height < 500 ? 0.9 : 0.5);
    expect(Math.min(...cards) / size.height, where).toBeGreaterThan(0.1);
    expect(letters / size.height, where).toBeGreaterThan(0.013);
  }
  await person.open();
  for (const size of SIZES.slice(3)) {
    await page.setViewportSize(size);
    const main = await page.locator('main').boundingBox();
    expect((main?.width ?? 0) / size.width, `home at ${size.width}`).toBeGreaterThan(0.6);
  }
  await person.leave();
});

test('who watches changes nothing for those who play', async () => {
  const person = await Person.with({ language: 'en', size: PHONE });
  const { page } = person;
  await toMove(person);
  // Where it was seen: cards are to be laid, not a gambit moved.
  await playOn([person], async () => (await page.locator('.hand .card.ready').count()) > 0);
  await settled(page);
  const { board, mine } = await measured(person);
  const watcher = await Person.with({ language: 'en', size: PHONE });
  await watcher.open(await watchAddress(person));
  await watcher.page.locator('.square').first().waitFor();
  const watchers = (): number | undefined =>
    person.heard.flatMap((one) => (one.type === 'present' ? [one.watchers] : [])).at(-1);
  await until('the watcher is seen', () => watchers() === 1);
  await settled(page);
  expect(await measured(person)).toMatchObject({ board, mine });
  await watcher.leave();
  await person.leave();
});

test('where people choose the colours, neighbouring squares can be told apart', async () => {
  for (const dark of [false, true]) {
    const person = await Person.with({ language: 'en', size: PHONE, dark });
    const { page } = person;
    await page.emulateMedia({ forcedColors: 'active' });
    await toMove(person);
    await settled(page);
    const picture = await page.locator('.board').screenshot();
    const empty = await page
      .locator('.square:not(.target)')
      .evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset['square'] ?? ''));
    const { view } = await person.told('the board', () => true);
    if (view?.game !== 'gambit') throw new Error('Gambit is played');
    const taken = [...Object.keys(view.tokens), ...view.seats.map(({ square }) => square)];
    const shades = await page.evaluate(shadesOf, {
      picture: picture.toString('base64'),
      squares: empty.filter((square) => !taken.includes(square)),
    });
    // Empty squares side by side, and a line between them.
    expect(Math.abs(shades.light - shades.dark), `dark: ${dark}`).toBeGreaterThan(12);
    // What is chosen can be told from what is not.
    await person.tap('[data-menu]');
    const chosen = page.locator('dialog .speed label');
    const colours = await chosen.evaluateAll((all) =>
      all.map((one) => getComputedStyle(one).backgroundColor),
    );
    expect(new Set(colours).size).toBe(2);
    await person.leave();
  }
});

/** Runs in the page: how bright the middles of some light and dark squares are on average. */
async function shadesOf({
  picture,
  squares,
}: {
  picture: string;
  squares: string[];
}): Promise<{ light: number; dark: number }> {
  const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0));
  const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
  const context = new OffscreenCanvas(image.width, image.height).getContext('2d');
  if (!context) throw new Error('a canvas can be drawn on');
  context.drawImage(image, 0, 0);
  const side = image.width / 8;
  const found: Record<'light' | 'dark', number[]> = { light: [], dark: [] };
  for (const square of squares) {
    const [column, row] = ['abcdefgh'.indexOf(square.charAt(0)), 8 - Number(square.charAt(1))];
    const { data } = context.getImageData((column + 0.2) * side, (row + 0.2) * side, side * 0.6, side * 0.6);
    const bright =
      data.filter((_, at) => at % 4 < 3).reduce((sum, one) => sum + one, 0) / ((data.length * 3) / 4);
    found[(row + column) % 2 ? 'dark' : 'light'].push(bright);
  }
  const mean = (all: number[]): number => all.reduce((sum, one) => sum + one, 0) / all.length;
  return { light: mean(found.light), dark: mean(found.dark) };
}
