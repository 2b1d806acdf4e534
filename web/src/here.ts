/**
 * Tables inside this browser: a worker hosts them by the server's protocol. This script is loaded when a game begins, and so are the messages that
 * only it names.
 */
import * as catalogues from 'virtual:catalogues-here';

import { addTexts } from './lib/texts.svelte';

addTexts(catalogues);

export { ask, enter, photo, saveLog, takeOver } from './here/tables';
export { default as HandOver } from './here/HandOver.svelte';
export { default as Handed } from './here/Handed.svelte';
export { default as Install } from './here/Install.svelte';
export { default as NeedsServer } from './here/NeedsServer.svelte';
export { default as TakeOver } from './here/TakeOver.svelte';
