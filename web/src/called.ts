/** Being called when one is away: a script of its own, loaded by who opens a table's menu or plays for days, and so are the messages that only it names. */
import * as catalogues from 'virtual:catalogues-called';

import { addTexts } from './lib/texts.svelte';

addTexts(catalogues);

export { default as Called } from './called/Called.svelte';
export { default as Offer } from './called/Offer.svelte';
