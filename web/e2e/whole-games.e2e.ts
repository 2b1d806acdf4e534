/** Whole games of both kinds against bots, through the page, on a phone and a desktop, in all three languages. */
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';

import type { State } from '../src/wire/protocol.ts';
import { DESKTOP, Person, PHONE } from './browser.ts';
import { play } from './play.ts';
import { verify } from './server.ts';
import { says } from './texts.ts';
import { soon } from './until.ts';

test.concurrent.each([
  { game: 'gambit', language: 'en', size: PHONE },
  { game: 'gambit', language: 'pl', size: DESKTOP },
  { game: 'gambit', language: 'it', size: PHONE },
  { game: 'skakanie', language: 'it', size: DESKTOP },
  { game: 'skakanie', language: 'pl', size: PHONE },
  { game: 'skakanie', language: 'en', size: DESKTOP },
] as const)('a whole game: $game in $language at $size.width px', async ({ game, language, size }) => {
  const person = await Person.with({ language, size });
  const { page } = person;
  await person.open();
  const start = page.locator(`[data-play="${game}"]`);
  expect((await start.innerText()).trim()).toBe(says(language, 'web-play-now'));
  await soon(() => page.locator('html').getAttribute('lang')).toBe(language);
  if (size === PHONE) await page.evaluate(pretendToShare);
  await person.tap(start);
  await person.choosePace('instant');

  await play(person);

  const state = await person.told('the end', ({ info }) => info.stage === 'over');
  expect(state.info.outcome?.scores).toHaveLength(2);
  await saysWhatItWas(person, state);
  await marksWhatDecided(person);
  await isHandedOn(person, game);
  const [download] = await Promise.all([page.waitForEvent('download'), person.tap('[data-end] a[download]')]);
  await verify(await download.path());
  await showsTheLastMove(person);
  await proposesALevel(person, state);
  expect(person.heard.filter(({ type }) => type === 'refused')).toEqual([]);
  expect(person.errors).toEqual([]);
  await person.leave();
});

/** A verdict for who played, and what everybody gathered. */
async function saysWhatItWas({ page, language, heard }: Person, { info }: State): Promise<void> {
  const { scores = [], places, team } = info.outcome ?? {};
  // The recorded game comes a moment after the end.
  await page.locator('[data-end] .plot').waitFor();
  const title = await page.locator('[data-verdict]').innerText();
  if (team) {
    const won = team.score >= team.target ? 'web-end-team-won' : 'web-end-team-lost';
    expect(title).toBe(says(language, won, { points: Math.abs(team.score - team.target) }));
    await soon(() => page.locator('[data-result]').count()).toBe(scores.length);
    return;
  }
  const [own = 0, other = 0] = scores;
  const verdict = `web-end-${places?.[0] === 1 ? 'won' : 'lost'}${own === other ? '-tied' : ''}`;
  expect(title).toBe(says(language, verdict, { points: Math.abs(own - other) }));
  const shown = await page.locator('[data-result] strong').allInnerTexts();
  expect(shown.map(Number)).toEqual([...scores].sort((a, b) => b - a));
  const events = heard.flatMap((one) =>
    one.type === 'changed' && one.happened?.game === 'gambit' ? one.happened.events : [],
  );
  for (const seat of ['A', 'B']) {
    const captured = events.filter((event) => event.type === 'captured' && event.seat === seat);
    const tokens = page.locator(`[data-result="${seat}"] [data-tokens]`);
    await soon(() => tokens.locator('svg').count()).toBe(captured.length);
  }
}

/** How it went against the computer is kept for the next *Play now*, which has the level that fits. */
async function proposesALevel(person: Person, { info }: State): Promise<void> {
  const { page, language } = person;
  const kept = await page.evaluate(() => localStorage.getItem('stolik.fits.gambit'));
  if (info.outcome?.team) return expect(kept).toBeNull();
  const [own = 0, other = 0] = info.outcome?.scores ?? [];
  const clear = Math.abs(own - other) * 10 > own + other;
  const table = new URL(page.url()).pathname.split('/').at(-1);
  expect(kept).toBe(`casual ${!clear ? 0 : own > other ? 1 : -1} ${table}`);
  await page.evaluate(() => localStorage.setItem('stolik.fits.gambit', 'strong 0 -'));
  await person.open();
  await page
    .getByText(says(language, 'web-play-now-gambit', { level: says(language, 'web-level-strong') }))
    .waitFor();
  await person.tap('[data-play="gambit"]');
  await person.told('a stronger one', ({ info: next }) => next.seats[1]?.name === 'strong');
}

