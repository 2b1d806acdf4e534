/** A first game under way: where it stands, what it waits for, and what becomes of a tap. The page draws it. */
import * as gambitLog from '../gambit/log';
import * as gambitStage from '../gambit/stage';
import type { Game } from '../lib/route.svelte';
import { namesAt } from '../lib/seats.svelte';
import { Stage } from '../lib/stage.svelte';
import type { Names } from '../lib/table-props';
import { t } from '../lib/texts.svelte';
import * as skakanieLog from '../skakanie/log';
import * as skakanieStage from '../skakanie/stage';
import type {
  Event,
  GambitEvent,
  GambitView,
  Replay,
  SkakanieEvent,
  SkakanieView,
  State,
} from '../wire/protocol';
import { PUPIL, type Step } from './scripts';

/** How much faster fast motion is. */
const FAST = 0.25;
/** How long one looks at the table before somebody else plays, in milliseconds at normal speed. */
export const BREATH = 700;

export class Lesson {
  /** How many steps and plies are done. */
  at = $state(0);
  ply = $state(0);
  /** How often something else was tapped at this step. */
  slips = $state(0);
  /** Sentences for those who listen, the newest last. */
  said = $state.raw<{ id: number; text: string }[]>([]);

  readonly gambit: Stage<GambitView, GambitEvent>;
  readonly skakanie: Stage<SkakanieView, SkakanieEvent>;
  private count = 0;

  constructor(
    readonly game: Game,
    readonly replay: Replay,
    readonly script: readonly Step[],
  ) {
    const pace = <E>(duration: (event: E) => number) => ({
      duration: (event: E) => duration(event) * (this.step?.fast ? FAST : 1),
    });
    this.gambit = new Stage(
      { ...gambitStage, ...gambitLog, ...pace(gambitStage.duration) },
      (event, before) => this.tell(event, gambitLog.sentence(event, before, this.names)),
    );
    this.skakanie = new Stage(
      { ...skakanieStage, ...skakanieLog, ...pace(skakanieStage.duration) },
      (event, before) => this.tell(event, skakanieLog.sentence(event, before, this.names)),
    );
    this.jump(0);
  }

  /** What it waits for, or what it is on the way to; undefined when everything is done. */
  get step(): Step | undefined {
    return this.script[this.at];
  }

  /** Is something being shown, or to come before the step? */
  get busy(): boolean {
    return this.gambit.busy || this.skakanie.busy || this.ply < (this.step?.after ?? 0);
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
    const view = plies[this.ply]?.view ?? null;
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
        waiting: plies[this.ply]?.waiting ?? [],
        outcome: this.over ? info.outcome : null,
      },
      you: {
        seats: [{ seat: PUPIL, question: this.ply, undo: null }],
        invited: [],
        host: false,
        looking: PUPIL,
      },
      view,
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
    const { events, view } = next;
    if (view.game === 'gambit') this.gambit.push(events as GambitEvent[], view);
    else this.skakanie.push(events as SkakanieEvent[], view);
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
    if (this.gambit.busy) this.gambit.skip();
    if (this.skakanie.busy) this.skakanie.skip();
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

  leave(): void {
    this.gambit.jump(null);
    this.skakanie.jump(null);
  }

  /** Says something to those who listen. */
  say(text: string): void {
    this.said = [...this.said, { id: ++this.count, text }].slice(-12);
  }

  private jump(ply: number): void {
    this.ply = ply;
    const view = this.replay.plies[ply]?.view;
    this.gambit.jump(view?.game === 'gambit' ? view : null);
    this.skakanie.jump(view?.game === 'skakanie' ? view : null);
  }

  /** In fast motion only what matters is told. */
  private tell(event: Event, sentence: string | null): void {
    if (sentence && (!this.step?.fast || event.type === 'token_discarded')) this.say(sentence);
  }
}
