/** How this browser likes it: theme, how fast things move, sounds, notifications. Remembered. */
import { MediaQuery } from 'svelte/reactivity';

import { read, write } from './storage';

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

export const SPEEDS = ['slow', 'normal', 'fast', 'instant'] as const;
export type Speed = (typeof SPEEDS)[number];
const FACTORS: Record<Speed, number> = { slow: 1.8, normal: 1, fast: 0.5, instant: 0 };

/** What is large on a phone: what suits the table, the board, or the cards. */
const LARGES = ['auto', 'board', 'hand'] as const;
export type Large = (typeof LARGES)[number];

function remembered<Value extends string>(name: string, values: readonly Value[], usual: Value): Value {
  return values.find((value) => value === read(name)) ?? usual;
}

type Chosen = 'theme' | 'speed' | 'sounds' | 'notices' | 'large' | 'lens' | 'coach' | 'name';

class Settings {
  theme = $state<Theme>(remembered('theme', THEMES, 'system'));
  speed = $state<Speed>(remembered('speed', SPEEDS, 'normal'));
  sounds = $state(read('sounds') === 'on');
  notices = $state(read('notices') === 'on');
  large = $state<Large>(remembered('large', LARGES, 'auto'));
  /** At tables where it is agreed: are odds shown, and does the coach speak? */
  lens = $state(read('lens') === 'on');
  coach = $state(read('coach') === 'on');
  name = $state(read('name') ?? '');
  private readonly night = new MediaQuery('(prefers-color-scheme: dark)');
  private readonly reduced = new MediaQuery('(prefers-reduced-motion: reduce)');

  get dark(): boolean {
    return this.theme === 'dark' || (this.theme === 'system' && this.night.current);
  }

  /** By what durations are multiplied; 0 shows everything at once. */
  get factor(): number {
    return FACTORS[this.speed];
  }

  /** Has the system been told that things should not move? */
  get still(): boolean {
    return this.reduced.current;
  }

  /** Chooses something, and remembers it. */
  choose<Name extends Chosen>(name: Name, value: Settings[Name]): void {
    (this as Settings)[name] = value;
    write(name, typeof value === 'boolean' ? (value ? 'on' : 'off') : value);
  }
}

export const settings = new Settings();
