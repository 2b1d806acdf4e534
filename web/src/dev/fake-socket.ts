/** A WebSocket for tests: what was said can be read, what is heard is put in. */
import type { Message, Request } from '../wire/protocol';

export class FakeSocket {
  static made: FakeSocket[] = [];

  readyState: number = WebSocket.CONNECTING;
  said: Request[] = [];
  onopen: (() => void) | null = null;
  onclose: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;

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
  static open = (): WebSocket => new FakeSocket() as unknown as WebSocket;

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
  of<Type extends Request['type']>(type: Type): Extract<Request, { type: Type }>[] {
    return this.said.filter((request): request is Extract<Request, { type: Type }> => request.type === type);
  }
}
