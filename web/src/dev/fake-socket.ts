/** A transport for tests: what was said can be read, what is heard is put in. */
import type { Transport } from '../net/transport';
import type { Command, Message, Query, Request, Signal } from '../wire/protocol';

type Said = Command | Query | Signal;

export class FakeSocket implements Transport {
  static made: FakeSocket[] = [];

  readyState: number = WebSocket.CONNECTING;
  said: Request[] = [];
  onopen: (() => void) | null = null;
  onclose: (() => void) | null = null;
  onmessage: Transport['onmessage'] = null;

  constructor() {
    FakeSocket.made.push(this);
  }

  /** The newest one. */
  static get last(): FakeSocket {
    const last = FakeSocket.made.at(-1);
    if (!last) throw new Error('nobody has connected');
    return last;
  }

  /** To be used where a socket is opened. */
  static open = (): Transport => new FakeSocket();

  send(text: string): void {
    this.said.push(JSON.parse(text) as Request);
  }

  close(): void {
    this.readyState = WebSocket.CLOSED;
    this.onclose?.();
  }

  /** The connection stands. */
  accept(): void {
    this.readyState = WebSocket.OPEN;
    this.onopen?.();
  }

  hear(message: Message): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  /** What was said of one type. */
  of<Type extends Said['type']>(type: Type): Extract<Said, { type: Type }>[] {
    return this.inner.filter((one): one is Extract<Said, { type: Type }> => one.type === type);
  }

  /** The types of all that was said, in order. */
  get types(): string[] {
    return this.inner.map(({ type }) => type);
  }

  private get inner(): Said[] {
    return this.said.flatMap((request): Said[] => {
      if ('command' in request) return [request.command];
      if ('query' in request) return [request.query];
      return 'signal' in request ? [request.signal] : [];
    });
  }
}
