// The engine as `cargo xtask` compiled it for browsers (`STOLIK_WASM` names its file), as a file of the page. Without it the page
// plays at a server's tables only.

import type { Plugin } from 'vite';

const NAME = 'virtual:engine';

/** The engine's file; undefined where the page is built without it. */
export const engineFile = process.env['STOLIK_WASM'];

export function engine(): Plugin {
  return {
    name: 'stolik-engine',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : null),
    load: (id) =>
      id !== `\0${NAME}`
        ? null
        : engineFile
          ? `export { default } from ${JSON.stringify(`${engineFile}?url`)};`
          : `export default '';`,
  };
}
