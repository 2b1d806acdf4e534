/** Setup cards of one's own: drawn by finger, by keyboard and by what a screen reader is told, played, handed on and kept. */
import { readFile } from 'node:fs/promises';
import type { Download } from 'playwright-core';
import { expect, test } from 'vitest';

import { Axe } from './axe.ts';
import { DESKTOP, Person, PHONE } from './browser.ts';
import { play } from './play.ts';
import { readQr } from './qr.ts';
import { visitor } from './site.ts';
import { SMALL_CARD, SMALL_FRAGMENT } from './small-card.ts';
import { says } from './texts.ts';
import { soon, until } from './until.ts';

const problems = (person: Person): Promise<string[]> =>
  person.page
    .locator('[data-problem]')
    .evaluateAll((found) => found.map((one) => (one as HTMLElement).dataset['problem'] ?? ''));

const saved = async (download: Download): Promise<Buffer> => readFile(await download.path());

async function download(person: Person, button: string): Promise<{ name: string; content: Buffer }> {
  const [file] = await Promise.all([person.page.waitForEvent('download'), person.tap(button)]);
  return { name: file.suggestedFilename(), content: await saved(file) };
}

test('by finger: a card from nothing is told all that is missing, played to the end, and kept', async () => {
  const person = await Person.with({ language: 'en', size: PHONE });
  const { page } = person;
  const put = async (tool: string, squares: readonly string[]): Promise<void> => {
    await person.tap(page.locator(`label:has([data-tool="${tool}"])`));
    for (const square of squares) await person.tap(`[data-square="${square}"]`);
  };
  await person.open('/');
  await person.tap('a[href="/make/gambit"]');
  await person.tap('[data-new-card]');
  await page.locator('[data-problem="no_token"]').waitFor();
  await soon(() => problems(person)).toEqual([
    ...Array.from({ length: 4 }, () => 'spot_missing'),
    'no_token',
    'name_empty',
  ]);
  await soon(() => page.locator('[data-play-card]').isDisabled()).toBe(true);

  await put('P', ['d4', 'e5', 'c6', 'f3']);
  await put('K', ['a1']);
  await page.locator('[data-problem="king_points"]').waitFor();
  await soon(() => page.locator('rect.wrong').count()).toBe(1);
  await soon(() => page.locator('[data-square="a1"]').getAttribute('aria-label')).toContain(
    says('en', 'make-problem-king-points'),
  );
  await page.locator('[data-points="K"]').fill('4');
  await page.locator('[data-problem="king_points"]').waitFor({ state: 'detached' });

  await page.locator('[data-symmetry]').selectOption('quarter');
  await put('1', ['b2']);
  await page.locator('[data-symmetry]').selectOption('none');
  // An erased token comes back, and goes again.
  await put('.', ['f3']);
  const pawns = page.locator('label:has([data-tool="P"]) .count');
  await soon(() => pawns.innerText()).toBe('3');
  await person.tap('[data-undo]');
  await soon(() => pawns.innerText()).toBe('4');
  await person.tap('[data-redo]');
  await soon(() => pawns.innerText()).toBe('3');
  await page.locator('[data-name]').fill('Four corners');
  await page.locator('.good').waitFor();
  await soon(() => page.locator('[data-note]').count()).toBeGreaterThan(0);

  await page.reload();
  await page.locator('.good').waitFor();
  await soon(() => page.locator('[data-name]').inputValue()).toBe('Four corners');
  await person.tap('[data-play-card]');
  await person.told('the start', ({ info }) => info.stage === 'playing');
  await person.choosePace('instant');
  await play(person);
  await person.told('the end', ({ info }) => info.stage === 'over');
  const { options } = (await person.told('the card', () => true)).info;
  expect(options.game === 'gambit' && options.setup).toContain('setup Four corners\npoints P=1 K=4');
  expect(person.errors).toEqual([]);
  await person.leave();
});

