/** Records the game of the walk anew, against a real server: `npm run record` writes e2e/recorded.json. Needed when messages change. */
import { expect, test } from 'vitest';

import type { Created, Message, Request } from '../src/wire/protocol.ts';
import { DESKTOP, Person } from './browser.ts';
import { Fingers } from './fingers.ts';
import { nextOffer } from './play.ts';
import { keepRecorded, matters, setTable, type Step } from './recorded.ts';

/** The page acts so often at most: who reads the walk wants to come to its end. */
const MOST = 22;

test('a short game', async () => {
  for (let tries = 0; tries < 40; tries++) {
    const person = await Person.with({ language: 'en', size: DESKTOP });
    const { page } = person;
    let created: Created | null = null;
    const steps: Step[] = [];
    page.on('response', async (answer) => {
      if (answer.url().endsWith('/api/v1/tables')) created = (await answer.json()) as Created;
    });
    page.on('websocket', (socket) => {
      socket.on('framesent', ({ payload }) => {
        const said = JSON.parse(String(payload)) as Request;
        if (matters(said)) steps.push({ said, heard: [] });
      });
      socket.on('framereceived', ({ payload }) => {
        const heard = JSON.parse(String(payload)) as Message;
        if (heard.type !== 'pong') steps.at(-1)?.heard.push(heard);
      });
    });
    await page.addInitScript(() => localStorage.setItem('stolik.speed', 'instant'));
    await person.open();
    const fingers = new Fingers(page);
    await setTable(page, fingers);
    let over = false;
    while (!over && person.acts.length <= MOST) {
      const offer = await nextOffer(person, person.acts.length);
      over = offer === 'over';
      if (offer !== 'over') await person.tap(offer.tap);
    }
    await person.leave();
    if (!over || !created) continue;
    await keepRecorded({ created, steps });
    return;
  }
  expect.fail('No game was short enough.');
});
