/**
 * What a game is for the page. Everything around a table is written against this: `registry.ts` and `later.ts` have the games, a
 * folder each, and nothing else asks which one it is.
 *
 * The room plays events one after the other: for each it calls the game's `advance(view, event)`, hands the result down as `view`
 * together with `event`, and waits `duration(event)` before the next. When all are shown, the server's own state takes over. So a
 * table only draws `view`; things that glide use CSS transitions between one view and the next, and `event` is there for effects
 * that are over when it is (a flash, a number that rises, a token that flies).
 */
import type { Component, ComponentInternals, Snippet } from 'svelte';

import type { Names } from '../lib/seats.svelte';
import type { Language } from '../lib/texts.svelte';
import type { Refusal } from '../net/socket';
import type { Step } from '../learn/script';
import type { Sound } from '../sound/sounds';
import type { GameInfo, Happened, Options, Ply, SeatName, State, Unknown, View } from '../wire/protocol';
import type { Book } from './book';

export type GameName = View['game'];

type Views = { [G in GameName]: Extract<View, { game: G }> };
type Events = { [G in GameName]: Extract<Happened, { game: G }>['events'][number] };
type AllOptions = { [G in GameName]: Extract<Options, { game: G }> };
type Limits = { [G in GameName]: Extract<GameInfo, { game: G }>['limits'] };

export type ViewOf<G extends GameName> = Views[G];
export type EventOf<G extends GameName> = Events[G];
export type OptionsOf<G extends GameName> = AllOptions[G];
export type Event = EventOf<GameName>;

/**
 * A game's own part of the page that is there from the start. Everything a server says about a table is of that table's game; so
 * what a table holds is passed on to its game without asking again. That is why these are methods: one game's module may stand
 * where any game's is wanted.
 */
export interface Game<G extends GameName = GameName> {
  /** The table. */
  Table: Drawn<TableProps<G>>;
  /** A picture for the home page. */
  Picture: Component;
  /** What one can make for it oneself, as the message that names it; null for nothing. */
  makes: string | null;
  /** What is hidden when several people share a device; null for a game without secrets. */
  secrets: Secrets<G> | null;
  sounds: Partial<Record<EventOf<G>['type'], Sound>>;

  /** The view after an event, for drawing only; the server's state replaces it in the end. Never changes its argument. */
  advance(view: ViewOf<G>, event: EventOf<G>): ViewOf<G>;
  /** How long an event is shown at normal speed, in milliseconds; 0 for what nobody needs to see. */
  duration(event: EventOf<G>): number;
  /** Is there something to choose? */
  isAsked(view: ViewOf<G>): boolean;
  /** The view with nothing to choose. */
  unasked(view: ViewOf<G>): ViewOf<G>;

  /** An event in words, or null if it is part of another's; for the log and for screen readers. */
  sentence(event: EventOf<G>, before: ViewOf<G>, names: Names): string | null;
  /** The question with all that somebody needs who does not see the table. */
  asks(view: ViewOf<G>, seat: SeatName, names: Names, options: OptionsOf<G>): string;
  /** How it ended, for those who do not see it. */
  ends(state: State, view: ViewOf<G>, names: Names): string;
  /** How it stands, for the bar over the table; and what to mind there. */
  standing(view: ViewOf<G>): string | null;
  minding(view: ViewOf<G>): string | null;
  /** What was agreed, a sentence each, with the rule it is about. */
  agreed(options: OptionsOf<G>, names: Names): { text: string; rule: string | null }[];
  /** What all have together instead of points of their own; null where everybody has their own. */
  commonScore(view: ViewOf<G>): string | null;

  /** Options without what is about seats that are not there. */
  fit(options: OptionsOf<G>, seats: readonly SeatName[]): OptionsOf<G>;
  /** Options with what the fragment of a link brings along. */
  linked(options: OptionsOf<G>, fragment: string): OptionsOf<G>;
  /** The options of a game that is started with one tap, oneself in the first seat. */
  quick(options: OptionsOf<G>): OptionsOf<G>;
}