/** Not every game has a turning point; where there is one, the chart and the words mean the same. */
async function marksWhatDecided({ page }: Person): Promise<void> {
  const decided = page.locator('[data-decided]');
  if ((await decided.count()) === 0) return;
  const ply = await page.locator('[data-end] [data-turning]').getAttribute('data-turning');
  await soon(() => decided.getAttribute('href')).toContain(`&ply=${ply}`);
}

interface Shared {
  text?: string;
  url?: string;
  files?: { name: string; type: string; size: number }[];
}

/** Runs in the page: it stands in for the system's share sheet. */
function pretendToShare(): void {
  const shared: ShareData[] = [];
  Object.assign(window, { shared });
  Object.assign(navigator, {
    canShare: () => true,
    share: async (data: ShareData) => void shared.push(data),
  });
}

/** As a text and as a picture: by the share sheet where there is one, else by clipboard and file. */
async function isHandedOn(person: Person, game: string): Promise<void> {
  const { page, language } = person;
  const link = page.url().replace('/t/', '/replay/');
  const [text, picture] = ['text', 'picture'].map((what) => page.locator(`[data-share="${what}"]`));
  const said = page.locator('[data-end] [role=status]');
  const until = (how: string): Promise<void> =>
    said.filter({ hasText: says(language, `web-end-${how}`) }).waitFor();
  if (!text || !picture) return;
  if (!(await page.evaluate(() => 'share' in navigator))) {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await person.tap(text);
    await until('copied');
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toContain(says(language, `game-${game}`));
    expect(copied).toContain(link);
    const [download] = await Promise.all([page.waitForEvent('download'), person.tap(picture)]);
    expect((await readFile(await download.path())).subarray(1, 4).toString()).toBe('PNG');
    await until('saved');
    return;
  }
  await person.tap(text);
  await until('shared');
  await person.tap(picture);
  const [first, second] = await page
    .waitForFunction(() => {
      const { shared } = window as unknown as { shared: ShareData[] };
      if (shared.length < 2) return null;
      return shared.map(({ text, url, files }) => ({
        text,
        url,
        files: files?.map(({ name, type, size }) => ({ name, type, size })),
      }));
    })
    .then((found) => found.jsonValue() as Promise<Shared[]>);
  expect(first?.text).toContain(says(language, `game-${game}`));
  expect(first?.url).toBe(link);
  expect(second?.files).toEqual([
    { name: 'stolik.png', type: 'image/png', size: expect.any(Number) as number },
  ]);
  expect(second?.files?.[0]?.size).toBeGreaterThan(10_000);
}

/** The replay of a game that is over: at its end one sees the last move, and all that is said of it. */
async function showsTheLastMove(person: Person): Promise<void> {
  const { page } = person;
  await person.tap('[data-replay]');
  await person.tap('[data-control="last"]');
  if (person.state?.view?.game === 'gambit')
    await page.locator('.space .trace').waitFor({ state: 'attached' });
  else await page.locator('[data-stack="1"]').waitFor();
  const told = page.locator('[data-told]');
  await soon(() => told.innerText()).toMatch(/\d/);
  const cut = await told.evaluate(({ parentElement: box }) =>
    box ? box.scrollHeight - box.clientHeight : 1,
  );
  expect(cut).toBeLessThanOrEqual(1);
}

test('another game begins with one tap, and the table of before is still there', async () => {
  const person = await Person.with({ language: 'en', size: PHONE });
  await person.open();
  await person.tap('[data-play="gambit"]');
  await person.choosePace('instant');
  await play(person);
  const before = new URL(person.page.url()).pathname;
  await person.tap('[data-rematch]');
  await person.told('the next game', ({ info }) => info.stage === 'playing');
  expect(new URL(person.page.url()).pathname).not.toBe(before);
  await person.page.goBack();
  await person.page.locator('[data-end]').waitFor();
  expect(person.errors).toEqual([]);
  await person.leave();
});
