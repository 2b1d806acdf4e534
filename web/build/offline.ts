// The service worker of a site of files: it keeps all of them, so that the site works without a network, and keeps versions apart.

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';

import type { Plugin } from 'vite';

export function offline(): Plugin {
  let folder = '';
  return {
    name: 'stolik-offline',
    apply: 'build',
    configResolved(config) {
      folder = join(config.root, config.build.outDir);
    },
    closeBundle() {
      const files = readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && entry.name !== 'sw.js')
        .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
        .sort();
      const build = createHash('sha256');
      for (const file of files) build.update(file).update(readFileSync(join(folder, file)));
      const worker = readFileSync(join(import.meta.dirname, 'service-worker.js'), 'utf8')
        .replace("'BUILD'", `'${build.digest('hex').slice(0, 16)}'`)
        .replace('[/* FILES */]', JSON.stringify(files));
      writeFileSync(join(folder, 'sw.js'), worker);
    },
  };
}
