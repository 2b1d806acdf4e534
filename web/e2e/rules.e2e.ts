/** The rules: the page in all languages, the card during play, and the way from a refusal to its rule. */
import { expect, test } from 'vitest';

import type { Book } from '../src/games/book.ts';
import type { Request } from '../src/wire/protocol.ts';
import { DESKTOP, Person, PHONE } from './browser.ts';
import { complaints } from './measure.ts';
import { LANGUAGES, says, type Language } from './texts.ts';
import { soon, until } from './until.ts';

async function bookOf(game: string, language: Language): Promise<Book> {
  const found = (await import(`../src/games/${game}/later/${language}.ts`)) as { default: Book };
  return found.default;
}

const GAMES = ['gambit', 'skakanie'] as const;
const SIZES = [{ width: 320, height: 640 }, PHONE, { width: 768, height: 1024 }, DESKTOP];

function somebody(language: Language = 'en', size = PHONE): Promise<Person> {
  return Person.with({ language, size });
}

test.each(LANGUAGES.flatMap((language) => GAMES.map((game) => ({ language, game }))))(
  'every rule of $game is on the page, in $language',
  async ({ language, game }) => {
    const person = await somebody(language);
    const { page } = person;
    await person.open(`/rules/${game}`);
    await page.locator('article').first().waitFor();
    const articles = await page
      .locator('article')
      .evaluateAll((all) =>
        all.map(({ id, firstElementChild }) => [id, firstElementChild?.textContent?.trim()]),
      );
    const { rules } = await bookOf(game, language);
    expect(articles).toEqual(Object.entries(rules).map(([id, { title }]) => [id, `${id}${title}`]));
    await soon(() => page.title()).toBe(
      says(language, 'web-rules-of', { game: says(language, `game-${game}`) }),
    );

    // Every drawing says what it shows.
    const drawings = page.locator('figure [role="img"][aria-label]:not([aria-label=""])');
    await soon(() => drawings.count()).toBe(await page.locator('figure').count());
    await soon(() => drawings.count()).toBeGreaterThan(4);

    const wrong: string[] = [];
    for (const size of SIZES) {
      await page.setViewportSize(size);
      for (const one of await complaints(page, false)) wrong.push(`${size.width} px: ${one}`);
    }
    expect(wrong).toEqual([]);
    expect(person.errors).toEqual([]);
    await person.leave();
  },
);

test('a link leads to its rule, within the page and from outside', async () => {
  const person = await somebody();
  const { page } = person;
  const marked = (id: string): Promise<boolean> =>
    until(`${id} is in view`, () =>
      page.evaluate((wanted) => {
        const article = document.querySelector('article.marked');
        const { top, bottom } = article?.getBoundingClientRect() ?? { top: -1, bottom: -1 };
        return article?.id === wanted && top >= 0 && top < innerHeight && bottom > 0;
      }, id),
    );
  await person.open('/rules/gambit#G16');
  await marked('G16');
  await page.evaluate(() => scrollTo(0, 0));
  await person.tap('nav.contents a[href$="#G9"]');
  await marked('G9');
  // A rule that refers to another.
  await person.tap('#G7 .ours a[href="/rules/gambit#G6"]');
  await marked('G6');
  await page.goBack();
  await marked('G9');

  await person.tap('nav.games a[href="/rules/skakanie"]');
  await page.locator('#S1').waitFor();
  await soon(() => page.locator('article.marked').count()).toBe(0);
  await person.tap('footer label:has-text("Italiano")');
  await page
    .locator('#S8 h3', { hasText: (await bookOf('skakanie', 'it')).rules['S8']?.title ?? '' })
    .waitFor();
  expect(person.errors).toEqual([]);
  await person.leave();
});

test('home and the table lead to the rules', async () => {
  const person = await somebody();
  const { page } = person;
  await person.open();
  await person.tap('a[href="/rules/skakanie"]');
  await page.locator('#S13').waitFor();
  await person.tap('header a[href="/"]');
  await person.tap('[data-play="gambit"]');
  await person.tap('[data-menu]');
  await soon(() => page.locator('dialog a[href="/rules/gambit"][target="_blank"]').count()).toBe(1);
  await person.leave();
});

