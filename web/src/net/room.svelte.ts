/** A table this browser is at: what it knows of it, and what it can do there. The screens draw it and call its methods. */
import { flushSync } from 'svelte';

import type { Event, Game, GameName, Pointed } from '../games/game';
import {
  addKey,
  carryOver,
  keep,
  keyring,
  newEntropy,
  newKey,
  NO_KEYS,
  reseated,
  type HandOver,
  type Keyring,
} from '../lib/keys';
import { answered } from '../lib/outdated.svelte';
import { settings } from '../lib/settings.svelte';
import { Stage } from '../lib/stage.svelte';
import type {
  Code,
  Command,
  Happened,
  Own,
  Query,
  Reaction,
  SeatInfo,
  SeatName,
  Sighting,
  State,
  View,
} from '../wire/protocol';
import { covered, coveredEvents, coveredLine, isShared } from './covered';
import { eager } from './eager';
import { isHere } from './here';
import { retold, type Line, type Told } from './lines';
import {
  Connection,
  type Changed,
  type ConnectionStatus,
  type Listener,
  type Passing,
  type Past,
  type Refusal,
} from './socket';
import type { Transport } from './transport';

interface Pending {
  ack: string;
  seat: SeatName;
  action: string;
  /** Both an acknowledgement and a change have to come before it is over; either may be first. */
  acknowledged: boolean;
  changed: boolean;
}

/** What one is told when one asks for help. */
export type Advice = Extract<Passing, { type: 'hint' | 'remark' | 'odds' }>;

const MOST_LINES = 400;
/** After this it is said what one has seen. */
const MOMENT = 1000;
const SHORTLY = 4_000;

/** The state after a change of it; what it leaves out is as it was. The first view has all its fields. */
function after(state: State, { info = state.info, status, you, view }: Changed): State {
  return {
    info,
    status,
    you: { ...state.you, ...you },
    view: view ? ({ ...state.view, ...view } as View) : null,
  };
}

export class Room {
  state = $state.raw<State | null>(null);
  status = $state<ConnectionStatus>('connecting');
  /** Why the connection is closed. */
  code = $state<Code | null>(null);
  online = $state.raw<SeatName[]>([]);
  watchers = $state(0);
  /** When others were last here, and what they saw; of who does not want that there is nothing. */
  sightings = $state.raw<readonly Sighting[]>([]);
  /** The last change in which something happened in the game. */
  lastMove = $state(0);
  thinking = $state.raw<SeatName[]>([]);
  /** How much of their usual time bots get, in per cent: less when the server is busy. */
  botPace = $state(100);
  reactions = $state.raw<{ id: number; seat: SeatName; reaction: Reaction }[]>([]);
  pointed = $state.raw<Pointed[]>([]);
  refusal = $state.raw<Refusal | null>(null);
  pending = $state.raw<Pending | null>(null);
  log = $state.raw<Line[]>([]);
  ring = $state.raw<Keyring>(NO_KEYS);
  /** Does whoever has the shared device look at their cards? Otherwise no card of theirs is kept here, much less shown. */
  open = $state(false);
  /** What is chosen from the cards when they come, without showing them. */
  choice = $state.raw<((view: View) => string | null) | null>(null);
  /** Why one has no seat any more: another device took it, or the host freed it. */
  lost = $state<'moved' | 'freed' | null>(null);
  /** Was the table made to play at once? */
  starting = $state(false);
  /** When the time of those who are waited for is up, on the clock of `performance.now()`. */
  deadline = $state<number | null>(null);

  /** Hears advice, and refusals of it; true for what needs no notice. */
  advised: ((message: Advice | Refusal) => boolean) | null = null;

  readonly stage = new Stage<View, Event>(
    ({ game }) => this.games[game],
    (event, before) => this.happened(event, before),
  );

