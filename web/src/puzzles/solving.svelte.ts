/** A puzzle being solved: what is shown before, the position, what was tried in it, and what became of that. The page draws it. */
import type { Event } from '../games/game';
import { LATER } from '../games/later';
import { GAMES } from '../games/registry';
import { solve } from '../lib/puzzles';
import { type Names, namesAt } from '../lib/seats.svelte';
import { settings } from '../lib/settings.svelte';
import { Stage } from '../lib/stage.svelte';
import { t } from '../lib/texts.svelte';
import { call } from '../net/http';
import { Player } from '../replay/player.svelte';
import type { AskPuzzle, Options, Puzzle, Replay, State, View } from '../wire/protocol';
import type { Entry } from './files';

export const ask = (asked: AskPuzzle): Promise<Puzzle> => call('puzzles', asked);

/** There is nobody to point for. */
const silent = (options: Options): Options => ('silent' in options ? { ...options, silent: true } : options);

export class Solving {
  /** What the engine says of it and of the last try. */
  told = $state.raw() as Puzzle;
  ply = $state(0);
  /** A try on its way to the engine. */
  pending = $state<string | null>(null);
  problem = $state<unknown>(null);
  /** Was the answer looked at before it was found? */
  shown = $state(false);
  /** The answer played out, while one watches it. */
  player = $state.raw<Player | null>(null);
  /** Sentences for those who listen, the newest last. */
  said = $state.raw<{ id: number; text: string }[]>([]);

  readonly stage = new Stage<View, Event>(
    ({ game }) => GAMES[game],
    (event, before) => {
      const sentence = GAMES[before.game].sentence(event, before, this.names);
      if (sentence) this.say(sentence);
    },
    { factor: () => settings.factor, done: () => undefined },
  );

  private tried: string[] = [];
  private count = 0;

  constructor(
    readonly entry: Entry,
    told: Puzzle,
  ) {
    this.told = told;
    this.jump(0);
  }

  /** Is something still shown that has to be remembered? */
  get watching(): boolean {
    return this.ply < this.told.asked;
  }

  /** What one does oneself in what is being shown: a card is named here, for the table lays it face down. */
  get recalled(): string | null {
    const line = this.watching ? this.told.replay.plies[this.ply]?.line : null;
    return line ? LATER[this.entry.game].spoken(line.slice(line.indexOf(' ') + 1)) : null;
  }

  /** May something be tapped? */
  get asks(): boolean {
    const open = this.told.verdict === 'open' || this.told.verdict === 'going';
    return open && !this.shown && !this.watching && !this.stage.busy && this.pending === null;
  }

  /** The table as the game's component wants it, with names in the reader's language. */
  get state(): State {
    return this.at(this.told.replay, this.ply);
  }

  get names(): Names {
    return namesAt(this.state);
  }

  /** The next of what is shown before the question. */
  advance(): void {
    const next = this.told.replay.plies[this.ply + 1];
    if (!next) return;
    this.ply += 1;
    this.stage.push(next.happened?.events ?? [], next.view);
    if (this.recalled) this.say(this.recalled);
  }

  /** Straight to the question. */
  skip(): void {
    this.jump(this.told.asked);
  }

  /** From the beginning; what has to be remembered is shown again. */
  async again(): Promise<void> {
    this.leavePlayer();
    // Before the answer comes, which no longer has what was tried.
    this.jump(0);
    if (await this.put([], false)) this.shown = false;
  }

  /** One tries something. */
  async act(action: string): Promise<void> {
    if (!this.asks) return;
    this.pending = action;
    if (!(await this.put([...this.tried, action], false))) return;
    if (this.told.verdict === 'right' && !this.shown) solve(this.entry.id);
    this.advance();
  }

  /** One wants to see the answer. */
  async reveal(): Promise<void> {
    if (!this.told.answer && !(await this.put([], true))) return;
    if (this.told.verdict !== 'right') this.shown = true;
    const { replay, answer, seat } = this.told;
    if (!answer) return;
    const plies = answer.line;
    this.player = new Player({ ...replay, plies }, { viewer: seat, ply: 0 });
    this.player.toggle();
  }

  /** The table while the answer is played out. */
  get playedOut(): State | null {
    return this.player && this.at(this.player.replay, this.player.ply);
  }

  say(text: string): void {
    this.said = [...this.said, { id: ++this.count, text }].slice(-12);
  }

  leave(): void {
    this.leavePlayer();
    this.stage.jump(this.stage.view);
  }

  private leavePlayer(): void {
    this.player?.leave();
    this.player = null;
  }

  /** Asks the engine; says whether it answered. */
  private async put(tried: string[], reveal: boolean): Promise<boolean> {
    this.problem = null;
    try {
      this.told = await ask({ text: this.entry.text, tried, reveal });
      this.tried = tried;
      return true;
    } catch (error) {
      this.problem = error;
      return false;
    } finally {
      this.pending = null;
    }
  }

  private jump(ply: number): void {
    this.ply = ply;
    this.stage.jump(this.told.replay.plies[ply]?.view ?? null);
  }

  private at({ info, plies }: Replay, at: number): State {
    const ply = plies[at];
    if (!ply) throw new Error('a puzzle has a position');
    const { seat } = this.told;
    const seats = info.seats.map((one) =>
      one.seat === seat
        ? { ...one, holder: 'person' as const, name: t('seat-default-name') }
        : { ...one, holder: 'bot' as const },
    );
    return {
      info: { ...info, options: silent(info.options), seats, stage: 'playing', outcome: null },
      status: ply.status,
      you: {
        seats: [{ seat, question: at, undo: null }],
        invited: [],
        freed: [],
        claimed: [],
        host: false,
        looking: seat,
      },
      view: ply.view,
    };
  }
}
