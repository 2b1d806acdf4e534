/** The service worker, run with a browser that is made up: a tap on a notification needs a real hand elsewhere. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

import { beforeEach, expect, test } from 'vitest';

const HOME = 'https://table.example/';
const code = readFileSync(resolve(import.meta.dirname, '../../public/service-worker.js'), 'utf8');

interface Shown {
  title: string;
  body: string;
  tag: string;
  data: string;
}

/** What happened in the browser, in order. */
let happened: string[] = [];
let shown: Shown[] = [];
let windows: string[] = [];
let handlers: Record<string, (event: unknown) => void> = {};

beforeEach(() => {
  [happened, shown, windows, handlers] = [[], [], [], {}];
  const kept = new Map<string, Response>();
  const cache = {
    match: (name: string) => Promise.resolve(kept.get(name)),
    put: (name: string, response: Response) => Promise.resolve(kept.set(name, response)),
    keys: () => Promise.resolve([...kept.keys()]),
    delete: (name: string) => Promise.resolve(kept.delete(name)),
  };
  const page = (url: string): unknown => ({
    url,
    focus: () => Promise.resolve(happened.push(`focus ${url}`)),
  });
  const self = {
    addEventListener: (name: string, handler: (event: unknown) => void) => (handlers[name] = handler),
    registration: {
      scope: HOME,
      showNotification: (title: string, options: Omit<Shown, 'title'>) =>
        Promise.resolve(shown.push({ ...options, title })),
    },
    clients: {
      matchAll: (wanted: unknown) => {
        expect(wanted).toEqual({ type: 'window', includeUncontrolled: true });
        return Promise.resolve(windows.map(page));
      },
      openWindow: (url: string) => Promise.resolve(happened.push(`open ${url}`)),
    },
  };
  // A script of the browser, no module.
  (new Function('self', 'caches', code) as (self: unknown, caches: unknown) => void)(self, {
    open: () => Promise.resolve(cache),
  });
});

/** Lets the worker handle an event to its end. */
async function handle(name: string, event: object): Promise<void> {
  let done: Promise<unknown> = Promise.resolve();
  handlers[name]?.({ ...event, waitUntil: (work: Promise<unknown>) => (done = work) });
  await done;
}

const push = (content: unknown): Promise<void> => handle('push', { data: { json: () => content } });

const tap = ({ data }: Shown): Promise<void> =>
  handle('notificationclick', { notification: { data, close: () => happened.push('close') } });

const TURN = { ids: ['one'], text: 'Gambit with Jan: it is your turn.', open: '/t/abc' };

test.each([
  ['opens the table', [], ['close', `open ${HOME}t/abc`]],
  ['opens it beside another', [`${HOME}t/other`, HOME], ['close', `open ${HOME}t/abc`]],
  ['goes to where it is open', [HOME, `${HOME}t/abc`], ['close', `focus ${HOME}t/abc`]],
])('a tap %s', async (_, open, expected) => {
  windows = open;
  await push(TURN);
  expect(shown).toMatchObject([
    { title: 'Stolik', body: TURN.text, tag: `${HOME}t/abc`, data: `${HOME}t/abc` },
  ]);
  for (const one of shown) await tap(one);
  expect(happened).toEqual(expected);
});

test('what was shown is not shown again, but what comes with something new is', async () => {
  await push(TURN);
  await push(TURN);
  await push({ ...TURN, ids: ['one', 'two'], open: '/' });
  await push({ ...TURN, ids: ['two', 'one'] });
  expect(shown.map(({ data }) => data)).toEqual([`${HOME}t/abc`, HOME]);
});