  private connection: Connection;
  private wished: SeatName | null = null;
  private count = 0;
  private readonly attempts = new Map<string, (refusal: Refusal | null) => void>();
  /** The newest change one was told. */
  private version: number | null = null;
  /** The change one said last that one has seen, and what says the next. */
  private said: number | null = null;
  private saying: ReturnType<typeof setTimeout> | undefined;
  /** What the log had, and up to which change, when changes were missed that are not told yet. */
  private missed: { since: number | null; log: Told[]; seats: readonly SeatInfo[] } | null = null;
  /** Who sat where when an event happened that is still to be shown. */
  private readonly doers = new WeakMap<Event, readonly SeatInfo[]>();
  /** One's own seats that one has given to a bot, and wants it to go on. */
  private readonly lent = new Set<SeatName>();

  constructor(
    readonly table: string,
    private readonly games: Record<GameName, Game>,
    private readonly transport?: (table: string) => Transport,
  ) {
    this.ring = keyring(table);
    this.connection = this.connect();
  }

  /** The seats this browser holds. */
  get mine(): SeatName[] {
    return this.state?.you.seats.map(({ seat }) => seat) ?? [];
  }

  /** Is there no seat one may have? */
  get isWatching(): boolean {
    const { invited, freed, claimed } = this.state?.you ?? {};
    return [invited, freed, claimed].every((seats) => seats?.length === 0);
  }

  /** The seat one views as; null behind the curtain and for watchers. */
  get seat(): SeatName | null {
    return this.state?.you.looking ?? null;
  }

  /** Do several people share this device, with something to hide from each other? */
  get shared(): boolean {
    return this.state !== null && isShared(this.state, this.games);
  }

  /** Who sat down at a screen for all has a hand of cards, unless they chose otherwise. Who watches does not matter. */
  get inHand(): boolean {
    return settings.large === 'auto' ? this.ring.screen : settings.large === 'hand';
  }

  /** Is something still being shown? */
  get busy(): boolean {
    return this.stage.busy;
  }

  skip(): void {
    this.stage.skip();
  }

  hurry(): void {
    this.connection.hurry();
  }

  /** Comes back to a table that was lost for good. */
  again(): void {
    this.status = 'connecting';
    this.connection = this.connect();
  }

  leave(): void {
    clearTimeout(this.saying);
    this.connection.stop();
    this.stage.jump(null);
  }

  act(seat: SeatName, action: string): void {
    const question = this.own(seat)?.question;
    if (this.pending || question === null || question === undefined) return;
    const ack = this.request({ type: 'act', seat, question, action });
    this.pending = { ack, seat, action, acknowledged: false, changed: false };
    this.cover();
  }

  /** Tries an action that may not be possible. Who tries it shows why not: it is no refusal for the whole page. */
  attempt(seat: SeatName, action: string): Promise<Refusal | null> {
    const question = this.own(seat)?.question;
    if (this.pending || question === null || question === undefined) return Promise.resolve(null);
    const ack = this.request({ type: 'act', seat, question, action });
    return new Promise((answer) => this.attempts.set(ack, answer));
  }

  /** Acts with cards that lie face down: they are asked for, chosen from, and forgotten. */
  actUnseen(choose: (view: View) => string | null): void {
    if (this.pending || this.choice || !this.seat) return;
    this.choice = choose;
    this.look(this.seat);
  }

  /** Shows the cards of who has the shared device, until `cover`. */
  uncover(): void {
    if (!this.shared || !this.seat || this.open || this.status !== 'online') return;
    this.open = true;
    this.look(this.seat);
  }

  /** Every card that is not public is gone at once, from what is shown and from what is kept. */
  cover(): void {
    if (!this.open) return;
    flushSync(() => {
      this.open = false;
      if (this.state) this.state = covered(this.state, this.games);
      this.stage.alter((view) => this.games[view.game].secrets?.cover(view) ?? view);
    });
  }

  /** The change a seat may take back; null if there is none. */
  undoable(seat: SeatName | null): number | null {
    return this.own(seat)?.undo ?? null;
  }

  /** The seat that may take something back now: the one that looks, or whoever at this device acted last. */
  get undoing(): SeatName | null {
    if (this.undoable(this.seat) !== null) return this.seat;
    const able = this.mine.filter((seat) => this.undoable(seat) !== null);
    able.sort((a, b) => (this.undoable(b) ?? 0) - (this.undoable(a) ?? 0));
    return able[0] ?? null;
  }

