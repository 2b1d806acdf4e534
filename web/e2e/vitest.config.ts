/** The browser tests: `npm run e2e`. They need STOLIK_BIN, the path of the server's binary, and Chromium. */
import { defineConfig } from 'vitest/config';

// A single file, such as `E2E_ONLY=layout.e2e.ts npm run e2e`; without it all.
const only = process.env['E2E_ONLY'];

/** In other browsers, which not everybody has: `npm run engines`. */
const ENGINES = 'engines.e2e.ts';

export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: [only ?? '*.e2e.ts'],
    exclude: only ? [] : [ENGINES],
    globalSetup: ['global.ts'],
    environment: 'node',
    // Every file has a browser of its own; more of them than this only wait for the processor.
    maxWorkers: 3,
    maxConcurrency: 3,
    // A test waits for what it needs, never for a time; these only end what hangs.
    testTimeout: 900_000,
    hookTimeout: 600_000,
    reporters: ['verbose'],
  },
});
