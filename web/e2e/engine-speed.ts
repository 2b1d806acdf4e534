/**
 * How fast the engines are in Chromium, next to the same code natively: `cargo xtask speed`. The two take turns, so that whatever else the
 * machine does slows both; what counts are ratios of the middles.
 */
import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, test } from 'vitest';

import { DESKTOP } from './browser.ts';
import { PLACE, serveFiles } from './files.ts';
import { nextOffer } from './play.ts';
import { files, SITE, visitor } from './site.ts';

const ROUNDS = 9;
const TIMES = 20;

const middle = (all: number[]): number => all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? NaN;

/** The native program; it is told what to do, and says how long it took. */
function native(): { time: (what: string) => Promise<number>; stop: () => void } {
  const program = process.env['SPEED'];
  if (!program) throw new Error('SPEED names the native program: `cargo xtask speed`.');
  const child = spawn(program, { stdio: ['pipe', 'pipe', 'inherit'] });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const time = async (what: string): Promise<number> => {
    child.stdin.write(`${what}\n`);
    return Number((await lines.next()).value);
  };
  return { time, stop: () => child.stdin.end() };
}

/** Runs in the page: random games with the bare rules. */
async function randomGames(wasm: number[]): Promise<number> {
  const module = await WebAssembly.compile(new Uint8Array(wasm));
  const { exports } = new WebAssembly.Instance(module, {});
  const started = performance.now();
  (exports['main'] as (count: number, texts: number) => number)(0, 0);
  return performance.now() - started;
}

/** Runs in the page: does the same with an engine as browsers have it. */
async function inPage(what: {
  engine: string;
  door: string;
  texts: string[];
  times: number;
}): Promise<number> {
  type Doors = Record<string, (of: number) => number> & { memory: WebAssembly.Memory };
  const known = globalThis as unknown as Record<string, Doors | undefined>;
  let doors = known[what.engine];
  if (!doors) {
    const module = await WebAssembly.compileStreaming(fetch(what.engine));
    const browser = { clock: () => performance.now() };
    doors = new WebAssembly.Instance(module, { browser }).exports as unknown as Doors;
    known[what.engine] = doors;
  }
  const put = (bytes: Uint8Array): void => {
    // Making room may move the memory.
    const at = doors['input']?.(bytes.length);
    new Uint8Array(doors.memory.buffer, at, bytes.length).set(bytes);
  };
  if (doors['host']) {
    put(new Uint8Array(64));
    doors['host'](1);
  }
  const texts = what.texts.map((text) => new TextEncoder().encode(text));
  const started = performance.now();
  for (let time = 0; time < what.times; time++)
    for (const text of texts) {
      put(text);
      doors[what.door]?.(Date.now());
    }
  return performance.now() - started;
}

test('the engines in a browser, as ratios to the same code natively', async () => {
  const person = await visitor({ language: 'en', size: DESKTOP });
  const { page } = person;
  const names = readdirSync(`${SITE}/assets`).filter((name) => name.endsWith('.wasm'));
  const address = (engine: string): string =>
    `http://${files.host}${PLACE}assets/${names.find((name) => name.startsWith(`${engine}-`))}`;
  const crates = resolve(import.meta.dirname, '../../crates');
  const logs = await Promise.all(
    ['gambit/tests/corpus/four-votes.log', 'skakanie/tests/corpus/three-fierce.log'].map((name) =>
      readFile(`${crates}/${name}`, 'utf8'),
    ),
  );
  const asks = (viewer: string): string[] =>
    logs.map((log) =>
      JSON.stringify({
        ask: { ask: 1, path: 'replays', body: JSON.stringify({ source: { log }, viewer }) },
      }),
    );
  const par = { par: { ask: 1, game: 'gambit', day: '2026-01-01', now: Number.MAX_SAFE_INTEGER } };
  const work = {
    // Nobody sits there: the game is read and checked turn by turn, and then not told.
    checked: { engine: address('table'), door: 'handle', texts: asks('F'), times: 10 * TIMES },
    told: { engine: address('table'), door: 'handle', texts: asks('all'), times: TIMES },
    master: { engine: address('think'), door: 'think', texts: [JSON.stringify(par)], times: 1 },
  };
  const rules = [...(await readFile(process.env['SPEED_WASM'] ?? ''))];
  const tasks: [string, () => Promise<number>][] = [
    ['turns', () => page.evaluate(randomGames, rules)],
    ...Object.entries(work).map(([name, what]): [string, () => Promise<number>] => [
      name,
      () => page.evaluate(inPage, what),
    ]),
  ];
  const program = native();
  for (const [name, task] of tasks) {
    const [here, there]: [number[], number[]] = [[], []];
    for (let round = 0; round < ROUNDS; round++) {
      there.push(await program.time(name));
      here.push(await task());
    }
    const ratio = middle(here) / middle(there);
    console.log(
      `${name}: ${middle(here).toFixed(0)} ms in the page, ${middle(there).toFixed(0)} ms natively, ` +
        `${ratio.toFixed(2)} × (${((1 / ratio) * 100).toFixed(0)} % of the speed)`,
    );
    expect(ratio).toBeGreaterThan(0);
  }
  program.stop();
  await person.leave();
});

