/** Links that look like something: what a chat reads of the built page, and what a browser gets. */
import { expect, inject, test } from 'vitest';

import { DESKTOP, Person } from './browser.ts';
import { play } from './play.ts';

const tag = (page: string, name: string): string =>
  new RegExp(`property="${name}" content="([^"]*)"`).exec(page)?.[1] ?? '';

async function read(path: string, language: string): Promise<string> {
  const headers = { 'accept-language': language };
  return (await fetch(`http://${inject('server')}${path}`, { headers })).text();
}

test('a chat reads what a link leads to, and sees a picture of it', async () => {
  const person = await Person.with({ language: 'en', size: DESKTOP });
  await person.page.emulateMedia({ reducedMotion: 'reduce' });
  await person.open();
  // A browser gets the page as it was built.
  expect(tag(await person.page.content(), 'og:image')).toBe('/icon-512.png');
  await person.tap('[data-play="gambit"]');
  await person.choosePace('instant');
  await play(person);
  const table = new URL(person.page.url()).pathname.split('/')[2] ?? '';
  expect(tag(await read(`/t/${table}`, 'pl'), 'og:title')).toBe('Gambit: stół');
  const replay = await read(`/replay/${table}`, 'it');
  expect(tag(replay, 'og:title')).toMatch(/^Gambit: (vince|vincono) /);
  const picture = new URL(tag(replay, 'og:image'));
  expect(picture.host).toBe(inject('server'));
  // Any browser can show it.
  const size = await person.page.evaluate(async (source) => {
    const image = new Image();
    image.src = source;
    await image.decode();
    return [image.naturalWidth, image.naturalHeight];
  }, picture.pathname);
  expect(size).toEqual([1200, 630]);
  expect(person.errors).toEqual([]);
  await person.leave();
});
