/** Everything the first page needs is one script: in one piece it is smaller than in many. */
import { resolve } from 'node:path';

interface Modules {
  getModuleInfo: (id: string) => { importedIds: string[] } | null;
}

const MAIN = resolve(import.meta.dirname, '../src/main.ts');

/** For Rolldown: the name of the script for what `main.ts` imports, and what that imports; null for what is loaded later. */
export function firstPage(): (id: string, modules: Modules) => string | null {
  const first = new Set<string>();
  return (id, modules) => {
    if (first.size === 0) {
      // A set that grows while it is walked is walked to its end.
      first.add(MAIN);
      for (const one of first) modules.getModuleInfo(one)?.importedIds.forEach((other) => first.add(other));
    }
    return first.has(id) ? 'first' : null;
  };
}