/** Runs in the page: from now on a core is busy, as with a bot that thinks all the time. */
function think(): void {
  const endless = new Blob(['for (;;);'], { type: 'text/javascript' });
  new Worker(URL.createObjectURL(endless));
}

/** In milliseconds from a tap: when the answer came, when it was drawn, and how long the display's next frame was waited for. */
interface Times {
  answered: number;
  drawn: number;
  waited: number;
}

/** Runs in the page before its scripts: whoever waits hears of what the table's worker says. */
function overhear(): void {
  const told = new EventTarget();
  Object.assign(globalThis, { told });
  globalThis.Worker = class extends Worker {
    constructor(...how: ConstructorParameters<typeof Worker>) {
      super(...how);
      this.addEventListener('message', () => told.dispatchEvent(new Event('message')));
    }
  };
}

/** Runs in the page: taps after so many milliseconds, and waits until the table's answer is drawn. */
function tapAndWait({ tap, after }: { tap: string; after: number }): Promise<Times> {
  const { told } = globalThis as unknown as { told: EventTarget };
  return new Promise((done) => {
    setTimeout(() => {
      const target = document.querySelector<HTMLElement>(tap);
      const started = performance.now();
      const spent = (): number => performance.now() - started;
      const soon = (task: () => void): void => void scheduler.postTask(task, { priority: 'user-blocking' });
      const hear = (): void => {
        const answered = spent();
        // The page takes the answer in first; what is urgent comes right after it, before anything else that waits.
        soon(() => {
          const taken = spent();
          requestAnimationFrame(() => {
            const frame = spent();
            soon(() => done({ answered, drawn: spent(), waited: frame - taken }));
          });
        });
      };
      told.addEventListener('message', hear, { once: true });
      // As a finger does, so that the focus stays where it is.
      target?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
      target?.click();
    }, after);
  });
}

/** A card that is picked is the page's own affair. */
const asksTheTable = (tap: string): boolean => !tap.startsWith('.hand');

test('from a tap to the drawn answer, while a bot thinks', async () => {
  // Bots take their time, as everywhere but in tests.
  const own = await serveFiles(SITE, { 'think-worker': '' });
  const person = await visitor({ language: 'en', size: DESKTOP }, own);
  const { page } = person;
  await page.evaluate(() => localStorage.setItem('stolik.speed', 'instant'));
  await page.addInitScript(overhear);
  await page.reload();
  await page.evaluate(think);
  await person.tap('[data-play="gambit"]');
  const times: Times[] = [];
  while (times.length < 120) {
    const offer = await nextOffer(person, times.length);
    if (offer === 'over') {
      await person.tap('[data-rematch]');
      await page.locator('[data-rematch]').waitFor({ state: 'detached' });
    } else if (asksTheTable(offer.tap)) {
      // People tap at any moment between two frames.
      times.push(await page.evaluate(tapAndWait, { tap: offer.tap, after: (times.length * 7) % 17 }));
    } else await person.tap(offer.tap);
  }
  const of = (time: (one: Times) => number): string => middle(times.map(time)).toFixed(1);
  console.log(
    `tap: the table's answer after ${of(({ answered }) => answered)} ms, drawn after ${of(({ drawn }) => drawn)} ms, ` +
      `${of(({ drawn, waited }) => drawn - waited)} ms without waiting for the next frame`,
  );
  await person.leave();
  await own.stop();
});
