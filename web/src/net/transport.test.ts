import { expect, test, vi } from 'vitest';

import { Port } from './here';
import { socketUrl } from './transport';

test('a socket goes to the server the page came from', () => {
  const page = (protocol: string): Location => ({ protocol, host: 'table.example:8080' }) as Location;
  expect(socketUrl('T', page('http:'))).toBe('ws://table.example:8080/api/v1/socket?table=T');
  expect(socketUrl('T', page('https:'))).toBe('wss://table.example:8080/api/v1/socket?table=T');
});

test('a port without a worker behind it closes, once', async () => {
  const port = new Port();
  port.onclose = vi.fn();
  await vi.waitFor(() => expect(port.readyState).toBe(WebSocket.CLOSED));
  port.close();
  expect(port.onclose).toHaveBeenCalledTimes(1);
});
