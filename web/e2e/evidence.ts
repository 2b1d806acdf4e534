/**
 * What a failed test leaves in `target/e2e/`: for every person a picture, what the page printed, what went through its
 * socket, what a screen reader sees, and the table as the server stored it, with the seed of every shuffle.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { aroundEach, inject } from 'vitest';

import type { Person } from './browser.ts';
import { exportTable } from './server.ts';

/** Where all of it is put. */
export const FOLDER = resolve(import.meta.dirname, '../../target/e2e');

/** The test that runs, and its people in the order they came. */
const running = new AsyncLocalStorage<{ test: string; people: Person[]; seeds: number }>();

export function came(person: Person): void {
  running.getStore()?.people.push(person);
}

/** What is the same for the next person of this test whenever it runs, and for nobody else. */
export function nextSeed(): string {
  const test = running.getStore();
  return test ? `${test.test}: ${++test.seeds}` : 'outside of tests';
}

aroundEach(async (runTest, { task }) => {
  const test = `${task.file.name} ${task.name}`;
  const here: Person[] = [];
  let failed = true;
  try {
    await running.run({ test, people: here, seeds: 0 }, runTest);
    failed = task.result?.state === 'fail' || (task.result?.errors?.length ?? 0) > 0;
  } finally {
    if (failed) await keep(test, here);
    // Who is still there after a failure would only slow the others down.
    await Promise.all(here.map((person) => person.leave().catch(() => undefined)));
  }
});

async function keep(test: string, all: Person[]): Promise<void> {
  const folder = join(FOLDER, test.replaceAll(/[^\p{L}\d]+/gu, '-').slice(0, 120));
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await Promise.all(all.map((person, at) => keepOne(join(folder, `${at + 1}`), person)));
  console.error(`What it looked like: ${folder}`);
}

async function keepOne(start: string, person: Person): Promise<void> {
  const { page, said, heard, printed, errors } = person;
  await writeFile(`${start}-socket.json`, JSON.stringify({ said, heard }, null, 1));
  await writeFile(`${start}-console.txt`, [page.url(), ...printed, ...errors, ''].join('\n'));
  const table = said.map((request) => ('table' in request ? request.table : null)).findLast(Boolean);
  if (table) await exportTable(inject('data'), table, `${start}-table`).catch(() => undefined);
  if (page.isClosed()) return;
  // A page that hangs must not take the rest with it.
  const limit = { timeout: 10_000 };
  await page.screenshot({ path: `${start}.png`, ...limit }).catch(() => undefined);
  const tree = page.locator('body').ariaSnapshot(limit);
  await writeFile(`${start}-accessibility.yaml`, await tree.catch(String));
}
