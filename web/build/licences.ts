// The licences of everything in the binary and in the page, for people to read; nothing comes into the page without its own.

import { readFileSync } from 'node:fs';

import type { Plugin } from 'vite';

const TEXT = readFileSync(`${import.meta.dirname}/../../THIRD-PARTY.txt`, 'utf8');

/** The packages that modules of a bundle are from. */
export function packagesOf(modules: readonly string[]): string[] {
  const names = modules.map((id) => /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(id)?.[1]);
  return [...new Set(names.filter((name) => name !== undefined))].sort();
}

/** Those of which the text says nothing. */
export function unnamed(packages: readonly string[], text: string): string[] {
  const lines = text.split('\n');
  return packages.filter(
    (name) => !lines.some((line) => line.startsWith(`${name} `) && line.includes(' (npm): ')),
  );
}

export function licences(): Plugin {
  return {
    name: 'stolik-licences',
    apply: 'build',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const missing = unnamed(packagesOf(chunks.flatMap((chunk) => chunk.moduleIds)), TEXT);
      if (missing.length > 0)
        this.error(
          `THIRD-PARTY.txt has no licence of ${missing.join(', ')}: see BUNDLED in xtask/src/licences.rs`,
        );
      this.emitFile({ type: 'asset', fileName: 'licences.txt', source: TEXT });
    },
  };
}
