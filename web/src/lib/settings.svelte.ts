/** How this browser likes it: theme, how fast things move, sounds, notifications. Remembered. */
import { read, write } from './storage';

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

export const SPEEDS = ['slow', 'normal', 'fast', 'instant'] as const;
export type Speed = (typeof SPEEDS)[number];
const FACTORS: Record<Speed, number> = { slow: 1.8, normal: 1, fast: 0.5, instant: 0 };

function remembered<Value extends string>(name: string, values: readonly Value[], usual: Value): Value {
  return values.find((value) => value === read(name)) ?? usual;
}

class Settings {
  theme = $state<Theme>(remembered('theme', THEMES, 'system'));
  speed = $state<Speed>(remembered('speed', SPEEDS, 'normal'));
  sounds = $state(read('sounds') === 'on');
  notices = $state(read('notices') === 'on');
  name = $state(read('name') ?? '');
  private night = $state(false);

  constructor() {
    const night = matchMedia('(prefers-color-scheme: dark)');
    this.night = night.matches;
    night.addEventListener('change', () => (this.night = night.matches));
  }

  get dark(): boolean {
    return this.theme === 'dark' || (this.theme === 'system' && this.night);
  }

  /** By what durations are multiplied; 0 shows everything at once. */
  get factor(): number {
    return FACTORS[this.speed];
  }

  /** Has the system been told that things should not move? */
  get still(): boolean {
    return matchMedia('(prefers-reduced-motion: reduce)').matches;
  }

  chooseTheme(theme: Theme): void {
    this.theme = theme;
    write('theme', theme);
  }

  chooseSpeed(speed: Speed): void {
    this.speed = speed;
    write('speed', speed);
  }

  chooseSounds(on: boolean): void {
    this.sounds = on;
    write('sounds', on ? 'on' : 'off');
  }

  chooseNotices(on: boolean): void {
    this.notices = on;
    write('notices', on ? 'on' : 'off');
  }

  rememberName(name: string): void {
    this.name = name;
    write('name', name);
  }
}

export const settings = new Settings();
