/** A first game under way: where it stands, what it waits for, and what becomes of a tap. The page draws it. */
import type { Event, GameName } from '../games/game';
import { LATER } from '../games/later';
import { GAMES } from '../games/registry';
import { type Names, namesAt } from '../lib/seats.svelte';
import { Stage } from '../lib/stage.svelte';
import { t } from '../lib/texts.svelte';
import { settings } from '../lib/settings.svelte';
import type { Replay, State, View } from '../wire/protocol';
import { PUPIL, type Step } from './script';

/** How much faster fast motion is. */
const FAST = 0.25;
/** How long one looks at the table before somebody else plays, in milliseconds at normal speed. */
export const STEP_DELAY = 700;

export class Lesson {
  /** How many steps and plies are done. */
  at = $state(0);
  ply = $state(0);
  /** How often something else was tapped at this step. */
  slips = $state(0);
  /** Sentences for those who listen, the newest last. */
  said = $state.raw<{ id: number; text: string }[]>([]);

  readonly stage = new Stage<View, Event>(
    ({ game }) => GAMES[game],
    (event, before) => this.tell(event, before),
    { factor: () => settings.factor * (this.step?.fast ? FAST : 1), done: () => undefined },
  );
  private count = 0;

  constructor(
    readonly game: GameName,
    readonly replay: Replay,
    readonly script: readonly Step[] = LATER[game].script,
    /** The step it begins with, for who comes back to it. */
    from = 0,
  ) {
    this.at = this.script[from] ? from : 0;
    this.jump(this.at > 0 ? (this.step?.after ?? 0) : 0);
  }

  /** What it waits for, or what it is on the way to; undefined when everything is done. */
  get step(): Step | undefined {
    return this.script[this.at];
  }

  /** Is something being shown, or to come before the step? */
  get busy(): boolean {
    return this.stage.busy || this.ply < (this.step?.after ?? 0);
  }

  /** The pupil is asked this; null while something is shown or read. */
  get wants(): string | null {
    return this.busy ? null : (this.step?.wants ?? null);
  }

  get over(): boolean {
    return this.ply === this.replay.plies.length - 1;
  }

  /** The table as the game's component wants it: the recorded one, with names in the reader's language. */
  get state(): State {
    const { info, plies } = this.replay;
    const ply = plies[this.ply];
    if (!ply) throw new Error('a recorded game has a start');
    const seats = info.seats.map((seat) =>
      seat.seat === PUPIL
        ? { ...seat, holder: 'person' as const, name: t('seat-default-name') }
        : { ...seat, holder: 'bot' as const },
    );
    return {
      info: {
        ...info,
        seats,
        stage: this.over ? 'over' : 'playing',
        outcome: this.over ? info.outcome : null,
      },
      status: ply.status,
      you: {
        seats: [{ seat: PUPIL, question: this.ply, undo: null }],
        invited: [],
        freed: [],
        claimed: [],
        host: false,
        looking: PUPIL,
      },
      view: ply.view,
    };
  }

  get names(): Names {
    return namesAt(this.state);
  }

  /** Shows the next ply. */
  advance(): void {
    const next = this.replay.plies[this.ply + 1];
    if (!next) return;
    this.ply += 1;
    this.stage.push(next.happened?.events ?? [], next.view);
  }

  /** The pupil's action. Only the recorded one goes on; everything else is answered. */
  act(action: string): void {
    if (this.wants === null) return;
    if (action !== this.wants) return this.slip();
    this.slips = 0;
    this.at += 1;
    this.advance();
  }

  /** Something else was tapped. */
  slip(): void {
    this.slips += 1;
  }

  /** What was to be read has been read. */
  read(): void {
    if (this.busy || this.step?.wants !== null) return;
    this.at += 1;
  }

  /** The rest of what is being shown, at once. */
  hurry(): void {
    if (this.stage.busy) this.stage.skip();
  }

  /** Straight to the step. */
  skip(): void {
    this.jump(this.step?.after ?? this.ply);
  }

  again(): void {
    this.at = 0;
    this.slips = 0;
    this.jump(0);
  }

  /** Nothing moves any more. */
  leave(): void {
    this.stage.jump(this.stage.view);
  }

  /** Says something to those who listen. */
  say(text: string): void {
    this.said = [...this.said, { id: ++this.count, text }].slice(-12);
  }

  private jump(ply: number): void {
    this.ply = ply;
    this.stage.jump(this.replay.plies[ply]?.view ?? null);
  }

  /** In fast motion only what matters is told. */
  private tell(event: Event, before: View): void {
    if (this.step?.fast && !LATER[this.game].isMilestone(event)) return;
    const sentence = GAMES[this.game].sentence(event, before, this.names);
    if (sentence) this.say(sentence);
  }
}