  undo(seat: SeatName): void {
    const change = this.undoable(seat);
    if (change !== null) this.request({ type: 'undo', seat, change });
  }

  /** With whose eyes to look from now on. */
  look(seat: SeatName | null): void {
    this.skip();
    if (seat !== this.wished) this.cover();
    this.wished = seat;
    this.connection.ask({ type: 'look', seat });
  }

  /** Sits down with an invitation's key. The new key is kept before it is sent: even a lost answer loses no seat. */
  sit(key: string, name: string): void {
    const new_key = newKey();
    this.addKey(new_key);
    this.request({ type: 'sit', key, name, new_key });
  }

  rename(seat: SeatName, name: string): void {
    this.request({ type: 'rename', seat, name });
  }

  ready(seat: SeatName, ready: boolean): void {
    this.request({ type: 'ready', seat, entropy: ready ? newEntropy() : null });
  }

  vote(seat: SeatName, agree: boolean): void {
    this.request({ type: 'vote', seat, agree });
  }

  standIn(seat: SeatName, level: string | null): void {
    if (level && this.mine.includes(seat)) this.lent.add(seat);
    this.request({ type: 'stand_in', seat, level });
  }

  setUnseen(seat: SeatName, unseen: boolean): void {
    this.request({ type: 'unseen', seat, unseen });
  }

  /** The others may know what one has seen: after a moment, so that a quick game is not told twice. */
  private sayWhatIsSeen(): void {
    this.saying ??= setTimeout(() => {
      this.saying = undefined;
      const { state, version } = this;
      if (!state || version === null || version === this.said || isHere(this.table)) return;
      const own = state.you.seats.some(({ unseen }) => !unseen);
      const others = state.info.seats.some(
        ({ seat, holder }) => holder === 'person' && !this.mine.includes(seat),
      );
      if (document.hidden || this.status !== 'online' || !own || !others) return;
      this.said = version;
      this.connection.signal({ type: 'saw', version });
    }, MOMENT);
  }

  /** Whoever comes back to a seat has it, unless they gave it to a bot themselves. */
  comeBack(): void {
    if (document.hidden || this.status !== 'online') return;
    this.sayWhatIsSeen();
    for (const { seat, stand_in } of this.state?.info.seats ?? [])
      if (stand_in && this.mine.includes(seat) && !this.lent.has(seat)) this.standIn(seat, null);
  }

  changeSeat(seat: SeatName, to: SeatName): void {
    this.request({ type: 'change_seat', seat, to });
  }

  drawLots(): void {
    this.request({ type: 'draw_lots' });
  }

  placeBot(seat: SeatName, level: string): void {
    this.request({ type: 'place_bot', seat, level });
  }

  /** A link with which another device takes the seat over; returns its key. */
  offer(seat: SeatName): string {
    const new_key = newKey();
    this.request({ type: 'offer', seat, new_key });
    return new_key;
  }

  /** Of a seat one had until it was freed: lets who asks for it have it, or takes it back. */
  answerClaim(seat: SeatName, accept: boolean): void {
    this.request({ type: 'answer_claim', seat, accept });
  }

  /** Frees a seat and makes a new invitation to it. */
  free(seat: SeatName): void {
    const new_key = newKey();
    this.keepRing({ ...this.ring, links: { ...this.ring.links, [seat]: new_key } });
    this.request({ type: 'free', seat, new_key });
  }

  /** Makes a new link for the whole table or for watchers; the old one is void. */
  newLink(of: 'invite' | 'watch'): void {
    const new_key = newKey();
    this.keepRing({ ...this.ring, [of]: new_key });
    this.request({ type: of === 'watch' ? 'new_watch_link' : 'new_invite', new_key });
  }

  rematch(): void {
    this.request({ type: 'rematch' });
  }

  react(seat: SeatName, reaction: Reaction): void {
    this.connection.signal({ type: 'react', seat, reaction });
  }

  point(seat: SeatName, stack: number): void {
    this.connection.signal({ type: 'point', seat, stack });
  }

  /** Asks for something that changes nothing. */
  ask(query: Query): void {
    this.connection.ask(query);
  }