test.each(LANGUAGES.flatMap((language) => GAMES.map((game) => ({ language, game }))))(
  'the rules in brief are one tap away: $game, $language',
  async ({ language, game }) => {
    const person = await somebody(language);
    const { page } = person;
    await person.open();
    await person.tap(`[data-play="${game}"]`);
    await person.tap('[data-brief]');
    const card = page.locator('dialog .reference');
    const { card: briefs, rules } = await bookOf(game, language);
    await card.locator('h3', { hasText: briefs[0]?.title ?? '' }).waitFor();
    const text = (await card.innerText()).replaceAll(/\s+/g, ' ');
    for (const line of briefs.flatMap((brief) => brief.says)) expect(text).toContain(line);
    // What was agreed at this table stands there too.
    expect(text).toContain(
      game === 'gambit'
        ? says(language, 'web-agreed-calm', { turns: 40 })
        : says(language, 'web-agreed-actions', { actions: 3 }),
    );
    expect(await complaints(page, false)).toEqual([]);

    // A rule it names opens over it, and goes away without it.
    const id = game === 'gambit' ? 'G9' : 'S6';
    await person.tap(card.locator('a', { hasText: new RegExp(`^${id}$`) }));
    const rule = page.locator('dialog', { has: page.locator('.entry') });
    await rule.locator('h3', { hasText: rules[id]?.title ?? '' }).waitFor();
    await page.keyboard.press('Escape');
    await rule.waitFor({ state: 'detached' });
    await soon(() => card.count()).toBe(1);
    await person.closeSheet();
    expect(person.errors).toEqual([]);
    await person.leave();
  },
);

test('the rules in brief open by a key', async () => {
  const person = await somebody('en', DESKTOP);
  const { page } = person;
  await person.open();
  await person.tap('[data-play="gambit"]');
  await page.locator('[data-brief]').waitFor();
  await page.keyboard.press('?');
  await page.locator('dialog .reference').waitFor();
  await page.keyboard.press('?');
  await page.keyboard.press('Escape');
  await page.locator('dialog').waitFor({ state: 'detached' });
  await person.leave();
});

test.each(LANGUAGES)('a refusal leads to its rule, in %s', async (language) => {
  const person = await somebody(language);
  const { page } = person;
  // The page offers what is legal only, so the corner it asks for is exchanged on the way for a stack that is none.
  let exchange = true;
  await page.routeWebSocket(/\/api\//, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((message) => {
      const request = JSON.parse(String(message)) as Request;
      const wrong = exchange && 'command' in request && request.command.type === 'act' ? request : null;
      const command = { ...wrong?.command, action: 'corner 2' };
      server.send(wrong ? JSON.stringify({ ...wrong, command }) : message);
    });
  });
  await person.open();
  await person.tap('[data-play="skakanie"]');
  await person.tap('[data-stack="1"].legal');
  const refusal = page.locator('.refusal');
  await refusal.waitFor();
  await soon(() => refusal.innerText()).toContain(says(language, 'refusal-not-a-corner'));
  await person.tap(refusal.locator('[data-rule="S2"]'));
  const rule = page.locator('dialog');
  const stacks = (await bookOf('skakanie', language)).rules['S2'];
  await rule.locator('h3', { hasText: stacks?.title ?? '' }).waitFor();
  await soon(() => rule.innerText()).toContain(stacks?.rule[0]);
  await soon(() => rule.locator('a[data-whole]').getAttribute('href')).toBe('/rules/skakanie#S2');
  expect(await complaints(page, false)).toEqual([]);
  await person.closeSheet();

  // The table is where it was, and the right corner is taken.
  exchange = false;
  await person.tap('[data-stack="1"].legal');
  await page.locator('[data-stack="1"].take').waitFor();
  expect(person.errors).toEqual([]);
  await person.leave();
});

test('an option leads to its rule', async () => {
  const person = await somebody();
  await person.open('/?new=gambit');
  await person.tap('details.options > summary');
  await person.tap('[data-rule="G17"]');
  await person.page
    .locator('dialog h3', { hasText: (await bookOf('gambit', 'en')).rules['G17']?.title ?? '' })
    .waitFor();
  await person.leave();
});
