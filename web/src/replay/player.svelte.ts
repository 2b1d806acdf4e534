/** Plays a recorded game: a step forward shows what happened, everything else shows at once how it stands. */
import type { Event } from '../games/game';
import { LATER } from '../games/later';
import { GAMES } from '../games/registry';
import { namesAt } from '../lib/seats.svelte';
import { settings } from '../lib/settings.svelte';
import { Stage } from '../lib/stage.svelte';
import type { Ply, Replay, SeatName, State, View } from '../wire/protocol';
import type { Position, Viewer } from './link';

export const SPEEDS = [0.5, 1, 2, 4] as const;

/** How long a position stands before the next step, in milliseconds at speed 1. */
const PAUSE = 700;

export class Player {
  replay: Replay;
  viewer = $state<Viewer>('watcher');
  ply = $state(0);
  playing = $state(false);
  speed = $state(1);

  readonly stage = new Stage<View, Event>(({ game }) => GAMES[game], undefined, {
    // Who wants everything at once gets that here too; the speed is then how long one looks at a position.
    factor: () => (settings.factor === 0 ? 0 : 1 / this.speed),
    done: () => this.rest(),
  });

  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(replay: Replay, { viewer, ply }: Position) {
    this.replay = $state.raw(replay);
    this.viewer = viewer;
    this.jump(ply);
  }

  get last(): number {
    return this.replay.plies.length - 1;
  }

  get now(): Ply {
    const now = this.replay.plies[this.ply];
    if (!now) throw new Error('a recorded game has a start');
    return now;
  }

  /** The seat one views as. */
  get seat(): SeatName | null {
    return this.viewer === 'watcher' || this.viewer === 'all' ? null : this.viewer;
  }

  /** The ply that decided; null if none did, or if the game is not over. */
  get turning(): number | null {
    const { info, plies } = this.replay;
    const last = plies[this.last];
    if (info.stage !== 'over' || !last) return null;
    const { view, status } = last;
    const state = { info, status, you: this.state.you, view };
    return LATER[view.game].turning(plies, {
      table: null,
      state,
      options: info.options,
      view,
      names: namesAt(state),
    });
  }

  /** Is the game over here? */
  get over(): boolean {
    return this.ply === this.last && this.replay.info.stage === 'over';
  }

  /** Is the game over here, so that nobody can go on? */
  get stuck(): boolean {
    return this.over;
  }

  /** Can the game go on with the same draws? They follow from the seed, if that is known. */
  get hasSeed(): boolean {
    const { info, shuffle } = this.replay;
    return info.seed !== null && shuffle !== 'not_committed';
  }

  /** The table as it stood; nobody holds a seat at it. */
  get state(): State {
    const { info } = this.replay;
    const { status, view } = this.now;
    return {
      info: this.over ? info : { ...info, stage: 'playing', outcome: null, ended_by_agreement: false },
      status,
      you: { seats: [], invited: [], freed: [], claimed: [], host: false, looking: this.seat },
      view,
    };
  }

  /** The same position with other eyes. */
  show(replay: Replay, viewer: Viewer): void {
    this.replay = replay;
    this.viewer = viewer;
    this.jump(this.ply);
  }

  jump(ply: number): void {
    this.pause();
    this.ply = Math.min(Math.max(ply, 0), this.last);
    this.stage.jump(this.now.view);
  }

  back(): void {
    this.jump(this.ply - 1);
  }

  /** Shows the next ply; what is still being shown of this one is cut short. */
  step(): void {
    this.pause();
    this.stage.skip();
    this.forward();
  }

  toggle(): void {
    if (this.playing) return this.pause();
    if (this.ply === this.last) this.jump(0);
    this.playing = true;
    if (!this.stage.busy) this.forward();
  }

  /** What is being shown is shown to its end. */
  pause(): void {
    clearTimeout(this.timer);
    this.playing = false;
  }

  /** Nobody looks any more. */
  leave(): void {
    this.pause();
    this.stage.jump(null);
  }

  private forward(): void {
    if (this.ply === this.last) return this.pause();
    this.ply += 1;
    this.stage.push(this.now.happened?.events ?? [], this.now.view);
  }

  /** Everything of this ply has been shown. */
  private rest(): void {
    if (this.playing) this.timer = setTimeout(() => this.forward(), PAUSE / this.speed);
  }
}