  /** Says why something cannot be done, as if the server had. */
  refuse(code: Code): void {
    this.refusal = { type: 'refused', table: this.table, ack: null, code, reason: null, rule: null };
  }

  dismiss(): void {
    this.refusal = null;
  }

  /** Another link to this table was opened. */
  addKey(key: string): void {
    addKey(this.table, key);
    this.ring = keyring(this.table);
  }

  /** This browser's game goes to a server, or stays here after all. */
  handOver(handed: HandOver | null): void {
    this.keepRing({ ...this.ring, handed });
  }

  rejoin(): void {
    this.connection.rejoin();
  }

  private own(seat: SeatName | null): Own | undefined {
    return this.state?.you.seats.find((one) => one.seat === seat);
  }

  request(command: Command): string {
    this.refusal = null;
    return this.connection.request(command);
  }

  private keepRing(ring: Keyring): void {
    keep(this.table, ring);
    this.ring = ring;
  }

  private connect(): Connection {
    return new Connection(this.table, () => this.ring.keys, this.listener(), this.transport);
  }

  /** Without its seat a device has no more business at the table, unless its link also was for watching. */
  private goOnWatching(): boolean {
    const { watch, keys } = this.ring;
    if (!watch || keys.includes(watch)) return false;
    this.addKey(watch);
    this.connection = this.connect();
    return true;
  }

  private listener(): Listener {
    return {
      welcomed: answered,
      synced: (state, version) => this.synced(state, version),
      changed: (change) => this.changed(change),
      past: (past) => this.retell(past),
      acknowledged: (ack) => {
        this.answer(ack, null);
        this.settle(ack, 'acknowledged');
      },
      refused: (refusal) => this.refused(refusal),
      heard: (message) => this.heard(message),
      status: (status, code) => {
        if (status !== 'online') this.cover();
        if (code === 'seat_moved' || code === 'seat_freed') {
          this.lost = code === 'seat_freed' ? 'freed' : 'moved';
          if (this.goOnWatching()) return;
        }
        this.status = status;
        this.code = code;
      },
    };
  }

  private synced(whole: State, version: number): void {
    this.skip();
    const seats = this.state?.info.seats ?? [];
    const state = this.take(whole);
    if (version !== this.version && state.view) this.catchUp(seats);
    this.version = version;
    this.pending = null;
    this.choose(whole);
    this.stage.jump(state.view);
    if (this.wished !== state.you.looking && this.mine.length > 1)
      this.connection.ask({ type: 'look', seat: this.wished });
    if (state.info.stage === 'lobby' && eager.delete(this.table)) {
      this.starting = true;
      this.mine.forEach((seat) => this.ready(seat, true));
    }
    keep(this.table, this.ring);
    this.comeBack();
  }

  /** Whoever was away wants to read what happened meanwhile. */
  private catchUp(seats: readonly SeatInfo[]): void {
    this.missed ??= { since: this.version, log: this.log, seats };
    this.connection.ask({ type: 'past', since: this.missed.since });
  }

  private changed(change: Changed): void {
    if (!this.state) return;
    const { version, news = [], happened = null, info } = change;
    this.version = version;
    if (happened) this.lastMove = version;
    this.sayWhatIsSeen();
    const before = this.state.info.seats;
    const seats = info?.seats ?? before;
    for (const one of news) {
      this.tell({ news: one, seats: one.type === 'freed' ? before : seats });
      if (one.type === 'freed' && this.mine.includes(one.seat)) this.lost = 'freed';
      if (one.type === 'returned') this.lent.delete(one.seat);
      if (one.type === 'reseated') this.keepRing(reseated(this.ring, one.order));
    }
    const state = this.take(after(this.state, change));
    if (this.pending) this.settle(this.pending.ack, 'changed');
    if (!state.view) return;
    const events = this.seen(happened);
    for (const event of events) this.doers.set(event, seats);
    this.stage.push(events, state.view);
  }

  /** An event is shown. */
  private happened(event: Event, before: View): void {
    const seats = this.doers.get(event) ?? this.state?.info.seats ?? [];
    this.tell(this.shared ? coveredLine({ event, before, seats }, this.games) : { event, before, seats });
  }

