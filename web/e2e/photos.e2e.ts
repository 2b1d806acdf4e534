/** Skakanie with a photo of one's own: cut to the puzzle's shape, without what the camera wrote, for those at the table only. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, inject, test } from 'vitest';

import { Axe } from './axe.ts';
import { DESKTOP, Person, PHONE } from './browser.ts';
import { CORNERS, photograph, SECRETS, seen, type Seen, shown } from './camera.ts';
import { play, playOn } from './play.ts';
import { startServer } from './server.ts';
import { below, visitor } from './site.ts';
import { says } from './texts.ts';
import { soon, until } from './until.ts';

/** The form for a table, with its options open. */
async function form(person: Person, address: string): Promise<void> {
  await person.page.goto(address);
  await person.tap('details.options > summary');
  await person.page.locator('[data-art="own"]').waitFor();
}

/** Chooses a photo as one does with the tile; the sheet with the frame opens. */
async function choose(person: Person, photo: Buffer): Promise<void> {
  const [chooser] = await Promise.all([
    person.page.waitForEvent('filechooser'),
    person.tap('[data-art="own"]'),
  ]);
  await chooser.setFiles({ name: 'IMG_0001.jpg', mimeType: 'image/jpeg', buffer: photo });
  await person.page.locator('[data-frame] canvas').waitFor();
}

/** How the photo in the frame looks. */
const framed = (person: Person): Promise<string> =>
  person.page.locator('[data-frame] canvas').evaluate((canvas) => (canvas as HTMLCanvasElement).toDataURL());

/** What the table's server gives to who asks with the keys this page has, or with these. */
function given(person: Person, table: string, keys?: string[]): Promise<{ status: number; text: string }> {
  return person.page.evaluate(
    async ([id, others]) => {
      const ring = JSON.parse(localStorage.getItem(`stolik.table.${id}`) ?? '{}') as { keys?: string[] };
      const response = await fetch(`/api/v1/tables/${id}/photo`, {
        method: 'POST',
        body: JSON.stringify({ keys: others ?? ring.keys ?? [] }),
      });
      const bytes = new Uint8Array(await response.arrayBuffer());
      return {
        status: response.status,
        text: btoa(bytes.reduce((all, one) => all + String.fromCharCode(one), '')),
      };
    },
    [table, keys] as const,
  );
}

const tableOf = ({ page }: Person): string => new URL(page.url()).pathname.split('/')[2] ?? '';

/** Nothing of a photo but its colours is in these bytes, and they are as few as they may be. */
function isBare(file: Buffer): void {
  for (const secret of SECRETS) expect(file.includes(secret), secret).toBe(false);
  for (const marker of [0xe1, 0xe2, 0xed, 0xfe])
    expect(file.includes(Buffer.of(0xff, marker, 0))).toBe(false);
  expect(file.length).toBeLessThanOrEqual(400_000);
}

/** Runs in the page: the photos this browser keeps. */
async function keptPhotos(): Promise<string[]> {
  const database = await new Promise<IDBDatabase>((done, failed) => {
    const opening = indexedDB.open('stolik');
    opening.onsuccess = () => done(opening.result);
    opening.onerror = () => failed(new Error('not opened'));
  });
  const rows = database.transaction('tables').objectStore('tables').getAll();
  await new Promise((done) => (rows.onsuccess = done));
  return (rows.result as { photo?: string }[]).flatMap(({ photo }) => photo ?? []);
}

/** The whole picture at this page's table. */
const whole = ({ page }: Person): Promise<Seen> => shown(page.locator('[data-whole]:visible img').first());

