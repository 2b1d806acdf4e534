/**
 * What is not needed to play: learning, the rules, replays. It is a script of its own, loaded when it is first wanted, and
 * so are the messages that only these pages name.
 */
import * as catalogues from 'virtual:catalogues-later';

import { addTexts } from './lib/texts.svelte';

addTexts(catalogues);

export { default as OneRule } from './rules/OneRule.svelte';
export { default as ReferenceCard } from './rules/ReferenceCard.svelte';
export { default as RulesPage } from './rules/RulesPage.svelte';
export { default as Learn } from './learn/Learn.svelte';
export { default as Replay } from './replay/Replay.svelte';
