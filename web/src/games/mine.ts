/** The small pictures of positions, for the list of one's own tables. */
import type { Component } from 'svelte';

import type { GameName } from './game';
import Gambit from './gambit/mine/Sketch.svelte';
import Skakanie from './skakanie/mine/Sketch.svelte';

export const SKETCHES: Record<GameName, Component<{ sketch: string }>> = {
  gambit: Gambit,
  skakanie: Skakanie,
};
