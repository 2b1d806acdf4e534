/** Reviews: a script of their own, loaded when the first one is wanted. */
export { default as Arrows } from './Arrows.svelte';
export { default as Review } from './Review.svelte';
export { Study } from './study.svelte';