test('by keyboard alone, and as a screen reader hears it', async () => {
  const person = await Person.with({ language: 'pl', size: DESKTOP });
  const { page } = person;
  await person.open('/make/gambit#new');
  await page.locator('[data-square="e4"]').focus();
  // From e4: a knight, to its right a pawn, above it the starting squares.
  for (const key of ['n', 'ArrowRight', 'p', 'ArrowUp', '1', 'Home', '2', 'ArrowUp', '3', 'End', '4', 'b']) {
    await page.keyboard.press(key);
  }
  const label = (square: string): Promise<string | null> =>
    page.locator(`[data-square="${square}"]`).getAttribute('aria-label');
  await soon(() => label('e4')).toBe(
    `e4, ${says('pl', 'web-token-knight')}, ${says('pl', 'points-count', { count: 3 })}`,
  );
  await soon(() => label('f5')).toBe(`f5, ${says('pl', 'web-square-spot', { spot: '1' })}`);
  await soon(() => label('h6')).toContain(says('pl', 'web-token-bishop'));
  // The bishop lies where the fourth starting square was.
  await soon(() => page.locator('[data-problem="spot_missing"]').innerText()).toContain(
    says('pl', 'make-problem-spot-missing', { value: '4' }),
  );
  await page.keyboard.press('Control+z');
  await soon(() => label('h6')).toBe(`h6, ${says('pl', 'web-square-spot', { spot: '4' })}`);
  await page.keyboard.press('Control+y');
  await page.keyboard.press('Delete');
  await soon(() => label('h6')).toBe(`h6, ${says('pl', 'make-empty')}`);
  const heard = page.locator('p[aria-live="polite"].hidden');
  await soon(() => heard.innerText()).toBe(`h6: ${says('pl', 'make-empty')}`);
  await page.keyboard.press('4');
  await page.locator('[data-name]').focus();
  await page.keyboard.type('Łąka');
  await page.locator('.good').waitFor();
  const tree = await page.locator('main').ariaSnapshot();
  expect(tree).toContain(`gridcell "e4, ${says('pl', 'web-token-knight')}`);
  expect(tree).toContain(
    `radio "${says('pl', 'make-tool', { token: says('pl', 'web-token-pawn'), count: 1 })}"`,
  );
  expect(person.errors).toEqual([]);
  await person.leave();
});

test('handed on: link, code, text and pictures hold the whole card, on another device too', async () => {
  const person = await Person.with({ language: 'it', size: PHONE });
  const { page } = person;
  await person.open(`/make/gambit#${SMALL_FRAGMENT}`);
  await page.locator('.good').waitFor();
  await person.tap('[data-share-card]');
  const code = await readQr(page.locator('dialog svg[role=img]'));
  const text = await download(person, '[data-file-text]');
  expect([text.name, String(text.content)]).toEqual(['small.setup', SMALL_CARD]);
  const svg = await download(person, '[data-file-svg]');
  expect(String(svg.content)).toMatch(/^<svg [^]*>Small<\/text>[^]*<\/svg>\n$/);
  const png = await download(person, '[data-file-png]');
  expect(png.content.subarray(1, 4).toString()).toBe('PNG');

  const other = await Person.with({ language: 'en', size: DESKTOP });
  await other.open(new URL(code).pathname + new URL(code).hash);
  await other.page.locator('.good').waitFor();
  await other.tap('[data-together]');
  await other.page.locator('[data-create]:enabled').waitFor();
  await other.tap('[data-create]');
  const { info } = await other.told('the table', () => true);
  expect(info.options.game === 'gambit' && info.options.setup).toContain(
    'setup Small\npoints P=1 R=5\nR . . P P . . R\n',
  );

  // A table shows its card, and whoever is there can keep it.
  await other.tap(other.page.locator('details:has-text("Show the setup card") > summary').first());
  await other.tap('[data-keep-card]');
  await other.open('/make/gambit');
  const own = other.page.locator('[data-own-cards] li');
  await own.first().waitFor();
  await soon(() => own.allInnerTexts()).toEqual([expect.stringContaining('Small')]);
  await other.tap(other.page.getByRole('button', { name: says('en', 'make-copy') }));
  await until('there are two', async () => (await own.count()) === 2);
  const gone = own.first().locator('[data-sure]');
  await other.tap(gone);
  await other.tap(gone);
  await until('there is one', async () => (await own.count()) === 1);
  expect([...person.errors, ...other.errors]).toEqual([]);
  await person.leave();
  await other.leave();
});

