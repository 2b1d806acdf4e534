/** The page's side of this browser's own tables: the worker is started when it is first needed. */
import engine from 'virtual:engine';

import type { FromPage, ToPage } from './messages';

export { list, remove } from './storage';

/** How a connection hears: a text, or that there is no more. */
export interface Ears {
  heard: (text: string) => void;
  ended: () => void;
}

/** As a server answers; null if there is no engine. */
type Answer = { ok: boolean; text: string } | null;

let worker: Worker | null = null;
let count = 0;
const connections = new Map<number, Ears>();
const questions = new Map<number, (answer: Answer) => void>();
let forgets = (): void => {};

function say(message: FromPage): void {
  if (!worker) {
    worker = new Worker(new URL('./table-worker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<ToPage>) => hear(data);
    worker.onerror = () => fail();
    worker.postMessage({ type: 'begin', engine: new URL(engine, location.href).href } satisfies FromPage);
  }
  worker.postMessage(message);
}

function hear(message: ToPage): void {
  switch (message.type) {
    case 'send':
      return connections.get(message.client)?.heard(message.text);
    case 'answer': {
      questions.get(message.ask)?.(message);
      questions.delete(message.ask);
      return;
    }
    case 'forgetful':
      return forgets();
    case 'failed':
      fail();
  }
}

/** The worker broke, or has no engine: who comes again starts another one. */
function fail(): void {
  worker?.terminate();
  worker = null;
  for (const answer of questions.values()) answer(null);
  questions.clear();
  const all = [...connections.values()];
  connections.clear();
  for (const { ended } of all) ended();
}

/** Asks what a server would be asked by HTTP. */
export function ask(path: string, body?: unknown): Promise<Answer> {
  const ask = ++count;
  const answer = new Promise<Answer>((resolve) => questions.set(ask, resolve));
  say({ type: 'ask', ask, path, body: body === undefined ? null : JSON.stringify(body) });
  return answer;
}

/** Says when nothing can be kept. */
export function onForgetful(hears: () => void): void {
  forgets = hears;
}

/** A connection; returns how to say something and how to go. */
export function connect(ears: Ears): { say: (text: string) => void; close: () => void } {
  const client = ++count;
  connections.set(client, ears);
  say({ type: 'connect', client });
  return {
    say: (text) => say({ type: 'say', client, text }),
    close: () => {
      if (connections.delete(client)) say({ type: 'gone', client });
    },
  };
}

/** This tab is to have the table, whichever has it now. */
export const take = (table: string): void => say({ type: 'take', table });
