/** How one's own tables stand, by one connection for all of them; and what is done there without going there. */
import { keyring, type Keyring } from '../lib/keys';
import { isHere } from '../net/here';
import { myTables } from '../net/http';
import type { Code, Command, Message, Request, Summary } from '../wire/protocol';

const FIRST_WAIT = 500;
const LONGEST_WAIT = 30_000;
/** The server takes so many keys of a table. */
const MOST_KEYS = 16;

interface Errand {
  table: string;
  ack: string;
  command: Command;
  done: (refused: Code | null) => void;
}

export class Following {
  /** By table; null for one that is not there any more, or where one has nothing to do with any more. */
  standings = $state.raw<Readonly<Record<string, Summary | null>>>({});
  online = $state(false);

  private socket: WebSocket | null = null;
  private errands: Errand[] = [];
  private wait = FIRST_WAIT;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private stopped = false;

  constructor(
    private readonly tables: () => readonly string[],
    private readonly open: () => WebSocket = () =>
      new WebSocket(`${location.origin.replace(/^http/, 'ws')}/api/v1/socket`),
    private readonly ring: (table: string) => Keyring = keyring,
  ) {
    void this.ask();
    if (!__SITE__) this.connect();
  }

  /** The tables have become others. */
  again(): void {
    void this.ask();
    this.followAll();
  }

  /** Does something at a table, once; resolves to null, or to why not. */
  do(table: string, command: Command): Promise<Code | null> {
    return new Promise((done) => {
      const errand = { table, ack: crypto.randomUUID(), command, done };
      this.errands.push(errand);
      this.begin(errand);
    });
  }

  stop(): void {
    this.stopped = true;
    clearTimeout(this.retry);
    this.socket?.close();
    for (const { done } of this.errands.splice(0)) done('unavailable');
  }

  private followAll(): void {
    const others = this.tables().filter((table) => !isHere(table));
    this.send({ follow: others.map((table) => ({ table, keys: this.keys(table) })) });
  }

  private keys(table: string): string[] {
    return this.ring(table).keys.slice(0, MOST_KEYS);
  }

  /** Nobody changes the tables of this browser while one is not there: they are asked about once. */
  private async ask(): Promise<void> {
    const own = this.tables().filter(isHere);
    const { found, asked } = await myTables(own.map((table) => ({ table, keys: this.keys(table) })));
    const known = asked.map((table) => [table, found.find((one) => one.table === table) ?? null]);
    this.standings = { ...this.standings, ...Object.fromEntries(known) };
  }

  private connect(): void {
    const socket = this.open();
    this.socket = socket;
    socket.onmessage = ({ data }) => this.hear(JSON.parse(String(data)) as Message);
    socket.onclose = () => {
      this.online = false;
      if (this.stopped) return;
      this.retry = setTimeout(() => this.connect(), this.wait);
      this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
    };
  }

  private send(request: Request): void {
    if (this.online) this.socket?.send(JSON.stringify(request));
  }

  private begin({ table }: Errand): void {
    this.send({ table, query: { type: 'join', keys: this.keys(table) } });
  }

  private hear(message: Message): void {
    if (message.type === 'welcome') {
      this.online = true;
      this.wait = FIRST_WAIT;
      this.followAll();
      this.errands.forEach((errand) => this.begin(errand));
    } else if (message.type === 'standing') {
      this.standings = { ...this.standings, [message.table]: message.summary };
    } else if (message.type === 'synced') {
      // One is there: now it can be done.
      for (const { table, ack, command } of this.errands)
        if (table === message.table) this.send({ table, ack, command });
    } else if (message.type === 'ack') {
      this.end(({ ack }) => ack === message.ack, null);
    } else if (message.type === 'refused') {
      const { ack, table, code } = message;
      this.end((errand) => (ack ? errand.ack === ack : errand.table === table), code);
    }
  }

  private end(which: (errand: Errand) => boolean, answer: Code | null): void {
    const ended = this.errands.filter(which);
    this.errands = this.errands.filter((errand) => !which(errand));
    for (const { table, done } of ended) {
      this.send({ table, query: { type: 'leave' } });
      done(answer);
    }
  }
}
