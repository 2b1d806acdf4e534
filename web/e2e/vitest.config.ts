/** The browser tests: `npm run e2e`. They need STOLIK_BIN, the path of the server's binary, and Chromium. */
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: [process.env['E2E_ONLY'] ?? '*.e2e.ts'],
    globalSetup: ['global.ts'],
    environment: 'node',
    // Every file has a browser of its own; more of them than this only wait for the processor.
    maxWorkers: 3,
    // A test waits for what it needs, never for a time; these only end what hangs.
    testTimeout: 150_000,
    hookTimeout: 60_000,
    reporters: ['verbose'],
  },
});
