/// <reference types="svelte" />
/// <reference types="vite/client" />

/** The version of the server this page was made for. */
declare const __VERSION__: string;

/** Was the engine for tables inside the browser built in? */
declare const __HERE__: boolean;

/** Is this a site of files, without a server? */
declare const __SITE__: boolean;

/** The server that such a site names for what needs one; empty if there is none. */
declare const __SERVER__: string;

/** The messages' names, and what they say in the same order; U+0001 stands between them. */
declare module 'virtual:catalogue-*' {
  export const names: string;
  export const says: string;
}

declare module 'virtual:catalogues-*' {
  export const names: string;
  export const en: string;
  export const pl: string;
  export const it: string;
}
