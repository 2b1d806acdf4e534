/** The way to a table: a socket to a server, or a port to the worker in which this browser has its own tables. Above it nothing differs. */

import { forgetful } from '../lib/forgetful.svelte';

/** What a connection needs of a socket, and a port has as well. */
export type Transport = Pick<WebSocket, 'readyState' | 'onopen' | 'onmessage' | 'onclose' | 'send' | 'close'>;

/** Is the table one of this browser's own? */
export const isHere = (table: string): boolean => table.startsWith('here-');

/** The page's side of these tables, loaded when first needed. */
export async function here(): Promise<typeof import('../here/client')> {
  if (!__ENGINE__) throw new Error('this page has no engine');
  const client = await import('../here/client');
  client.onForgetful(() => (forgetful.now = true));
  return client;
}

export class Port implements Transport {
  readyState: Transport['readyState'] = WebSocket.CONNECTING;
  onopen: Transport['onopen'] = null;
  onmessage: Transport['onmessage'] = null;
  onclose: Transport['onclose'] = null;
  private line: { say: (text: string) => void; close: () => void } | null = null;

  constructor() {
    here().then(
      ({ connect }) => {
        if (this.readyState !== WebSocket.CONNECTING) return;
        this.readyState = WebSocket.OPEN;
        this.line = connect({ heard: (text) => this.hear(text), ended: () => this.end() });
        this.onopen?.call(this as unknown as WebSocket, new Event('open'));
      },
      () => this.end(),
    );
  }

  send(text: string): void {
    this.line?.say(text);
  }

  close(): void {
    this.readyState = WebSocket.CLOSED;
    this.line?.close();
  }

  private hear(data: string): void {
    this.onmessage?.call(this as unknown as WebSocket, new MessageEvent('message', { data }));
  }

  private end(): void {
    if (this.readyState === WebSocket.CLOSED) return;
    this.readyState = WebSocket.CLOSED;
    this.onclose?.call(this as unknown as WebSocket, new CloseEvent('close'));
  }
}
