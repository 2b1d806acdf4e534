/**
 * What is not needed to play: the end, the daily deal's page, puzzles, learning, the rules, replays, a device or a screen for several people. It is a script of its own, loaded when it is first wanted, and
 * so are the messages that only these pages name.
 */
import * as catalogues from 'virtual:catalogues-later';

import { addTexts } from './lib/texts.svelte';

addTexts(catalogues);

export { default as Advice } from './advice/Advice.svelte';
export { default as End } from './end/End.svelte';
export { default as EndBar } from './end/EndBar.svelte';
export { default as Passing } from './around/Passing.svelte';
export { default as Screen } from './around/Screen.svelte';
export { default as ScreenLobby } from './around/ScreenLobby.svelte';
export { default as OneRule } from './rules/OneRule.svelte';
export { default as ReferenceCard } from './rules/ReferenceCard.svelte';
export { default as RulesPage } from './rules/RulesPage.svelte';
export { default as Learn } from './learn/Learn.svelte';
export { default as Daily } from './daily/Daily.svelte';
export { default as Agreed } from './games/Agreed.svelte';
export { default as MailPage } from './mail/MailPage.svelte';
export { default as Make } from './games/Make.svelte';
export { default as CardErrors } from './games/gambit/later/cards/CardErrors.svelte';
export { default as Puzzles } from './puzzles/Puzzles.svelte';
export { default as Replay } from './replay/Replay.svelte';
