/** The page's side of the worker that hosts this browser's tables. */
import { mount, unmount } from 'svelte';

import type { Port } from '../net/here';
import { Refused } from '../net/http';
import type { Created, HttpError, Key } from '../wire/protocol';
import Forgetful from './Forgetful.svelte';
import type { Answer, FromPage, HandOverWish, ToPage } from './messages';

let worker: Worker | null = null;
let count = 0;
const ports = new Map<number, Port>();
const asked = new Map<number, (answer: Pick<Answer, 'ok' | 'text'>) => void>();

function tell(message: FromPage): void {
  worker ??= start();
  worker.postMessage(message);
}

function start(): Worker {
  const started = new Worker(new URL('./table-worker.ts', import.meta.url), { type: 'module' });
  started.onmessage = ({ data }: MessageEvent<ToPage[]>) => data.forEach(hear);
  started.onerror = () => hear({ type: 'broken' });
  return started;
}

function hear(message: ToPage): void {
  switch (message.type) {
    case 'send':
      ports.get(message.client)?.onmessage?.({ data: message.text });
      break;
    case 'answer':
      asked.get(message.ask)?.(message);
      asked.delete(message.ask);
      break;
    case 'forgetful':
      sayForgetful();
      break;
    case 'broken':
      breakDown();
  }
}

/** The worker is no more. Whoever was connected comes back, and finds another one with what is kept. */
function breakDown(): void {
  worker?.terminate();
  worker = null;
  const text = JSON.stringify({ code: 'unavailable', errors: [] } satisfies HttpError);
  for (const answer of asked.values()) answer({ ok: false, text });
  asked.clear();
  for (const port of [...ports.values()]) port.close();
}

/** A connection begins. */
export function enter(port: Port): void {
  if (port.readyState !== WebSocket.CONNECTING) return;
  const client = ++count;
  ports.set(client, port);
  port.said = (text) => tell({ type: 'say', client, text });
  port.closed = () => {
    ports.delete(client);
    if (worker) tell({ type: 'gone', client });
  };
  port.readyState = WebSocket.OPEN;
  tell({ type: 'connect', client });
  port.onopen?.();
}

/** What a server is asked by HTTP. */
export function ask<Answered>(path: string, body?: unknown): Promise<Answered> {
  return answered((ask) =>
    path === 'mine'
      ? { type: 'mine', ask, tables: (body as { tables: Key[] }).tables }
      : { type: 'ask', ask, path, body: body === undefined ? null : JSON.stringify(body) },
  );
}

/** A table at the server where a game of this browser goes on; asked again with the same secret it is the same table. */
export const handOver = (table: string, wish: HandOverWish): Promise<Created> =>
  answered((ask) => ({ type: 'hand_over', ask, table, wish }));

/** The photo of a table of this browser. */
export async function photo(table: string): Promise<Blob | null> {
  const text = await answered<string | null>((ask) => ({ type: 'photo', ask, table }));
  if (text === null) return null;
  return new Blob([Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))], { type: 'image/jpeg' });
}

async function answered<Answered>(question: (ask: number) => FromPage): Promise<Answered> {
  const number = ++count;
  const answer = await new Promise<Pick<Answer, 'ok' | 'text'>>((resolve) => {
    asked.set(number, resolve);
    tell(question(number));
  });
  if (answer.ok) return JSON.parse(answer.text) as Answered;
  const { code, errors } = JSON.parse(answer.text) as HttpError;
  throw new Refused(code, errors);
}

/** The next who opens the table in this tab takes it from another one. */
export function takeOver(table: string): void {
  tell({ type: 'take', table });
}

/** Saves the log of a finished game as a file. */
export async function saveLog(table: string): Promise<void> {
  const log = await ask<string>(`tables/${table}/log`);
  const address = URL.createObjectURL(new Blob([log], { type: 'text/plain' }));
  Object.assign(document.createElement('a'), { href: address, download: `${table}.stolik` }).click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

function sayForgetful(): void {
  const notice = mount(Forgetful, {
    target: document.body,
    props: { close: () => void unmount(notice) },
  });
}
