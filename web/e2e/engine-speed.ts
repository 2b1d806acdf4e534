/**
 * How fast the engines are in Chromium, next to the same code natively: `cargo xtask speed`. The two take turns, so that whatever else the
 * machine does slows both; what counts are ratios of the middles. `BEFORE=folder` names another built site, whose taps are then measured in turns
 * with those of this one.
 */
import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, test } from 'vitest';

import { DESKTOP, Person } from './browser.ts';
import { PLACE, serveFiles, type Files } from './files.ts';
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

/** Runs in the page before its scripts: who waits hears of what the table's worker says, and whether it was told something. */
function overhear(): void {
  localStorage.setItem('stolik.speed', 'instant');
  const wire = Object.assign(new EventTarget(), { said: 0 });
  Object.assign(globalThis, { wire });
  globalThis.Worker = class extends Worker {
    constructor(...how: ConstructorParameters<typeof Worker>) {
      super(...how);
      this.addEventListener('message', () => wire.dispatchEvent(new Event('message')));
    }

    override postMessage(message: unknown): void {
      wire.said += 1;
      super.postMessage(message);
    }
  };
}

/** Runs in the page: taps after so many milliseconds, and waits until the table's answer is drawn; null if the tap is the page's own affair. */
function tapAndWait({ tap, after }: { tap: string; after: number }): Promise<Times | null> {
  const { wire } = globalThis as unknown as { wire: EventTarget & { said: number } };
  return new Promise((done) => {
    setTimeout(() => {
      const target = document.querySelector(tap);
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
      const said = wire.said;
      wire.addEventListener('message', hear, { once: true });
      // As a finger does, so that the focus stays where it is.
      target?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
      target?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }));
      if (wire.said > said) return;
      wire.removeEventListener('message', hear);
      done(null);
    }, after);
  });
}

/** Somebody who taps at a table. Nobody listens to the page but its own scripts: that would be measured as well. */
class Tapper {
  private readonly times: Times[] = [];
  private taps = 0;

  private constructor(
    private readonly name: string,
    private readonly person: Person,
    private readonly own: Files,
  ) {}

  static async at(game: string, name: string, folder: string): Promise<Tapper> {
    // Bots take their time, as everywhere but in tests.
    const own = await serveFiles(folder, { 'think-worker': '' });
    const person = await Person.with({ language: 'en', size: DESKTOP, here: true }, own.host, `${PLACE}#`);
    await person.page.addInitScript(overhear);
    await person.open();
    await person.tap(`[data-play="${game}"]`);
    return new Tapper(`${game}, ${name}`, person, own);
  }

  /** Taps until the table was asked something once. */
  async go(round: number): Promise<void> {
    for (;;) {
      const offer = await nextOffer(this.person, this.taps++);
      if (offer === 'over') {
        await this.person.tap('[data-rematch]');
        await this.person.page.locator('[data-rematch]').waitFor({ state: 'detached' });
        continue;
      }
      // People tap at any moment between two frames.
      const times = await this.person.page.evaluate(tapAndWait, { tap: offer.tap, after: (round * 7) % 17 });
      if (times) return void this.times.push(times);
    }
  }

  async tell(): Promise<void> {
    const of = (time: (one: Times) => number): string => middle(this.times.map(time)).toFixed(1);
    console.log(
      `tap (${this.name}): the table's answer after ${of(({ answered }) => answered)} ms, drawn after ${of(({ drawn }) => drawn)} ms, ` +
        `${of(({ drawn, waited }) => drawn - waited)} ms without waiting for the next frame`,
    );
    await this.person.leave();
    await this.own.stop();
  }
}

test.each(['gambit', 'skakanie'])('from a tap to the drawn answer, while a bot thinks: %s', async (game) => {
  const before = process.env['BEFORE'];
  const tappers = before === undefined ? [] : [await Tapper.at(game, 'before', before)];
  tappers.push(await Tapper.at(game, 'now', SITE));
  const thinker = await visitor({ language: 'en', size: DESKTOP });
  await thinker.page.evaluate(think);
  for (let round = 0; round < 120; round++) for (const tapper of tappers) await tapper.go(round);
  for (const tapper of tappers) await tapper.tell();
  await thinker.leave();
});
