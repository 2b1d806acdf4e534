/** The server under test: a process of its own on a free port, with a temporary folder for its database. */
import { execFile, spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { until } from './until.ts';

export interface Server {
  /** Host and port. */
  host: string;
  /** The folder of its database. */
  data: string;
  stop: () => Promise<void>;
}

/** A rehearsal: a test's games follow from what it does. Bots answer at once and think little: it is the page that is tested. */
const FLAGS = [
  '--rehearse',
  'browser tests',
  '--bot-pause',
  '0',
  '--messages',
  '0',
  '--creations',
  '0',
  '--review-budget',
  '48',
];

export async function startServer(binary: string, more: string[] = []): Promise<Server> {
  const folder = await mkdtemp(join(tmpdir(), 'stolik-e2e-'));
  const file = join(folder, 'address');
  const data = join(folder, 'data');
  const place = ['--listen', '127.0.0.1:0', '--address-file', file, '--data', data];
  const child = spawn(binary, ['serve', ...place, ...FLAGS, ...more], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (text) => (said += String(text)));
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const host = await until('the server listens', async () => {
    if (child.exitCode !== null) throw new Error(`The server ended: ${said}`);
    return (await readFile(file, 'utf8').catch(() => '')).trim();
  });
  const stop = async (): Promise<void> => {
    child.kill();
    await ended;
    await rm(folder, { recursive: true, force: true });
  };
  return { host, data, stop };
}

const stolik = (...words: string[]): Promise<unknown> =>
  promisify(execFile)(process.env['STOLIK_BIN'] ?? '', words);

/** Checks a log with the binary itself: its seal, the rules, the result and every shuffle. */
export async function verify(file: string): Promise<void> {
  await stolik('verify', file);
}

/** Writes a table as it is stored, with the seed of its shuffles, into a new folder. */
export async function exportTable(data: string, table: string, folder: string): Promise<void> {
  await stolik('admin', 'export', folder, '--table', table, '--data', data);
}
