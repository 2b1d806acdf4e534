/**
 * The connection to one table. It comes back by itself after every loss, says again what was not acknowledged, and notices when
 * it missed a change. What the messages mean is not its business: {@link Listener} hears of them.
 */
import type { Code, Command, Message, Query, Request, Signal, State } from '../wire/protocol';
import { transportTo, type Transport } from './transport';

/** The version of the protocol this page speaks. */
export const PROTOCOL = 3;

const PING_EVERY = 15_000;
const PONG_WITHIN = 10_000;
/** Who comes back to the page should not look at an old table for long. */
const PONG_SOON = 2_500;
const FIRST_WAIT = 400;
const LONGEST_WAIT = 15_000;

/** `lost`: trying to come back. `closed`: it will not come back by itself. */
export type ConnectionStatus = 'connecting' | 'online' | 'lost' | 'closed';

export interface Listener {
  /** The server has told its version, and speaks the same protocol. */
  welcomed: (server: string) => void;
  /** The whole state; what came before does not matter any more. */
  synced: (state: State, version: number) => void;
  /** One change, right after the one before it. */
  changed: (change: Changed) => void;
  /** What happened so far, or since a version. */
  past: (past: Past) => void;
  /** A request was done. */
  acknowledged: (ack: string) => void;
  /** A request was refused; `ack` is null for those without. */
  refused: (refusal: Refusal) => void;
  /** Passing things: who is there, reactions, pointing, thinking, advice. */
  heard: (message: Passing) => void;
  /** The connection came, went, or ended for good (then with the reason). */
  status: (status: ConnectionStatus, code: Code | null) => void;
}

export type Changed = Extract<Message, { type: 'changed' }>;
export type Past = Extract<Message, { type: 'past' }>;
export type Refusal = Extract<Message, { type: 'refused' }>;
export type Passing = Extract<
  Message,
  { type: 'present' | 'seen' | 'reacted' | 'pointed' | 'thinking' | 'hint' | 'remark' | 'odds' }
>;

/** Refusals after which trying again makes sense. */
const PASSING_CODES: readonly Code[] = ['unavailable', 'restarting', 'full', 'too_fast'];

export class Connection {
  private socket: Transport | null = null;
  private joined = false;
  private version = 0;
  private syncing = false;
  private attempts = 0;
  private pings = 0;
  private stopped = false;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private heartbeat: ReturnType<typeof setInterval> | undefined;
  private deadline: ReturnType<typeof setTimeout> | undefined;
  private readonly unacknowledged = new Map<string, Request>();

  constructor(
    private readonly table: string,
    private readonly keys: () => string[],
    private readonly listener: Listener,
    private readonly open: (table: string) => Transport = transportTo,
  ) {
    this.connect();
  }

  /** Says something that is to be done once, and says it again after a reconnection until it is acknowledged. Returns its ack. */
  request(command: Command): string {
    const ack = crypto.randomUUID();
    const request = { table: this.table, ack, command };
    this.unacknowledged.set(ack, request);
    if (this.joined) this.send(request);
    return ack;
  }

  /** Asks for something, which does not matter any more when it gets lost. */
  ask(query: Query): void {
    if (this.joined) this.send({ table: this.table, query });
  }

  /** Tells everybody something, which does not matter any more when it gets lost. */
  signal(signal: Signal): void {
    if (this.joined) this.send({ table: this.table, signal });
  }

  /** Joins again, with keys that were added meanwhile. */
  rejoin(): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.join();
  }

  /** Tries at once, without waiting any longer: the network is back, or the page is looked at again. */
  hurry(): void {
    if (this.stopped) return;
    if (this.socket) this.ping(PONG_SOON);
    else this.connect();
  }

  /** Goes away for good. */
  stop(): void {
    this.stopped = true;
    clearTimeout(this.retry);
    this.drop();
  }

  private connect(): void {
    clearTimeout(this.retry);
    const socket = this.open(this.table);
    this.socket = socket;
    socket.onopen = () => this.join();
    socket.onmessage = ({ data }) => {
      if (this.socket !== socket) return;
      clearTimeout(this.deadline);
      this.hear(JSON.parse(String(data)) as Message);
    };
    socket.onclose = () => {
      if (this.socket === socket) this.lose();
    };
  }

  private join(): void {
    this.send({ table: this.table, query: { type: 'join', keys: this.keys() } });
    clearInterval(this.heartbeat);
    this.heartbeat = setInterval(() => this.ping(), PING_EVERY);
  }

  private ping(within = PONG_WITHIN): void {
    this.send({ ping: ++this.pings });
    clearTimeout(this.deadline);
    this.deadline = setTimeout(() => this.lose(), within);
  }

  private send(request: Request): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(request));
  }

  /** Closes the socket without listening to it any longer. */
  private drop(): void {
    const socket = this.socket;
    this.socket = null;
    this.joined = false;
    this.syncing = false;
    clearInterval(this.heartbeat);
    clearTimeout(this.deadline);
    socket?.close();
  }

  private lose(): void {
    this.drop();
    if (this.stopped) return;
    this.listener.status('lost', null);
    const longest = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.attempts++);
    // Not all at once: when a server restarts, everybody comes back.
    this.retry = setTimeout(() => this.connect(), longest * (0.5 + Math.random() / 2));
  }

  private end(code: Code): void {
    if (PASSING_CODES.includes(code)) return this.lose();
    this.stop();
    this.listener.status('closed', code);
  }

  private hear(message: Message): void {
    if ('table' in message && message.table !== null && message.table !== this.table) return;
    switch (message.type) {
      case 'welcome':
        if (message.protocol === PROTOCOL) this.listener.welcomed(message.server);
        else this.end('malformed');
        break;
      case 'synced':
        this.synced(message.version, message.state);
        break;
      case 'changed':
        this.changed(message);
        break;
      case 'past':
        this.listener.past(message);
        break;
      case 'ack':
        if (this.unacknowledged.delete(message.ack)) this.listener.acknowledged(message.ack);
        break;
      case 'refused':
        this.refused(message);
        break;
      case 'left':
        this.end(message.code);
        break;
      // Tables are followed by another connection.
      case 'standing':
      case 'pong':
        break;
      default:
        this.listener.heard(message);
    }
  }

  private synced(version: number, state: State): void {
    // What was said before comes first; the listener may have something new to say.
    const again = this.joined ? [] : [...this.unacknowledged.values()];
    this.version = version;
    this.syncing = false;
    this.joined = true;
    this.attempts = 0;
    for (const request of again) this.send(request);
    this.listener.status('online', null);
    this.listener.synced(state, version);
  }

  private changed(change: Changed): void {
    if (this.syncing || change.version <= this.version) return;
    if (change.version > this.version + 1) {
      this.syncing = true;
      return this.ask({ type: 'sync' });
    }
    this.version = change.version;
    this.listener.changed(change);
  }

  private refused(refusal: Refusal): void {
    if (refusal.ack !== null) this.unacknowledged.delete(refusal.ack);
    else if (!this.joined) return this.end(refusal.code);
    this.listener.refused(refusal);
  }
}