/** What several people at one device hide from each other. */
export interface Secrets<G extends GameName> {
  /** The view without what only one seat may know; no action that is left names it. */
  cover(view: ViewOf<G>): ViewOf<G>;
  /** The event as everybody saw it. */
  coverEvent(event: EventOf<G>): EventOf<G>;
  /** Has the seat anything to look at? */
  isHolding(view: ViewOf<G>, seat: SeatName): boolean;
  /** Is the seat to choose from what is hidden? */
  isPicking(view: ViewOf<G>, seat: SeatName): boolean;
}

/** All that can be agreed before a game, as a form; loaded with what comes before a game. */
export type GameForm<G extends GameName = GameName> = Drawn<FormProps<G>>;

/** A game's part of what is loaded when it is first wanted. */
export interface LaterGame<G extends GameName = GameName> {
  /** The table for all, on a large screen that holds no seat. */
  Screen: Drawn<TableProps<G>>;
  /** Where one makes something for the game oneself; the fragment of the address says what. */
  Make: Component<{ fragment: string }> | null;
  /** What was agreed, where words are not enough. */
  Agreed: Drawn<{ options: OptionsOf<G> }> | null;
  /** The drawn examples of the rules. */
  Drawing: Component<{ name: string; parts: readonly string[] }>;
  /** What the rules in brief show besides words, after their first part. */
  Reference: Component | null;
  /** The letter its rules begin with. */
  letter: string;
  /** Every rule, chapter by chapter. */
  chapters: Record<string, readonly string[]>;
  /** The drawn examples, under the rule they belong to. */
  figures: Record<string, readonly string[]>;
  books: Record<Language, () => Promise<{ default: Book }>>;
  /** The first game, step by step. */
  script: readonly Step[];
  /** Words on the buttons, for the coach's sentences. */
  buttons(): Record<string, string>;
  /** The part of the table that is to be tapped next for an action; null while it is not there. */
  target(table: ParentNode, view: ViewOf<G>, action: string): Element | null;
  /** A kind of card or token named in a review, by the name of the value: how it is said, and how it is said as an object. */
  kind(name: string, value: string): Record<string, string> | null;
  /** An action of a review in a few words. */
  spoken(action: string): string;
  /** Where on the table an action goes, as selectors of its parts; null for what has no place there. */
  drawn(view: ViewOf<G>, seat: SeatName, action: string): { from: string | null; to: string } | null;
  /** Where odds belong on the table. */
  marks(odds: readonly Unknown[]): Mark[];
  /** The turn it is, in any words: other words are another turn. */
  turn(view: ViewOf<G>): string;
  /** Is it told even in fast motion? */
  isMilestone(event: EventOf<G>): boolean;
  /** An event in words where it may be all that was done. */
  retold(event: EventOf<G>, before: ViewOf<G>, names: Names): string | null;

  /** How a game ended for a seat, or for those who only saw it (null), and why it did, a sentence each. */
  verdict(ended: Ended<G>, seat: SeatName | null): Verdict;
  /** Everybody's result and what they gathered. */
  Spoils: Drawn<SpoilsProps<G>>;
  /** The ply that decided; null if none did. */
  turning(plies: readonly Ply[], ended: Ended<G>): number | null;
  /** The results as they stand in a picture to hand on, the best first. */
  results(ended: Ended<G>, plies: readonly Ply[]): Result[];
}

/** A chance on the table. */
export interface Mark {
  /** A selector of the part it belongs to. */
  at: string;
  /** Where on that part. */
  side: 'middle' | 'corner' | 'below';
  /** What is likeliest, as a letter; null for yes or no. */
  kind: string | null;
  percent: number;
}

