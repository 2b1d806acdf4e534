/**
 * How evenly Skakanie moves on a phone: `npm run frames` plays at normal pace with a slowed processor and writes down how long
 * frames take while something moves. `BEFORE=folder` names another built page to compare with; the two take turns, so that
 * whatever else the machine does happens to both. `SLOWER` is how many times slower the processor is, `TAPS` how long one plays.
 */
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { test } from 'vitest';

import { Person, PHONE } from './browser.ts';
import { nextOffer } from './play.ts';
import { settled } from './settled.ts';

const SLOWER = Number(process.env['SLOWER'] ?? 4);
const TAPS = Number(process.env['TAPS'] ?? 60);

const TYPES: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** Serves a page from a folder instead of the server's own. */
async function serve({ page }: Person, folder: string): Promise<void> {
  // A page that came from nowhere may not speak with this machine.
  await page.context().grantPermissions(['local-network-access']);
  await page.route(/^[^?#]*:\/\/[^/]+\/(assets\/|t\/|$)/, async (route) => {
    const { pathname } = new URL(route.request().url());
    const file = pathname.startsWith('/assets/') ? pathname : '/index.html';
    const body = await readFile(join(folder, file));
    await route.fulfill({ body, contentType: TYPES[extname(file)] ?? 'application/octet-stream' });
  });
}

/** Runs in the page: the time from each frame to the next while the returned function is not called yet. */
function watchFrames(): void {
  const frames: number[] = [];
  let last: number | null = null;
  const tick = (now: number): void => {
    // Nothing moves: how long that lasts is nobody's fault.
    if (document.getAnimations().length === 0) last = null;
    else {
      if (last !== null) frames.push(now - last);
      last = now;
    }
    requestAnimationFrame(tick);
  };
  Object.assign(window, { frames });
  requestAnimationFrame(tick);
}

class Player {
  private taps = 0;

  private constructor(
    readonly name: string,
    private readonly person: Person,
  ) {}

  static async with(name: string, folder: string | undefined): Promise<Player> {
    const person = await Person.with({ language: 'en', size: PHONE });
    if (folder !== undefined) await serve(person, folder);
    await person.open();
    await person.tap('[data-play="skakanie"]');
    await nextOffer(person, 0);
    await settled(person.page);
    const devtools = await person.page.context().newCDPSession(person.page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    await person.page.evaluate(watchFrames);
    return new Player(name, person);
  }

  /** One tap, and all that follows until one is asked again. */
  async go(): Promise<boolean> {
    const offer = await nextOffer(this.person, this.taps++);
    if (offer === 'over') return false;
    await this.person.tap(offer.tap);
    return true;
  }

  async tell(): Promise<void> {
    const frames = await this.person.page.evaluate(() => (window as unknown as { frames: number[] }).frames);
    frames.sort((a, b) => a - b);
    const at = (part: number): string =>
      (frames[Math.min(frames.length - 1, Math.floor(part * frames.length))] ?? 0).toFixed(1);
    console.log(
      `${this.name}: ${frames.length} frames, p50 ${at(0.5)} ms, p90 ${at(0.9)}, p99 ${at(0.99)}, worst ${at(1)}`,
    );
    await this.person.leave();
  }
}

test('frames', async () => {
  const before = process.env['BEFORE'];
  const players = before === undefined ? [] : [await Player.with('before', before)];
  players.push(await Player.with('now', undefined));
  for (let tap = 0; tap < TAPS; tap++) for (const player of players) await player.go();
  for (const player of players) await player.tell();
});