  /** Events as they may be shown at this device. */
  private seen(happened: Happened | null): readonly Event[] {
    return happened && this.shared ? coveredEvents(happened, this.games) : (happened?.events ?? []);
  }

  /** What was missed, in place of what is known of it. Nobody has to hear it once more: no line is newer than the last. */
  private retell({ version, since, start, changes }: Past): void {
    if (!this.missed || this.missed.since !== since) return;
    this.skip();
    const told: Told[] = [...this.missed.log, ...retold(changes, start, this.missed.seats, this.games)];
    if (changes.length > 0 && version < (this.version ?? 0)) {
      // That was a page of it.
      this.missed = { since: version, log: told, seats: told.at(-1)?.seats ?? this.missed.seats };
      this.connection.ask({ type: 'past', since: version });
      return;
    }
    this.missed = null;
    const last = told.slice(-MOST_LINES).map((line) => (this.shared ? coveredLine(line, this.games) : line));
    this.log = last.map((line, at) => ({ ...line, id: this.count - last.length + 1 + at }));
  }

  /** Keeps the state, without what must not be seen now; returns what it kept. */
  private take(whole: State): State {
    const state = isShared(whole, this.games) && !this.open ? covered(whole, this.games) : whole;
    const [had, before] = [this.mine.length, this.shared];
    this.state = state;
    if (this.mine.length > 0 || state.you.freed.length > 0) this.lost = null;
    else if (had > 0) this.lost ??= 'moved';
    if (this.shared && !before) this.log = this.log.map((line) => coveredLine(line, this.games));
    const left = state.status.time_left;
    this.deadline = left === null ? null : performance.now() + left;
    this.thinking = this.thinking.filter((seat) => state.status.waiting.includes(seat));
    if (state.info.rematch) carryOver(this.table, state.info.rematch);
    return state;
  }

  private choose({ you, view }: State): void {
    const action = view && this.choice?.(view);
    this.choice = null;
    if (action && you.looking) this.act(you.looking, action);
  }

  private settle(ack: string, what: 'acknowledged' | 'changed'): void {
    if (this.pending?.ack !== ack) return;
    const pending = { ...this.pending, [what]: true };
    this.pending = pending.acknowledged && pending.changed ? null : pending;
  }

  private refused(refusal: Refusal): void {
    if (this.answer(refusal.ack, refusal) || (refusal.ack === null && this.advised?.(refusal))) return;
    if (this.pending && this.pending.ack === refusal.ack) this.pending = null;
    this.refusal = refusal;
  }

  /** Answers an attempt; false if it was none. */
  private answer(ack: string | null, refusal: Refusal | null): boolean {
    const answer = ack === null ? undefined : this.attempts.get(ack);
    if (ack === null || !answer) return false;
    this.attempts.delete(ack);
    answer(refusal);
    return true;
  }

  private heard(message: Passing): void {
    switch (message.type) {
      case 'present':
        this.online = message.online;
        this.watchers = message.watchers;
        break;
      case 'seen':
        this.sightings = message.seen;
        this.lastMove = Math.max(this.lastMove, message.last);
        break;
      case 'thinking':
        this.thinking = [...this.thinking.filter((seat) => seat !== message.seat), message.seat];
        this.botPace = message.pace;
        break;
      case 'reacted': {
        const reaction = { id: ++this.count, seat: message.seat, reaction: message.reaction };
        this.reactions = [...this.reactions.filter((one) => one.seat !== message.seat), reaction];
        setTimeout(() => (this.reactions = this.reactions.filter((one) => one !== reaction)), SHORTLY);
        break;
      }
      case 'pointed': {
        const pointed = { seat: message.seat, stack: message.stack };
        this.pointed = [...this.pointed.filter((one) => one.seat !== message.seat), pointed];
        setTimeout(() => (this.pointed = this.pointed.filter((one) => one !== pointed)), SHORTLY);
        break;
      }
      default:
        this.advised?.(message);
    }
  }

  private tell(line: Told): void {
    this.log = [...this.log.slice(1 - MOST_LINES), { ...line, id: ++this.count }];
  }
}
