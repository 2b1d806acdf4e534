/**
 * Shows what happened one thing after the other. Changes arrive as fast as the server sends them; the stage plays their events at
 * a pace people can follow and always ends at the server's newest state.
 */
import { flushSync } from 'svelte';

import { settings } from './settings.svelte';

/** How a game's events are shown. */
export interface Staging<View, Event> {
  advance(view: View, event: Event): View;
  duration(event: Event): number;
  unasked(view: View): View;
}

interface Change<View, Event> {
  events: readonly Event[];
  view: View;
}

/** More waiting events than this are skipped: whoever comes back from elsewhere wants to see how it stands. */
const MOST_WAITING = 24;

/** Who keeps time: by what durations are multiplied, and who hears that everything has been shown. */
export interface Timing {
  factor: () => number;
  done: () => void;
}

const USUAL: Timing = { factor: () => settings.factor, done: () => undefined };

/** How long an event stays where things do not move: one still wants to see it come. */
const STILL = 350;

export class Stage<View, Event> {
  /** What to draw now. */
  view = $state.raw<View | null>(null);
  /** What is being shown, and how often something was. */
  event = $state.raw<Event | null>(null);
  beat = $state(0);
  /** For how long things move. */
  pace = $state(0);
  /** Is the newest state still to come? */
  busy = $state(false);

  private waiting: Change<View, Event>[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly staging: (view: View) => Staging<View, Event>,
    private readonly told: (event: Event, before: View) => void = () => undefined,
    private readonly timing: Timing = USUAL,
  ) {}

  /** A change to show after those before it. */
  push(events: readonly Event[], view: View): void {
    this.waiting.push({ events, view });
    const count = this.waiting.reduce((sum, change) => sum + change.events.length, 0);
    if (count > MOST_WAITING || document.hidden || !this.view) this.skip();
    else if (!this.busy) this.next();
  }

  /** This is how it stands; whatever was still to be shown is not. */
  jump(view: View | null): void {
    clearTimeout(this.timer);
    this.waiting = [];
    this.busy = false;
    this.event = null;
    this.view = view;
  }

  /** Changes what is drawn and what is still to come, as when cards are covered. */
  alter(change: (view: View) => View): void {
    if (this.view) this.view = change(this.view);
    this.waiting = this.waiting.map(({ events, view }) => ({ events, view: change(view) }));
  }

  /** Shows the rest at once. */
  skip(): void {
    clearTimeout(this.timer);
    const last = this.waiting.at(-1)?.view;
    flushSync(() => {
      for (const change of this.waiting) {
        for (const event of change.events) this.show(event);
        this.view = change.view;
      }
      this.jump(last ?? this.view);
    });
    this.timing.done();
  }

  private next(): void {
    const change = this.waiting[0];
    if (!change) {
      this.busy = false;
      return this.timing.done();
    }
    const [event, ...rest] = change.events;
    if (event === undefined) {
      this.waiting.shift();
      this.event = null;
      this.view = change.view;
      return this.next();
    }
    this.waiting[0] = { ...change, events: rest };
    this.show(event);
    const full = this.staging(change.view).duration(event) * this.timing.factor();
    this.pace = settings.still ? 0 : full;
    const wait = settings.still ? Math.min(full, STILL) : full;
    if (wait === 0) return this.next();
    this.busy = true;
    this.timer = setTimeout(() => this.next(), wait);
  }

  private show(event: Event): void {
    if (!this.view) return;
    this.told(event, this.view);
    const game = this.staging(this.view);
    this.view = game.unasked(game.advance(this.view, event));
    this.event = event;
    this.beat += 1;
  }
}
