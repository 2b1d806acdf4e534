/** What a connection to a table speaks through: a socket to a server, or a port to a worker of this browser. */
import { isHere, Port } from './here';

/** As much of a WebSocket as a connection needs. */
export interface Transport {
  /** One of the states of a WebSocket. */
  readonly readyState: number;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: (() => void) | null;
  send: (text: string) => void;
  close: () => void;
}

export function transportTo(table: string): Transport {
  if (isHere(table)) return new Port();
  // It tells its listeners more than they want to know.
  return new WebSocket(socketUrl(table)) as unknown as Transport;
}

/** The socket's address on the server this page came from, or by way of its proxy, which may keep a table's people together. */
export function socketUrl(table: string, page: Location = location): string {
  return `${page.protocol === 'https:' ? 'wss' : 'ws'}://${page.host}/api/v1/socket?table=${table}`;
}
