/** The worker that hosts this tab's tables: does what the engine wants done, and tells it when it is. */
import engineAddress from 'engines/table.wasm?url';

import { Claims } from './claims';
import { compile, Engine } from './engine';
import { branchAtServer } from './hand-over';
import type { Answer, Effect, FromPage, HandOverWish, Input, Kept, Sent, ToPage } from './messages';
import { Conflict, Store } from './store';
import { Thinkers, THINKERS } from './thinkers';

const tell = (...messages: ToPage[]): void => {
  if (messages.length > 0) postMessage(messages);
};

let told = false;
const store = new Store(() => {
  // Once is enough.
  if (!told) tell({ type: 'forgetful' });
  told = true;
});
const claims = new Claims((table) => void happens({ type: 'elsewhere', table }));

interface Host {
  engine: Engine;
  thinkers: Thinkers;
}

/** Games that go to the server, by their question. */
const handed = new Map<number, HandOverWish>();

let started: Promise<Host> | null = null;
let alarm: ReturnType<typeof setTimeout> | undefined;

async function start(): Promise<Host> {
  const engine = new Engine(await compile(engineAddress));
  engine.host(THINKERS);
  const broke = (thinker: number): void => void happens({ type: 'broke', thinker });
  return { engine, thinkers: new Thinkers((input) => void hear(input), broke) };
}

/** The engine reads what happened with its name around it. */
const happens = ({ type, ...what }: Input): Promise<void> => hear(JSON.stringify({ [type]: what }));

/** The engine hears of something, and what it then wants is done. An engine that cannot go on is no more: the page begins with another worker. */
async function hear(input: string): Promise<void> {
  try {
    started ??= start();
    const host = await started;
    const effects = JSON.parse(host.engine.handle(input)) as Effect[];
    // All that the page hears of one thing it hears at once, so that it draws it once; and before anything else is done.
    tell(...effects.filter((effect): effect is Sent => effect.type === 'send'));
    for (const effect of effects) if (effect.type !== 'send') act(host, effect);
  } catch (error) {
    console.error(error);
    tell({ type: 'broken' });
  }
}

function act({ thinkers }: Host, effect: Exclude<Effect, Sent>): void {
  switch (effect.type) {
    case 'answer':
      return void answer(effect);
    case 'open':
      return void open(effect.table);
    case 'read':
      return void found(effect.table, false);
    case 'write':
      return void write(effect);
    case 'list':
      return void store.list(effect.summary);
    case 'think':
      return thinkers.think(effect.thinker, effect.job, effect.bot);
    case 'close':
      thinkers.forget(effect.table);
      return claims.release(effect.table);
    case 'alarm':
      clearTimeout(alarm);
      alarm = setTimeout(() => void happens({ type: 'alarm' }), effect.at - Date.now());
  }
}

/** The page hears an answer; what is to be handed over is not for it, only what became of that. */
async function answer(answered: Answer): Promise<void> {
  const wish = handed.get(answered.ask);
  handed.delete(answered.ask);
  tell(wish && answered.ok ? { ...answered, ...(await branchAtServer(answered.text, wish)) } : answered);
}

async function open(table: string): Promise<void> {
  if (await claims.claim(table)) return found(table, true);
  return happens({ type: 'elsewhere', table });
}

async function found(table: string, taken: boolean): Promise<void> {
  // What cannot be read is not there.
  const kept: Kept | null = await store.read(table).catch(() => null);
  return happens({ type: 'found', table, taken, kept });
}

async function write(effect: Extract<Effect, { type: 'write' }>): Promise<void> {
  const { table, new: made, change, photo } = effect;
  try {
    const own = photo && ('new' in photo ? photo.new : await store.photo(photo.of).catch(() => null));
    await store.write(table, made, change, own ?? null);
  } catch (error) {
    if (!(error instanceof Conflict)) throw error;
    claims.release(table);
    return happens({ type: 'elsewhere', table });
  }
  return happens({ type: 'written', table });
}

// Whatever else goes wrong: a table that waits for an answer would wait without end.
addEventListener('unhandledrejection', () => tell({ type: 'broken' }));

addEventListener('message', ({ data }: MessageEvent<FromPage>) => {
  if (data.type === 'take') return claims.steal(data.table);
  if (data.type === 'hand_over') {
    handed.set(data.ask, data.wish);
    return void happens({ type: 'ask', ask: data.ask, path: `tables/${data.table}/hand-over`, body: null });
  }
  if (data.type !== 'mine' && data.type !== 'photo') return void happens(data);
  const { ask } = data;
  const asked: Promise<unknown> =
    data.type === 'photo' ? store.photo(data.table) : store.listed(data.tables.map(({ table }) => table));
  asked.then(
    (found) => tell({ type: 'answer', ask, ok: true, text: JSON.stringify(found) }),
    () => tell({ type: 'answer', ask, ok: false, text: JSON.stringify({ code: 'unavailable', errors: [] }) }),
  );
});
