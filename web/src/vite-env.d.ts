/// <reference types="svelte" />
/// <reference types="vite/client" />

declare module 'virtual:catalogues' {
  /** The messages' names, and what they say in each language in the same order; U+0001 stands between them. */
  export const names: string;
  export const en: string;
  export const pl: string;
  export const it: string;
}

declare module 'virtual:catalogues-later' {
  export const names: string;
  export const en: string;
  export const pl: string;
  export const it: string;
}