test('a photo of one’s own: chosen, cut, played to the end by two devices, kept from strangers, gone when the table is', async () => {
  // Of its own: finished games are removed from it.
  const server = await startServer(process.env['STOLIK_BIN'] ?? '');
  const host = await Person.with({ language: 'en', size: PHONE }, server.host);
  const guest = await Person.with({ language: 'pl', size: DESKTOP }, server.host);
  const axe = await Axe.of(host);
  const { page } = host;
  await host.open();
  const photo = await photograph(page);
  expect(photo.includes(SECRETS[1] ?? ''), 'the camera wrote it').toBe(true);
  await form(host, `http://${server.host}/?new=skakanie`);
  await choose(host, photo);
  await axe.look('the frame');
  // To the top of what is seen upright.
  await page.locator('[data-frame]').focus();
  for (let times = 0; times < 30; times++) await page.keyboard.press('ArrowUp');
  await host.tap('[data-use]');
  await soon(() => page.locator('[data-art="own"]').getAttribute('aria-checked')).toBe('true');
  // The shape follows what is agreed after it was chosen.
  await page.locator('[data-option="picture"] select').selectOption('6x6');
  await axe.look('the form with a photo');
  await host.tap('[data-create]');
  await page.locator('[data-ready]').waitFor();
  const table = tableOf(host);

  const { status, text } = await given(host, table);
  expect(status).toBe(200);
  const kept = Buffer.from(text, 'base64');
  isBare(kept);
  const picture = await seen(page, kept);
  expect([picture.width, picture.height], 'square, as 6 × 6 pieces are').toEqual([1200, 1200]);
  // As the camera was held, not as its pixels lie.
  expect(picture.corners.slice(0, 2)).toEqual(CORNERS.slice(0, 2));

  const invite = await page.evaluate(
    (id) => (JSON.parse(localStorage.getItem(`stolik.table.${id}`) ?? '{}') as { invite: string }).invite,
    table,
  );
  await guest.open(`/t/${table}#${invite}`);
  await guest.page.locator('form input').fill('Zosia');
  await guest.tap('[data-sit]');
  await guest.tap('[data-ready]');
  await host.tap('[data-ready]');
  for (const person of [host, guest]) {
    await person.told('the start', ({ info }) => info.stage === 'playing');
    await person.choosePace('instant');
    expect(await whole(person), person.language).toEqual(picture);
  }
  await guest.page.reload();
  expect(await whole(guest), 'after a reload').toEqual(picture);
  await playOn([host, guest]);

  // Somebody who only knows the name of the table sees the game with another picture, and is told so.
  const stranger = await Person.with({ language: 'it', size: PHONE }, server.host);
  await stranger.open(`/replay/${table}`);
  await stranger.page.locator('[data-lacking]').waitFor();
  await soon(() => stranger.page.locator('[data-lacking]').innerText()).toBe(says('it', 'web-photo-lacking'));
  expect((await given(stranger, table)).status).toBe(403);
  expect(
    (await given(stranger, table, [invite.replace(/^./, (one) => (one === 'A' ? 'B' : 'A'))])).status,
  ).toBe(403);

  // Whoever played sees it again, and goes on with it.
  await guest.open(`/replay/${table}`);
  await guest.page.locator('[data-slider]').waitFor();
  await guest.page.locator('[data-slider]').press('Home');
  expect(await whole(guest), 'in the replay').toEqual(picture);
  await host.tap('[data-rematch]');
  await until('the rematch', () => tableOf(host) !== table);
  const again = await given(host, tableOf(host));
  expect(Buffer.from(again.text, 'base64').equals(kept), 'the rematch has it').toBe(true);

  await promisify(execFile)(process.env['STOLIK_BIN'] ?? '', [
    ...['admin', 'prune', '--finished-before', '0', '--data', server.data],
  ]);
  expect([403, 404], 'gone with its table').toContain((await given(host, table)).status);
  expect(axe.found).toEqual([]);
  for (const person of [host, guest, stranger]) {
    expect(person.errors).toEqual([]);
    await person.leave();
  }
  await server.stop();
});

