/** The games' forms; only `src/before.ts` and what it loads may import them. */
import type { GameForm, GameName } from './game';
import gambit from './gambit/before/Form.svelte';
import skakanie from './skakanie/before/Form.svelte';

const all: { [G in GameName]: GameForm<G> } = { gambit, skakanie };

export const FORMS: Record<GameName, GameForm> = all;
