/** A plain host of files, below a path of its own, as anybody might put the site somewhere. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { basename, extname, join } from 'node:path';

/** Where the site lies: not at the root. */
export const PLACE = '/games/stolik/';

const TYPES: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
};

/** In the worker of bots time goes by faster: it is the page that is tested. */
export const HURRY = `{ const [now, wait] = [performance.now.bind(performance), setTimeout];
performance.now = () => now() * 100; self.setTimeout = (what, time) => wait(what, time / 100); }\n`;

export interface Files {
  /** Host and port. */
  host: string;
  /** What was asked for, in order. */
  asked: string[];
  /** Another build is put in the place of the one that was there. */
  replace: (folder: string) => void;
  stop: () => Promise<void>;
}

/** `before`: what is to stand before the script of a worker, by how the script's name begins. */
export async function serveFiles(first: string, before: Record<string, string> = {}): Promise<Files> {
  const added = Object.entries({ 'think-worker': HURRY, ...before });
  let folder = first;
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '', 'http://files');
    asked.push(pathname);
    const name = pathname.slice(PLACE.length) || 'index.html';
    const file = join(folder, name);
    if (!pathname.startsWith(PLACE) || name.includes('..') || !existsSync(file) || !statSync(file).isFile()) {
      response.writeHead(404).end('not here');
      return;
    }
    const script = added.find(([start]) => basename(name).startsWith(start))?.[1] ?? '';
    response.writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream' });
    response.end(script ? script + readFileSync(file, 'utf8') : readFileSync(file));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const stop = (): Promise<void> =>
    new Promise((resolve) => {
      server.closeAllConnections();
      server.close(() => resolve());
    });
  return { host, asked, replace: (next) => (folder = next), stop };
}
