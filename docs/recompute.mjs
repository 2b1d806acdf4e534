#!/usr/bin/env node
// Recomputes the shuffles of recorded games from what docs/shuffles.md says, and from nothing else of this project.
//
//   node docs/recompute.mjs [FILE…]     logs of finished games; without a file all recorded games of the tests
//
// Needs Node.js 20 and no packages. Prints every mismatch with file and line, then how many games passed and failed.

import { createCipheriv, createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const sha256 = (...parts) => parts.reduce((hash, part) => hash.update(part), createHash('sha256')).digest();

// ---- Random numbers -----------------------------------------------------------------------------------------------

/** The key of all streams. */
function makeKey(seed, entropy) {
  return sha256('stolik shuffle 1', seed, ...entropy.flatMap((bytes) => [Uint8Array.of(bytes.length), bytes]));
}

/** The key stream of ChaCha20 as 32-bit words: 64-bit block counter from 0, 64-bit nonce, both little-endian. */
function* words(key, stream) {
  const start = Buffer.alloc(16);
  start.writeBigUInt64LE(BigInt(stream), 8);
  const cipher = createCipheriv('chacha20', key, start);
  for (;;) {
    const block = cipher.update(Buffer.alloc(64));
    for (let at = 0; at < 64; at += 4) yield block.readUInt32LE(at);
  }
}

/** Numbers below n, each stream going on where it was. */
function makeDealer(key) {
  const streams = new Map();
  return (stream, n) => {
    if (!streams.has(stream)) streams.set(stream, words(key, stream));
    const limit = Math.floor(2 ** 32 / n) * n;
    for (;;) {
      const word = streams.get(stream).next().value;
      if (word < limit) return word % n;
    }
  };
}

// ---- Gambit: a stream for each deck ---------------------------------------------------------------------------------

class Gambit {
  constructor(options, below) {
    const deck = [...(options.deck ?? 'BBBRRRQQQNNN')];
    this.below = below;
    this.seats = Array.from({ length: Number(options.seats) }, () => ({ pile: sorted(deck), row: [], discards: [] }));
  }

  /** What the next chance value must be. */
  chance([kind, letter]) {
    const seat = this.seats[index(letter)];
    if (kind === 'deal') return `deal ${letter} ${sorted([1, 2, 3, 4, 5].map(() => this.pick(letter))).join('')}`;
    if (seat.pile.length === 0) [seat.pile, seat.discards] = [sorted(seat.discards), []];
    return `draw ${letter} ${this.pick(letter)}`;
  }

  /** A chance value of a recorded game that goes on here: it is taken as it is written. */
  given([kind, letter, cards]) {
    const seat = this.seats[index(letter)];
    if (kind === 'draw' && seat.pile.length === 0) [seat.pile, seat.discards] = [sorted(seat.discards), []];
    for (const card of cards) seat.pile.splice(seat.pile.indexOf(card), 1);
  }

  pick(letter) {
    const { pile } = this.seats[index(letter)];
    return pile.splice(this.below(index(letter), pile.length), 1)[0];
  }

  /** What a player did, as far as it moves cards that matter here. */
  action(letter, [kind, what]) {
    const seat = this.seats[index(letter)];
    if (kind === 'plan') seat.row = [...what];
    if (kind === 'unplan') seat.row = [];
    if (kind === 'move' || kind === 'stay') seat.discards.push(seat.row.shift());
    if (kind === 'lay') seat.row.push(what);
  }
}

/** Cards in the order in which they are counted. */
function sorted(cards) {
  return [...cards].sort((a, b) => 'BRQN'.indexOf(a) - 'BRQN'.indexOf(b));
}

// ---- Skakanie: one stream each for the deal, the Dragon's place, and the bites ----------------------------------------

const RING = [1, 2, 3, 4, 8, 12, 11, 10, 9, 5];

class Skakanie {
  constructor(options, below) {
    const [columns, rows] = options.picture.split('x').map(Number);
    this.below = below;
    this.pieces = columns * rows;
    this.joint = options.joint === 'yes';
    this.stacks = [];
    this.hidden = [];
    this.pawns = new Map();
    this.pools = new Map();
  }

  /** What the next chance value must be; `next` is the entry after it, which tells whom the Dragon bit. */
  chance([kind], next) {
    if (kind === 'deal') return this.deal();
    if (kind === 'dragon') return `dragon ${RING[this.below(1, RING.length)]}`;
    if (kind === 'reshuffle') return this.reshuffle();
    const pool = [...this.pool(next[0])].sort((a, b) => a - b);
    return `bite ${pool[this.below(2, pool.length)]}`;
  }

  /** Pieces in another order. */
  shuffled(stream, list) {
    for (let i = list.length; i >= 2; i -= 1) {
      const j = this.below(stream, i);
      [list[i - 1], list[j]] = [list[j], list[i - 1]];
    }
    return list;
  }

  deal() {
    const list = this.shuffled(0, Array.from({ length: this.pieces }, (_, i) => i + 1));
    this.layOut(list);
    return `deal ${list.join(' ')}`;
  }

  layOut(list) {
    let from = 0;
    for (let stack = 0; stack < 12; stack += 1) {
      const height = Math.floor(this.pieces / 12) + (stack < this.pieces % 12 ? 1 : 0);
      this.stacks.push(list.slice(from, (from += height)));
      this.hidden.push(height - 1);
    }
  }

  /** The pieces nobody has seen: below the top one of each stack, and above those that were put under it. */
  reshuffle() {
    const unseen = this.stacks.flatMap((stack, at) => stack.slice(1, 1 + this.hidden[at]));
    const list = this.shuffled(3, unseen.sort((a, b) => a - b));
    this.turn(list);
    return `reshuffle ${list.join(' ')}`;
  }

  turn(list) {
    let from = 0;
    this.stacks.forEach((stack, at) => {
      stack.splice(1, this.hidden[at], ...list.slice(from, (from += this.hidden[at])));
    });
  }

  /** A chance value of a recorded game that goes on here: it is taken as it is written. */
  given([kind, ...list]) {
    if (kind === 'deal') this.layOut(list.map(Number));
    if (kind === 'reshuffle') this.turn(list.map(Number));
  }

  pool(letter) {
    const owner = this.joint ? 'all' : letter;
    if (!this.pools.has(owner)) this.pools.set(owner, new Set());
    return this.pools.get(owner);
  }

  /** What a player did, as far as it moves pieces that matter here. */
  action(letter, [kind, first, second, third]) {
    if (kind === 'corner' || kind === 'move') this.pawns.set(letter, Number(first));
    if (kind === 'push') this.pawns.set(first, Number(second));
    if (kind === 'take') {
      const at = this.pawns.get(letter) - 1;
      this.pool(letter).add(this.stacks[at].shift());
      this.hidden[at] = Math.max(this.hidden[at] - 1, 0);
    }
    if (kind === 'give') {
      this.pool(letter).delete(Number(first));
      this.stacks[Number(third) - 1].push(Number(first));
    }
  }
}

function index(letter) {
  return letter.charCodeAt(0) - 'A'.charCodeAt(0);
}

// ---- Logs -----------------------------------------------------------------------------------------------------------

/** Reads a log; every line keeps its number. */
function parse(text) {
  const numbered = text.split('\n').map((line, i) => ({ number: i + 1, words: line.trim().split(/\s+/) }));
  const lines = numbered.filter(({ words: [first] }) => first !== '' && !first.startsWith('#'));
  const find = (key) => lines.find(({ words: [first] }) => first === key) ?? { number: 1, words: [] };
  const begin = lines.indexOf(find('log'));
  const end = lines.findIndex(({ words: [first] }) => first === 'end');
  const header = lines.slice(0, begin);
  return {
    game: find('stolik').words[2],
    options: Object.fromEntries(find('options').words.slice(1).map((word) => word.split('='))),
    commit: find('commit').words[1],
    seed: find('seed'),
    // The entries before the last branch with new draws are a recorded game's, and follow from other seeds.
    given: Math.max(0, ...header.filter(({ words: [first, , draws] }) => first === 'branch' && draws === 'new').map(({ words: [, count] }) => Number(count))),
    entropy: header.filter(({ words: [first] }) => first === 'entropy').map(({ words: [, , hex] }) => bytes(hex)),
    entries: lines.slice(begin + 1, end < 0 ? lines.length : end),
  };
}

function bytes(hex) {
  return Buffer.from(hex === '-' ? '' : hex, 'hex');
}

/** Returns how many chance values were recomputed; throws with the number of the line where something does not fit. */
function check(text) {
  const log = parse(text);
  const fail = (number, what) => {
    throw new Error(`line ${number}: ${what}`);
  };
  if (!log.commit) fail(1, 'no commitment: this game was not dealt by a seed');
  if (log.seed.words.length < 2) fail(1, 'the seed is not shown, so nothing can be recomputed yet');
  const seed = bytes(log.seed.words[1]);
  const commit = sha256(seed).toString('hex');
  if (commit !== log.commit) fail(log.seed.number, `the seed's SHA-256 is ${commit}, not what was committed to`);
  const Game = { gambit: Gambit, skakanie: Skakanie }[log.game] ?? fail(1, `unknown game ${log.game}`);
  const game = new Game(log.options, makeDealer(makeKey(seed, log.entropy)));
  let count = 0;
  log.entries.forEach(({ number, words: [who, ...what] }, i) => {
    if (who !== '*') return game.action(who, what);
    if (i < log.given) return game.given(what);
    const expected = game.chance(what, log.entries[i + 1]?.words ?? []);
    if (expected !== what.join(' ')) fail(number, `the log says “${what.join(' ')}”, the seed gives “${expected}”`);
    count += 1;
  });
  return count;
}

// ---- The worked example of docs/shuffles.md --------------------------------------------------------------------------

function example() {
  const seed = sha256('deal 1');
  const entropy = [bytes('6f6c61'), bytes('-')];
  const key = makeKey(seed, entropy);
  const first = (stream) => {
    const all = words(key, stream);
    return [1, 2, 3, 4].map(() => all.next().value.toString(16).padStart(8, '0')).join(' ');
  };
  const gambit = new Gambit({ seats: '2' }, makeDealer(key));
  const skakanie = new Skakanie({ picture: '6x2' }, makeDealer(key));
  const lines = [
    `seed        ${seed.toString('hex')}`,
    `commitment  ${sha256(seed).toString('hex')}`,
    `key         ${key.toString('hex')}`,
    `stream 0    ${first(0)} …`,
    `stream 1    ${first(1)} …`,
    `Gambit      * ${gambit.chance(['deal', 'A'])}`,
    `            * ${gambit.chance(['deal', 'B'])}`,
    `            * ${gambit.chance(['draw', 'A'])}`,
    `Skakanie    * ${skakanie.chance(['deal'])}`,
    `            * ${skakanie.chance(['dragon'])}`,
  ];
  return `${lines.join('\n')}\n`;
}

function checkExample() {
  const page = readFileSync(new URL('shuffles.md', import.meta.url), 'utf8');
  if (!page.includes(example())) throw new Error(`the worked example should be\n${example()}`);
}

// ---- The command ------------------------------------------------------------------------------------------------------

/** The recorded games of both games' tests. */
function corpus() {
  return ['gambit', 'skakanie'].flatMap((game) => {
    const folder = fileURLToPath(new URL(`../crates/${game}/tests/corpus/`, import.meta.url));
    const logs = readdirSync(folder).filter((name) => name.endsWith('.log'));
    return logs.sort().map((name) => folder + name);
  });
}

function main(files) {
  const jobs = (files.length > 0 ? files : corpus()).map((file) => [file, () => check(readFileSync(file, 'utf8'))]);
  if (files.length === 0) jobs.push(['docs/shuffles.md', checkExample]);
  let failed = 0;
  let values = 0;
  for (const [file, run] of jobs) {
    try {
      values += run() ?? 0;
    } catch (error) {
      console.error(`${file}: ${error.message}`);
      failed += 1;
    }
  }
  console.log(`${values} deals and draws recomputed\n${jobs.length - failed} passed, ${failed} failed`);
  return failed === 0 && jobs.length > 0 ? 0 : 1;
}

process.exitCode = main(process.argv.slice(2));
