/** The site of files under test, as `cargo xtask site` built it; `STOLIK_SITE` names its folder. */
import { existsSync } from 'node:fs';
import { afterAll } from 'vitest';

import type { Message, Request } from '../src/wire/protocol.ts';
import { Person, type Manner } from './browser.ts';
import { PLACE, serveFiles } from './files.ts';

export const SITE = process.env['STOLIK_SITE'] ?? '';
if (!existsSync(`${SITE}/service-worker.js`))
  throw new Error('Set STOLIK_SITE to the folder that `cargo xtask site` built, such as target/site.');

export const files = await serveFiles(SITE);
afterAll(() => files.stop());

/** The page's addresses stand after the one of its file. */
export const below = (path: string): string => `http://${files.host}${PLACE}#${path}`;

/** Somebody at the site. What goes through the worker's port is written down; what the page asks of another address is an error. */
export async function visitor(manner: Manner, { host } = files): Promise<Person> {
  const person = await Person.with({ here: true, ...manner }, host, `${PLACE}#`);
  const context = person.page.context();
  context.on('request', (request) => {
    const { host: asked, protocol } = new URL(request.url());
    if (asked !== host && !['data:', 'blob:'].includes(protocol)) person.errors.push(request.url());
  });
  await listen(person);
  await person.open();
  return person;
}

/** Hears what somebody's page says to its workers, and what it is told. */
export async function listen(person: Person): Promise<void> {
  const context = person.page.context();
  await context.exposeFunction('stolikSaid', (text: string) => person.said.push(JSON.parse(text) as Request));
  await context.exposeFunction('stolikHeard', (text: string) => person.hear(JSON.parse(text) as Message));
  await context.addInitScript(() => {
    type Told = { type: string; text: string };
    const ears = window as unknown as Record<'stolikSaid' | 'stolikHeard', (text: string) => void>;
    globalThis.Worker = class extends Worker {
      constructor(address: string | URL, options?: WorkerOptions) {
        super(address, options);
        this.addEventListener('message', ({ data }: MessageEvent<Told[]>) => {
          for (const { type, text } of data) if (type === 'send') ears.stolikHeard(text);
        });
      }

      override postMessage(message: Told): void {
        if (message.type === 'say') ears.stolikSaid(message.text);
        super.postMessage(message);
      }
    };
  });
}
