import { vitePreprocess } from '@sveltejs/vite-plugin-svelte';

export default {
  preprocess: vitePreprocess(),
  compilerOptions: {
    runes: true,
    // Short class names: they are a good part of what is sent.
    cssHash: ({ hash, css }) => `s${hash(css).slice(0, 5)}`,
  },
};
