/** This browser's own tables: the host of rooms, what it keeps, and the bots' workers. Nothing hidden leaves this worker. */
import { compile, Engine } from './engine';
import type { Change, Effect, FromBot, FromPage, Input, Kept, ToBot, ToPage } from './messages';
import * as storage from './storage';

/** A tab that is just being closed lets go of its tables within this time. */
const PATIENCE = 3_000;

/** One core for the page and its tables, the others for bots; few tables have more than three. */
const THINKERS = Math.min(3, Math.max(1, navigator.hardwareConcurrency - 1));

let engine: Engine | null = null;
let module: WebAssembly.Module | null = null;
/** What came before the engine. */
const early: Input[] = [];
const bots: (Worker | undefined)[] = [];
/** How to let go of the tables that are this tab's. */
const held = new Map<string, () => void>();
/** The tables that are to be taken from other tabs. */
const wanted = new Set<string>();
/** What cannot be stored, where that is forbidden or the disk is full. */
const memory = new Map<string, Kept>();
let forgetful = false;
let alarm: ReturnType<typeof setTimeout> | undefined;

const say = (message: ToPage): void => postMessage(message);

function tell(input: Input): void {
  if (!engine) {
    early.push(input);
    return;
  }
  for (const effect of JSON.parse(engine.handle(JSON.stringify(input))) as Effect[]) act(effect);
}

function act(effect: Effect): void {
  switch (effect.type) {
    case 'send':
    case 'answer':
      return say(effect);
    case 'open':
      return void open(effect.table);
    case 'read':
      return void read(effect.table, false);
    case 'write':
      return void write(effect.table, effect.new, effect.change);
    case 'list':
      // It is derived from the rest: who cannot store it lists nothing.
      return void (forgetful || storage.enlist(effect.summary).catch(forget));
    case 'think':
      return bot(effect.thinker).postMessage({ type: 'think', job: effect.job } satisfies ToBot);
    case 'close':
      held.get(effect.table)?.();
      held.delete(effect.table);
      return bots.forEach((one) => one?.postMessage({ type: 'forget', table: effect.table } satisfies ToBot));
    case 'alarm':
      clearTimeout(alarm);
      alarm = setTimeout(() => tell({ type: 'alarm' }), effect.at - Date.now());
  }
}

/** From now on nothing is kept; the page says so once. */
function forget(): void {
  if (forgetful) return;
  forgetful = true;
  say({ type: 'forgetful' });
}

/** Takes a table for this tab: two tabs that play one game would not see each other's moves. */
async function open(table: string): Promise<void> {
  const steal = wanted.delete(table);
  // Only safe addresses have locks. Without, the change that is there already decides.
  const locks = (navigator as { locks?: LockManager }).locks;
  if (!locks) return read(table, true);
  const options: LockOptions = steal ? { steal } : { signal: AbortSignal.timeout(PATIENCE) };
  try {
    await locks.request(`stolik ${table}`, options, async () => {
      const released = new Promise<void>((resolve) => held.set(table, resolve));
      await read(table, true);
      await released;
    });
  } catch {
    // It did not come free, or another tab has taken it.
    held.delete(table);
    tell({ type: 'elsewhere', table });
  }
}

async function read(table: string, taken: boolean): Promise<void> {
  let kept = memory.get(table) ?? null;
  try {
    kept ??= await storage.read(table);
  } catch {
    forget();
  }
  tell({ type: 'found', table, taken, kept });
}

async function write(table: string, made: Kept['table'] | null, change: Change): Promise<void> {
  try {
    if (!forgetful) await storage.write(table, made, change);
  } catch (error) {
    if (error instanceof storage.Conflict) return tell({ type: 'elsewhere', table });
    forget();
  }
  if (forgetful) {
    const kept = memory.get(table) ?? (made ? { table: made, changes: [] } : await stored(table));
    kept?.changes.push(change);
    if (kept) memory.set(table, kept);
  }
  tell({ type: 'written', table });
}

const stored = (table: string): Promise<Kept | null> => storage.read(table).catch(() => null);

function bot(number: number): Worker {
  const known = bots[number];
  if (known) return known;
  const worker = new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module' });
  bots[number] = worker;
  worker.onmessage = ({ data }: MessageEvent<FromBot>) => {
    if (data.type === 'decided') tell(JSON.parse(data.input) as Input);
    else replace(number);
  };
  worker.onerror = () => replace(number);
  if (module) worker.postMessage({ type: 'begin', module } satisfies ToBot);
  return worker;
}

function replace(number: number): void {
  bots[number]?.terminate();
  bots[number] = undefined;
  tell({ type: 'broke', thinker: number });
}

async function begin(address: string): Promise<void> {
  try {
    module = await compile(address);
    engine = new Engine(module);
    engine.host(THINKERS);
    early.splice(0).forEach(tell);
  } catch {
    say({ type: 'failed' });
  }
}

onmessage = ({ data }: MessageEvent<FromPage>) => {
  if (data.type === 'begin') void begin(data.engine);
  else if (data.type === 'take') wanted.add(data.table);
  else tell(data);
};