test('brought along: a chess position, a text with every kind of mistake, and a link', async () => {
  const person = await Person.with({ language: 'en', size: DESKTOP });
  const { page } = person;
  await person.open('/make/gambit');
  await person.tap('[data-import]');
  const field = page.locator('[data-import-text]');
  const said = (code: string): Promise<void> => page.locator(`[data-problem="${code}"]`).first().waitFor();
  for (const [text, codes] of [
    ['........\n', ['no_name', 'rows_missing']],
    ['setup A\nsetup B\n', ['name_twice']],
    [`setup ${'x'.repeat(61)}\n`, ['name_long']],
    ['setup A\u0007\n', ['name_control']],
    ['setup A\npoints P=1\npoints P=1\n', ['points_twice']],
    ['setup A\npoints P=1 P=2 R=100\n', ['points_of_twice', 'points_unknown']],
    [`setup A\npoints R=99\n${'RRRRRRRR\n'.repeat(8)}`, ['points_many']],
    [`setup A\n${'........\n'.repeat(9)}`, ['rows_many']],
    ['setup A\n...\n.........\n', ['row_short', 'row_long']],
    ['setup A\n1.1..?..\n', ['spot_twice', 'cell_unknown']],
    ['8/8/8', ['bad_fen']],
  ] as const) {
    await field.fill(text);
    for (const code of codes) await said(code);
  }
  await field.fill('r1bk3r/p2pBpNp/n4n2/1p1NP2P/6P1/3P4/P1P1K3/q5b1 b - - 1 23');
  await page.getByText(says('en', 'make-from-chess', { kings: 2 })).waitFor();
  await person.tap('[data-import-take]');
  await page.locator('[data-problem="spot_missing"]').first().waitFor();
  await soon(() => problems(person)).toEqual([
    ...Array.from({ length: 4 }, () => 'spot_missing'),
    'name_empty',
  ]);
  await soon(() => page.locator('[data-square="a1"]').getAttribute('aria-label')).toBe(
    `a1, ${says('en', 'web-token-queen')}, ${says('en', 'points-count', { count: 9 })}`,
  );
  await person.open('/make/gambit#card=broken');
  await page.getByText(says('en', 'make-lost')).waitFor();
  expect(person.errors).toEqual([]);
  await person.leave();
});

/** Somebody whose cards are measured by a server, and somebody whose browser does it. */
const MEASURERS = [
  { by: 'a server', come: () => Person.with({ language: 'en', size: PHONE }) },
  { by: 'the browser of a site', come: () => visitor({ language: 'pl', size: DESKTOP }) },
] as const;

test.each(MEASURERS)(
  'is it fair? bars settle and a sentence says it, measured by $by',
  async ({ by, come }) => {
    const person = await come();
    const { page, language } = person;
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/api/v1/fairness')) asked.push(request.postData() ?? '');
    });
    const games = async (): Promise<number> =>
      Number(await page.locator('[data-fair-games]').getAttribute('data-fair-games'));
    const played = (most: number): Promise<number> =>
      until(`${most} games`, async () => {
        const now = await games();
        return now >= most ? now : null;
      });
    const begunAnew = (before: number): Promise<unknown> =>
      page.waitForFunction(
        (before) =>
          Number(document.querySelector<HTMLElement>('[data-fair-games]')?.dataset['fairGames']) < before,
        before,
      );
    const shares = page.locator('[data-fair-share]');

    await person.open(`/make/gambit#${SMALL_FRAGMENT}`);
    await page.locator('.good').waitFor();
    expect(asked, 'nothing is played before one asks').toEqual([]);
    // By keyboard as well as by finger.
    await page.locator('[data-fairness] > summary').focus();
    await page.keyboard.press('Enter');
    await played(60);
    await soon(() => shares.allInnerTexts()).toEqual(
      [1, 2].map(() => expect.stringMatching(/^\d+\s±\s\d+\s%$/)),
    );
    const said = page.locator('[data-fair-says]');
    await until('something is said', async () => /±\s\d+\s%/.test(await said.innerText()));
    await page.locator('[data-fair-heard]:not(:empty)').waitFor({ state: 'attached' });
    const heard = await page.locator('[data-fair-heard]').innerText();
    expect(heard).toMatch(/±\s\d+\s%/);
    await soon(() => page.locator('[data-fairness]').ariaSnapshot()).toContain(
      `rowheader "${says(language, 'make-fair-place', { place: 1 })}"`,
    );

    // Another name is the same card, another token another one.
    const before = await played(100);
    await page.locator('[data-name]').fill('Renamed');
    await page.locator('.good').waitFor();
    expect(await games()).toBeGreaterThanOrEqual(before);
    await person.tap('[data-square="a8"]');
    await begunAnew(before);
    await played(2);

    // For four there are four places.
    await person.tap(page.locator('[data-fairness] [role=radiogroup] label').nth(2));
    await until('four bars', async () => (await page.locator('[data-fair-bar]').count()) === 4);
    await played(4);
    const axe = await Axe.of(person);
    await axe.look('how fair a card is');
    expect(axe.found).toEqual([]);

    // What cannot be played cannot be measured, until it is mended.
    await person.tap(page.locator('label:has([data-tool="."])'));
    await person.tap('[data-square="d6"]');
    await page.locator('[data-fair-mend]').waitFor();
    await person.tap('[data-undo]');
    await played(4);
    expect(asked.length > 0).toBe(by === 'a server');
    expect(person.errors).toEqual([]);
    await person.leave();
  },
);
