/**
 * What comes before a game with others, the form for a new table and the lobby, and what is said when one of them is away. Who plays at once does not need it:
 * it is a script of its own, loaded when it is first wanted, and so are the messages that only it names.
 */
import * as catalogues from 'virtual:catalogues-before';

import { addTexts } from './lib/texts.svelte';

addTexts(catalogues);

export { default as AgreedDays } from './days/AgreedDays.svelte';
export { default as Claims } from './before/Claims.svelte';
export { default as Create } from './before/Create.svelte';
export { default as Lobby } from './before/Lobby.svelte';
export { default as Meanwhile } from './before/Meanwhile.svelte';
export { default as React } from './before/React.svelte';
export { default as SitDown } from './before/SitDown.svelte';
export { default as Vacant } from './before/Vacant.svelte';
