/** The browser tests: `npm run e2e`. They need STOLIK_BIN, the path of the server's binary, and Chromium. */
import { defineConfig } from 'vitest/config';

// A single file, such as `E2E_ONLY=layout.e2e.ts npm run e2e`; without it all.
const only = process.env['E2E_ONLY'];

/** Some files, after those of the groups before. */
function group(name: string, order: number, files: string[], but: string[] = []): object {
  return { extends: true, test: { name, include: files, exclude: but, sequence: { groupOrder: order } } };
}

const ALONE = 'answer.e2e.ts';
/** In other browsers, which not everybody has: `npm run engines`. */
const ENGINES = 'engines.e2e.ts';

export default defineConfig({
  test: {
    root: import.meta.dirname,
    globalSetup: ['global.ts'],
    environment: 'node',
    // Every file has a browser of its own; more of them than this only wait for the processor.
    maxWorkers: 3,
    maxConcurrency: 3,
    // A test waits for what it needs, never for a time; these only end what hangs.
    testTimeout: 420_000,
    hookTimeout: 180_000,
    reporters: ['verbose'],
    projects: only
      ? [group('only', 0, [only])]
      : [group('alone', 0, [ALONE]), group('together', 1, ['*.e2e.ts'], [ALONE, ENGINES])],
  },
});
