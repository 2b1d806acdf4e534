/**
 * The tables of this browser, which a worker hosts (`src/here.ts`). It is loaded when a game begins; until then this is all there is of it.
 */
import { once } from '../lib/once';
import type { CreateTable } from '../wire/protocol';
import type { Transport } from './transport';

/** Is this table in this browser? A site of files has no others. */
export const isHere = (table: string): boolean => __SITE__ || table.startsWith('here-');

/** Can this browser host tables? Some switch WebAssembly off. */
export const canHost = (): boolean =>
  __HERE__ && typeof WebAssembly === 'object' && typeof Worker === 'function';

/** Should this table be in this browser? Nobody has to come to it. */
export const hostsHere = ({ seats, days }: CreateTable): boolean =>
  __SITE__ || (canHost() && !days && seats.every(({ holder }) => holder !== 'open'));

/** The hosts' side. */
export const here = once((): Promise<typeof import('../here')> =>
  __HERE__ ? import('../here') : Promise.reject(new Error('built without the engine')),
);

/** For links that download a log: that of a game in this browser has no address. */
export function saveLog(event: MouseEvent, table: string): void {
  if (!isHere(table)) return;
  event.preventDefault();
  void here().then((tables) => tables.saveLog(table));
}

/** A way to the worker; it stands when the worker's script is there. */
export class Port implements Transport {
  readyState: number = WebSocket.CONNECTING;
  onopen: Transport['onopen'] = null;
  onmessage: Transport['onmessage'] = null;
  onclose: Transport['onclose'] = null;
  /** What the host wants to hear of it. */
  said: (text: string) => void = () => undefined;
  closed: () => void = () => undefined;

  constructor() {
    here().then(
      ({ enter }) => enter(this),
      () => this.close(),
    );
  }

  send(text: string): void {
    this.said(text);
  }

  close(): void {
    if (this.readyState === WebSocket.CLOSED) return;
    this.readyState = WebSocket.CLOSED;
    this.closed();
    this.onclose?.();
  }
}
