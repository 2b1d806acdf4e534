/** A photo of one's own as a jigsaw: loaded when somebody has chosen one. */
export { default as Cropper } from './Cropper.svelte';
export { default as Plain } from './Plain.svelte';
export { OwnPhoto } from './own.svelte';