/** A game that is over. */
export interface Ended<G extends GameName = GameName> {
  /** The table's id; null where it does not matter. */
  table: string | null;
  state: State;
  options: OptionsOf<G>;
  view: ViewOf<G>;
  names: Names;
}

export interface Verdict {
  title: string;
  /** Is it worth a cheer? */
  won: boolean;
  why: string[];
}

export interface SpoilsProps<G extends GameName = GameName> {
  ended: Ended<G>;
  /** For whom it ended; null for those who only saw it. */
  seat: SeatName | null;
  verdict: Verdict;
  /** The recorded game; null while it is not here yet. */
  plies: readonly Ply[] | null;
}

export interface Result {
  owners: readonly SeatName[];
  name: string;
  points: string;
  /** Draws what was gathered into a box of a canvas. */
  draw(
    canvas: CanvasRenderingContext2D,
    box: { x: number; y: number; width: number; height: number },
  ): void | Promise<void>;
}

/** A component that draws what belongs to one game, as a method. */
type Drawn<Props extends object> = Pick<Component<Props>, 'element' | 'z_$$bindings'> &
  { draw(internals: ComponentInternals, props: Props): ReturnType<Component<Props>> }['draw'];

export interface TableProps<G extends GameName = GameName> extends Around<G> {
  /** What was agreed. */
  options: OptionsOf<G>;
  /** What to draw now. Nothing can be chosen in it while events are still being shown. */
  view: ViewOf<G>;
  /** What is being shown right now; `view` is already as it is afterwards. */
  event: EventOf<G> | null;
  /** Counts the events, so that two equal ones in a row are two. */
  beat: number;
  /** How long the event is shown, in milliseconds at the chosen speed: the time for its transitions. 0: at once. */
  pace: number;
}

/** What is there beside the game itself. */
export interface Around<G extends GameName = GameName> {
  /** The table's id; none for a game from a file, and for a lesson. */
  table?: string | null;
  /** The table around the game: names, options, stage, outcome, what one holds. It may be ahead of `view` while events are shown. */
  state: State;
  /** The seat one views as, and for which `act` acts; null for watchers, and behind the curtain. */
  seat: SeatName | null;
  /** An action on its way to the server: show it as chosen, and ask nothing else. */
  pending: string | null;
  /** Plays one of the legal actions for `seat`. */
  act: (action: string) => void;
  /** Tries what is not among the legal actions, to learn why not; null if it was possible after all. */
  attempt?(action: string): Promise<Refusal | null>;
  /** Plays what is chosen from what lies hidden on a shared device. */
  actUnseen?(choose: (view: ViewOf<G>) => string | null): void;
  /** Stands where one's own cards lie: the curtain on a shared device, and what lifts it. */
  passing?: Snippet | undefined;
  /** Is the board on another screen, so that the cards may take its room? */
  inHand?: boolean;
  /** Points at a stack for the others. */
  point: (stack: number) => void;
  /** Who points where at the moment; each disappears by itself after some seconds. */
  pointed: readonly Pointed[];
  /** Bots that are thinking. */
  thinking: readonly SeatName[];
  /** Seats with a connection. */
  online: readonly SeatName[];
  /** A recorded game: nobody is “you”, and there is nothing to do. */
  recorded?: boolean;
}

export interface Pointed {
  seat: SeatName;
  stack: number;
}

export interface FormProps<G extends GameName = GameName> {
  /** What is agreed so far; the form changes it. */
  options: OptionsOf<G>;
  /** What is usual for so many seats. */
  usual: OptionsOf<G>;
  /** What it may be. */
  limits: Limits[G];
  /** The seats there are. */
  seats: readonly SeatName[];
  /** What comes along; the form changes it. */
  brought: Brought;
}

/** What a new table is made of besides what is agreed. */
export interface Brought {
  /** Makes the photo that is sent with the wish for the table, in base64; null for none. */
  photo: (() => Promise<string>) | null;
}
