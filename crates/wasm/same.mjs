// Does with the engine as browsers have it what `crates/browser/examples/same.rs` does with the native one: seeded games among bots and
// recorded games told again. `cargo xtask test wasm` compares what the two print.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';

const [, , folder, count = '1000'] = process.argv;
const root = new URL('../..', import.meta.url);
const engine = (name) => new WebAssembly.Module(readFileSync(`${folder}/${name}.wasm`));
const [encoder, decoder] = [new TextEncoder(), new TextDecoder()];

/** Looks at the clock, which goes on by one each time: bots stop after so many looks, however fast the machine is. */
const LOOKS = 12;
let looks = 0;

class Engine {
  constructor(module) {
    this.exports = new WebAssembly.Instance(module, { browser: { clock: () => looks++ } }).exports;
  }

  put(bytes) {
    const at = this.exports.input(bytes.length);
    new Uint8Array(this.exports.memory.buffer, at, bytes.length).set(bytes);
  }

  call(door, argument, text) {
    this.put(encoder.encode(text));
    const at = this.exports[door](argument);
    return JSON.parse(decoder.decode(new Uint8Array(this.exports.memory.buffer, at, this.exports.length())));
  }

  forget(table) {
    this.put(encoder.encode(table));
    this.exports.forget();
  }
}

const host = new Engine(engine('table'));
host.put(Uint8Array.from({ length: 64 }, (_, at) => (at < 32 ? 7 : 7 ^ 0xff)));
host.exports.host(2);
const mind = engine('think');
const thinkers = [new Engine(mind), new Engine(mind)];
const disk = new Map();
const answers = new Map();
const pending = [];
let now = 1_790_000_000_000;
let asked = 0;

function tell({ type, ...what }) {
  hear({ [type]: what });
}

function hear(input) {
  now += 10;
  pending.push(...host.call('handle', now, JSON.stringify(input)));
}

function settle() {
  for (let effect = pending.shift(); effect; effect = pending.shift()) {
    const { type, table } = effect;
    if (type === 'answer') answers.set(effect.ask, effect);
    else if (type === 'open' || type === 'read')
      tell({ type: 'found', table, taken: type === 'open', kept: disk.get(table) ?? null });
    else if (type === 'write') {
      if (effect.new) disk.set(table, { table: effect.new, changes: [effect.change] });
      else disk.get(table).changes.push(effect.change);
      tell({ type: 'written', table });
    } else if (type === 'think') hear(thinkers[effect.thinker].call('think', LOOKS, effect.job));
    else if (type === 'close') for (const thinker of thinkers) thinker.forget(table);
  }
}

const say = (request) => tell({ type: 'say', client: 1, text: JSON.stringify(request) });

function answer(path, body) {
  tell({ type: 'ask', ask: ++asked, path, body: body === undefined ? null : JSON.stringify(body) });
  settle();
  const { ok, text } = answers.get(asked);
  answers.delete(asked);
  if (!ok) throw new Error(`${path}: ${text}`);
  return text;
}

const LEVELS = ['beginner', 'casual', 'strong', 'master'];

function wish(number) {
  const seats = 2 + (Math.floor(number / 2) % 3);
  const bots = Array.from({ length: seats }, (_, seat) => ({
    holder: 'bot',
    level: LEVELS[(Math.floor(number / 6) + seat) % 4],
  }));
  const options =
    number % 2 === 0
      ? { game: 'gambit', seats, calm: 20 }
      : { game: 'skakanie', seats, picture: '8x6', push: number % 4 === 1, fierce: number % 8 < 4 };
  return { options, seats: bots };
}

tell({ type: 'connect', client: 1 });
for (const game of ['gambit', 'skakanie']) {
  const folder = new URL(`crates/${game}/tests/corpus/`, root);
  for (const name of readdirSync(folder).filter((one) => one.endsWith('.log')).sort()) {
    const log = readFileSync(new URL(name, folder), 'utf8');
    const told = answer('replays', { source: { log }, viewer: 'all' });
    console.log(`${name} ${createHash('sha256').update(told).digest('hex')}`);
  }
}
// What master reaches on a day is the same for everybody.
for (const day of ['gambit/2026-01-01', 'skakanie/2026-01-02', 'gambit/2026-09-01'])
  console.log(JSON.parse(answer(`daily/${day}`)).points);
// How fair a card is follows from the card alone: as many games as there are at once, again and again.
for (const { text } of JSON.parse(answer('setups')))
  for (const players of [2, 3, 4]) {
    const told = [1, 2, 3].map(() => answer('fairness', { text, players }));
    console.log(createHash('sha256').update(told[2]).digest('hex'));
  }
for (let number = 0; number < Number(count); number++) {
  const created = JSON.parse(answer('tables', wish(number)));
  say({ table: created.table, query: { type: 'join', keys: [created.host] } });
  settle();
  console.log(`game ${number}\n${JSON.parse(answer(`tables/${created.table}/log`))}`);
  say({ table: created.table, query: { type: 'leave' } });
  settle();
}
