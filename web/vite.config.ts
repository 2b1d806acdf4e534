import { readdirSync, readFileSync } from 'node:fs';

import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

import { catalogues } from './build/catalogues.ts';
import { compressed } from './build/compressed.ts';
import { firstPage } from './build/first.ts';
import { licences } from './build/licences.ts';
import { site } from './build/site.ts';

// The address of a running server, for `npm run dev`.
const server = process.env['STOLIK_SERVER'] ?? 'http://127.0.0.1:8080';

// What a server built from the same sources says of itself.
const version = /^version = (".+")$/m.exec(readFileSync(`${import.meta.dirname}/../Cargo.toml`, 'utf8'))?.[1];
if (!version) throw new Error('Cargo.toml has no version');

// The folder of the engines for tables inside the browser, as `cargo xtask site` compiled them, and the server that is named for what needs one.
const engines = process.env['STOLIK_WASM'];
const named = process.env['STOLIK_SITE_SERVER'] ?? '';

// Unit tests that put something else in the place of a module.
const replacing = readdirSync(`${import.meta.dirname}/src`, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.test.ts'))
  .map((file) => `src/${file}`)
  .filter((file) => readFileSync(`${import.meta.dirname}/${file}`, 'utf8').includes('vi.mock('));

export default defineConfig(({ mode }) => ({
  // A site of files works below any path.
  base: mode === 'site' ? './' : '/',
  define: {
    __VERSION__: version,
    __HERE__: engines !== undefined,
    __SITE__: mode === 'site',
    __SERVER__: JSON.stringify(named),
  },
  plugins: [svelte(), catalogues(), licences(), mode === 'site' ? site() : compressed()],
  worker: { format: 'es' },
  build: {
    // `cargo xtask site` says where a site is put.
    ...(mode === 'site' ? { outDir: process.env['STOLIK_SITE'] ?? '../target/site', emptyOutDir: true } : {}),
    target: 'es2022',
    // One script and one style sheet to play with, and the same for what is read beside it (`src/later.ts`).
    modulePreload: false,
    assetsInlineLimit: 0,
    reportCompressedSize: true,
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: firstPage(), debugName: 'first' }] } } },
  },
  server: {
    // The pictures of Skakanie lie beside this folder.
    fs: { allow: ['..'] },
    proxy: { '/api': { target: server, ws: true } },
  },
  resolve: {
    ...(process.env['VITEST'] ? { conditions: ['browser'] } : {}),
    alias: engines === undefined ? [] : [{ find: /^engines(?=\/)/, replacement: engines }],
  },
  test: {
    environment: 'happy-dom',
    setupFiles: ['src/dev/fresh.ts'],
    // It only ends what hangs; how fast a machine is tells nothing about the code.
    testTimeout: 60_000,
    // Loading the page's modules and a document anew for every file takes ten times as long as the tests; only those that need it do.
    projects: [
      {
        extends: true,
        test: {
          name: 'shared',
          include: ['src/**/*.test.ts', 'build/**/*.test.ts'],
          exclude: replacing,
          isolate: false,
        },
      },
      { extends: true, test: { name: 'alone', include: replacing } },
    ],
  },
}));
