/**
 * A Vite plugin for `--mode site`: the page as a folder of files that any host of files can have, below any path. Links to the page's own addresses lead behind the `#` of
 * its one file; a list of all files goes into the service worker, which keeps them for use without a network.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';

import type { Plugin } from 'vite';

/** As the server's headers have it (`crates/server/src/server.rs`); a file can only ask for it. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self'",
  "style-src-attr 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "media-src 'self' blob:",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

/** Links in a component: `/rules/gambit` is a page of ours, `/licences.txt` a file. */
export function relinked(component: string): string {
  return component
    .replaceAll(/href="\/(?=[^"]*\.\w+")/g, 'href="./')
    .replaceAll(/href="\/(?![^"]*\.\w+")/g, 'href="#/');
}

/** The manifest's shortcuts lead to pages as well. */
export function remanifested(manifest: string): string {
  return manifest.replaceAll('"./?', '"./#/?');
}

export function site(): Plugin {
  let folder = '';
  return {
    name: 'stolik-site',
    apply: 'build',
    enforce: 'pre',
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir);
    },
    transform(code, id) {
      return id.endsWith('.svelte') ? { code: relinked(code), map: null } : null;
    },
    transformIndexHtml: () => [
      {
        tag: 'meta',
        attrs: { 'http-equiv': 'Content-Security-Policy', content: POLICY },
        injectTo: 'head-prepend',
      },
    ],
    writeBundle() {
      const manifest = join(folder, 'manifest.webmanifest');
      writeFileSync(manifest, remanifested(readFileSync(manifest, 'utf8')));
      const all = readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && entry.name !== 'service-worker.js')
        .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
        .sort();
      const hash = createHash('sha256');
      for (const file of all) hash.update(file).update(readFileSync(join(folder, file)));
      const worker = join(folder, 'service-worker.js');
      const offline = readFileSync(join(import.meta.dirname, 'offline.js'), 'utf8');
      const known = `const BUILD = '${hash.digest('hex').slice(0, 16)}';\nconst FILES = ${JSON.stringify(all)};\n`;
      writeFileSync(worker, known + offline + readFileSync(worker, 'utf8'));
    },
  };
}
