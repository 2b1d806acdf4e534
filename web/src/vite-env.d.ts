/// <reference types="svelte" />
/// <reference types="vite/client" />

/** The version of the server this page was made for. */
declare const __VERSION__: string;

/** Is this a site of files, without a server? */
declare const __SITE__: boolean;

/** Where such a site leads for what needs a server; empty if nowhere. */
declare const __SERVER__: string;

/** Does the page have the engine, so that it can have tables of its own? */
declare const __ENGINE__: boolean;

/** The address of the engine's file. */
declare module 'virtual:engine' {
  const address: string;
  export default address;
}

/** The messages' names, and what they say in the same order; U+0001 stands between them. */
declare module 'virtual:catalogue-*' {
  export const names: string;
  export const says: string;
}

declare module 'virtual:catalogues-later' {
  export const names: string;
  export const en: string;
  export const pl: string;
  export const it: string;
}
