/** One's own tables on the home page: a script of its own, loaded by who has any, and so are the messages that only it names. */
import * as catalogues from 'virtual:catalogues-mine';

import { addTexts } from './lib/texts.svelte';

addTexts(catalogues);

export { default as MyTables } from './mine/MyTables.svelte';