test('by keyboard: moved, zoomed and turned; a sky is told; what is no picture, too; a shape that changes stays right', async () => {
  const person = await Person.with({ language: 'pl', size: DESKTOP });
  const { page } = person;
  await person.open();
  const sky = await photograph(page, true);
  await form(person, `http://${inject('server')}/?new=skakanie`);
  // A key is pressed sooner than a page learns that somebody waits for its chooser.
  page.on('filechooser', () => undefined);
  await page.evaluate(() => null);
  // With the focus on the tile: Enter asks for a file.
  await page.locator('[data-art="own"]').focus();
  const ask = async (file: Buffer, name: string): Promise<void> => {
    const [chooser] = await Promise.all([page.waitForEvent('filechooser'), page.keyboard.press('Enter')]);
    await chooser.setFiles({ name, mimeType: 'image/jpeg', buffer: file });
  };
  await ask(Buffer.from('<svg><script>alert(1)</script>'), 'no.jpg');
  await soon(() => page.locator('[role=alert]').innerText()).toBe(says('pl', 'web-photo-unreadable'));
  await ask(sky, 'sky.jpg');
  await page.locator('[data-frame]').focus();
  const share = async (): Promise<number> =>
    Number(await page.locator('dialog [data-plain]').getAttribute('data-plain'));
  await soon(() => share()).toBeGreaterThan(40);
  await soon(() => page.locator('dialog [data-plain]').innerText()).toContain(`${await share()}%`);
  let before = await framed(person);
  for (const key of ['ArrowUp', '+', 'ArrowLeft', '-']) {
    await page.keyboard.press(key);
    const now = await framed(person);
    expect(now, key).not.toBe(before);
    before = now;
  }
  await page.locator('[data-zoom]').press('End');
  await soon(() => framed(person)).not.toBe(before);
  await page.locator('[data-zoom]').press('Home');
  // All the way down, away from the sky.
  await page.locator('[data-frame]').focus();
  for (let times = 0; times < 30; times++) await page.keyboard.press('ArrowDown');
  await soon(() => share()).toBeLessThan(20);
  await page.locator('[data-turn]').press('Enter');
  await soon(() => framed(person)).not.toBe(before);
  await page.locator('[data-use]').press('Enter');
  await page.locator('dialog').waitFor({ state: 'detached' });

  // The photo has the shape of the puzzle as it is when the table is made.
  await page.locator('[data-option="picture"] select').selectOption('12x7');
  await person.tap('[data-create]');
  await page.locator('[data-ready]').waitFor();
  const file = Buffer.from((await given(person, tableOf(person))).text, 'base64');
  isBare(file);
  const { width, height } = await seen(page, file);
  expect(Math.abs(width / height - 12 / 7)).toBeLessThan(0.01);
  expect(Math.max(width, height)).toBeLessThanOrEqual(1600);
  expect(person.errors).toEqual([]);
  await person.leave();
});

test('where a host takes none there is nothing to choose', async () => {
  const server = await startServer(process.env['STOLIK_BIN'] ?? '', ['--no-photos']);
  const person = await Person.with({ language: 'en', size: PHONE }, server.host);
  await person.page.goto(`http://${server.host}/?new=skakanie`);
  await person.tap('details.options > summary');
  await person.page.locator('[data-art="castle"]').waitFor();
  await soon(() => person.page.locator('[data-art="own"]').count()).toBe(0);
  await person.leave();
  await server.stop();
});

test('without a server it stays in the browser', async () => {
  const person = await visitor({ language: 'it', size: PHONE });
  const { page } = person;
  await page.evaluate(() => localStorage.setItem('stolik.speed', 'instant'));
  await page.reload();
  const photo = await photograph(page);
  await form(person, below('/?new=skakanie'));
  await choose(person, photo);
  await person.tap('[data-use]');
  await page.locator('[data-option="picture"] select').selectOption('6x6');
  await person.tap('[data-create]');
  const before = await whole(person);
  expect([before.width, before.height]).toEqual([1200, 1200]);
  await page.reload();
  expect(await whole(person), 'after a reload').toEqual(before);
  await play(person);
  await person.tap('[data-rematch]');
  await page.locator('[data-rematch]').waitFor({ state: 'detached' });
  expect(await whole(person), 'the rematch has it').toEqual(before);
  const kept = await page.evaluate(keptPhotos);
  expect(kept.length).toBe(2);
  for (const file of kept) isBare(Buffer.from(file, 'base64'));
  expect(person.errors, 'nothing went out').toEqual([]);
  await person.leave();
});
