import { readFileSync } from 'node:fs';

import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

import { catalogues } from './build/catalogues.ts';
import { compressed } from './build/compressed.ts';
import { licences } from './build/licences.ts';

// The address of a running server, for `npm run dev`.
const server = process.env['STOLIK_SERVER'] ?? 'http://127.0.0.1:8080';

// What a server built from the same sources says of itself.
const version = /^version = (".+")$/m.exec(readFileSync(`${import.meta.dirname}/../Cargo.toml`, 'utf8'))?.[1];
if (!version) throw new Error('Cargo.toml has no version');

export default defineConfig({
  define: { __VERSION__: version },
  plugins: [svelte(), catalogues(), licences(), compressed()],
  build: {
    target: 'es2022',
    // One script and one style sheet to play with, and the same for what is read beside it (`src/later.ts`).
    modulePreload: false,
    assetsInlineLimit: 0,
    reportCompressedSize: true,
  },
  server: {
    // The pictures of Skakanie lie beside this folder.
    fs: { allow: ['..'] },
    proxy: { '/api': { target: server, ws: true } },
  },
  resolve: process.env['VITEST'] ? { conditions: ['browser'] } : {},
  test: {
    environment: 'happy-dom',
    setupFiles: ['src/dev/languages.ts'],
    include: ['src/**/*.test.ts', 'build/**/*.test.ts'],
    // It only ends what hangs; how fast a machine is tells nothing about the code.
    testTimeout: 60_000,
  },
});
