/**
 * How fast the engines are in Chromium, next to the same code natively: `npm run speed`. It needs the site (`cargo xtask site`) and
 * `cargo build --release --package stolik-browser --example speed`, whose path SPEED names. The two take turns, so that whatever else the
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
  if (!program) throw new Error('Set SPEED to the path of target/release/examples/speed.');
  const child = spawn(program, { stdio: ['pipe', 'pipe', 'inherit'] });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const time = async (what: string): Promise<number> => {
    child.stdin.write(`${what}\n`);
    return Number((await lines.next()).value);
  };
  return { time, stop: () => child.stdin.end() };
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
    rules: { engine: address('table'), door: 'handle', texts: asks('F'), times: 10 * TIMES },
    told: { engine: address('table'), door: 'handle', texts: asks('all'), times: TIMES },
    master: { engine: address('think'), door: 'think', texts: [JSON.stringify(par)], times: 1 },
  };
  const program = native();
  for (const [name, what] of Object.entries(work)) {
    const [here, there]: [number[], number[]] = [[], []];
    for (let round = 0; round < ROUNDS; round++) {
      there.push(await program.time(name));
      here.push(await page.evaluate(inPage, what));
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

/** Runs in the page: taps, and waits until the table's answer is drawn. */
function tapAndWait(tap: string): Promise<{ answered: number; drawn: number }> {
  return new Promise((done) => {
    const target = document.querySelector<HTMLElement>(tap);
    const seen = new MutationObserver(() => {
      seen.disconnect();
      const answered = performance.now() - started;
      requestAnimationFrame(() => setTimeout(() => done({ answered, drawn: performance.now() - started })));
    });
    seen.observe(document.querySelector('main') ?? document.body, {
      subtree: true,
      childList: true,
      attributes: true,
    });
    const started = performance.now();
    target?.click();
  });
}

test('from a tap to the drawn answer, while a bot thinks', async () => {
  // Bots take their time, as everywhere but in tests.
  const own = await serveFiles(SITE, { 'think-worker': '' });
  const person = await visitor({ language: 'en', size: DESKTOP }, own);
  const { page } = person;
  await page.evaluate(() => localStorage.setItem('stolik.speed', 'instant'));
  await page.reload();
  await person.tap('[data-play="gambit"]');
  const times: { answered: number; drawn: number }[] = [];
  while (times.length < 60) {
    const offer = await nextOffer(person, times.length);
    if (offer === 'over') {
      await person.tap('[data-rematch]');
      await page.locator('[data-rematch]').waitFor({ state: 'detached' });
    } else times.push(await page.evaluate(tapAndWait, offer.tap));
  }
  const answered = middle(times.map((time) => time.answered));
  const drawn = middle(times.map((time) => time.drawn));
  console.log(
    `tap: first change of the page after ${answered.toFixed(1)} ms, drawn after ${drawn.toFixed(1)} ms`,
  );
  await person.leave();
  await own.stop();
});
