/**
 * A push service on loopback, and the browser it is for. What arrives is decrypted by hand (RFC 8291) and its signature checked (RFC 8292), with
 * nothing of the server's code.
 */
import { createDecipheriv, createECDH, createHmac, createPublicKey, randomBytes, verify } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Pushed {
  path: string;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

export interface PushService {
  origin: string;
  received: Pushed[];
  /** What a browser's `PushSubscription` has. */
  keys: { p256dh: string; auth: string };
  /** What is inside. */
  open: (pushed: Pushed) => { ids: string[]; text: string; open: string };
  stop: () => void;
}

const hmac = (key: Buffer, ...parts: Buffer[]): Buffer =>
  createHmac('sha256', key).update(Buffer.concat(parts)).digest();

/** HKDF (RFC 5869) for at most 32 bytes. */
const derive = (salt: Buffer, secret: Buffer, info: Buffer, length: number): Buffer =>
  hmac(hmac(salt, secret), info, Buffer.from([1])).subarray(0, length);

export async function pushService(): Promise<PushService> {
  const browser = createECDH('prime256v1');
  const point = browser.generateKeys();
  const auth = randomBytes(16);
  const received: Pushed[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      received.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(parts) });
      response.writeHead(201).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  function open({ body }: Pushed): { ids: string[]; text: string; open: string } {
    const salt = body.subarray(0, 16);
    const length = body.readUInt8(20);
    const theirs = body.subarray(21, 21 + length);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), point, theirs]);
    const shared = derive(auth, browser.computeSecret(theirs), info, 32);
    const key = derive(salt, shared, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
    const nonce = derive(salt, shared, Buffer.from('Content-Encoding: nonce\0'), 12);
    const record = body.subarray(21 + length);
    const cipher = createDecipheriv('aes-128-gcm', key, nonce);
    cipher.setAuthTag(record.subarray(-16));
    const padded = Buffer.concat([cipher.update(record.subarray(0, -16)), cipher.final()]);
    // Zeros, and before them the 2 of the last record.
    const end = padded.lastIndexOf(2);
    return JSON.parse(padded.subarray(0, end).toString()) as { ids: string[]; text: string; open: string };
  }

  const keys = { p256dh: point.toString('base64url'), auth: auth.toString('base64url') };
  return { origin, received, keys, open, stop: () => server.close() };
}

/** The claims of a request that this key has signed; an error if it has not. */
export function claims({ headers }: Pushed, key: string): { aud: string; exp: number; sub: string } {
  const found = /^vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), k=([\w-]+)$/.exec(String(headers['authorization']));
  const [, head = '', body = '', signature = '', by] = found ?? [];
  if (by !== key) throw new Error('signed by somebody else');
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'));
  const signer = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
  const good = verify(
    'sha256',
    Buffer.from(`${head}.${body}`),
    { key: signer, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!good) throw new Error('not signed by this key');
  return JSON.parse(Buffer.from(body, 'base64url').toString()) as { aud: string; exp: number; sub: string };
}
