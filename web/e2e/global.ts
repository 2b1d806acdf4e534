/** One real server with one SQLite database for all tests of a run; it is gone with its data when they end. */
import { existsSync } from 'node:fs';
import type { TestProject } from 'vitest/node';

import { CHROMIUM } from './chromium.ts';
import { startServer } from './server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Host and port of the server. */
    server: string;
    /** The folder of its database. */
    data: string;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const binary = process.env['STOLIK_BIN'];
  if (!binary) throw new Error('Set STOLIK_BIN to the path of the binary, such as target/debug/stolik.');
  if (!existsSync(binary)) throw new Error(`STOLIK_BIN names ${binary}, and there is no such file.`);
  if (!existsSync(CHROMIUM))
    throw new Error(
      `There is no ${CHROMIUM}. Install Chromium, or set CHROMIUM to the path of the one you have.`,
    );
  const server = await startServer(binary);
  project.provide('server', server.host);
  project.provide('data', server.data);
  return server.stop;
}
