/** A short game of Gambit as it went over the socket, so that it can be walked again and again: what the page said, and what it heard. */
import { readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Page } from 'playwright-core';

import type { Created, Message, Request, View } from '../src/wire/protocol.ts';
import type { Fingers } from './fingers.ts';

const FILE = resolve(import.meta.dirname, 'recorded.json');

export const CARD = `setup Small
points P=1 N=3 R=5
. . . . . . . .
. . P . . R . .
. . . 1 . . . .
. . . . . . . 2
4 . . . . . . .
. . . . 3 . . .
. . P . . N . .
. . . . . . . .
`;

/** One request of the page that the server did, and all it said until the next. */
export interface Step {
  said: Request;
  heard: Message[];
}

export interface Recorded {
  created: Created;
  /** The first step is to join. */
  steps: Step[];
}

/** Requests that belong to the game; the others are about the connection. */
export const matters = (request: Request): boolean =>
  'ack' in request || ('query' in request && request.query.type === 'join');

/** Kept with a step a line, so that it can be compared. */
export function keepRecorded({ created, steps }: Recorded): Promise<void> {
  const lines = steps.map((step) => JSON.stringify(step)).join(',\n');
  return writeFile(FILE, `{"created":${JSON.stringify(created)},"steps":[\n${lines}\n]}\n`);
}

export async function readRecorded(): Promise<Recorded> {
  return JSON.parse(await readFile(FILE, 'utf8')) as Recorded;
}

/** From the home page to the table, by keyboard: a name, a computer player, and a small card of one's own. */
export async function setTable(page: Page, fingers: Fingers): Promise<void> {
  await fingers.step('Tab', 'a[href="/?new=gambit"]');
  await fingers.press('Enter', () => page.locator('[data-create]').waitFor());
  await fingers.step('Tab', 'main ol li:nth-child(1) input.field');
  await page.keyboard.press('Control+A');
  await page.keyboard.type('Ola');
  await fingers.step('Tab', 'main ol li:nth-child(2) input');
  await fingers.step('ArrowRight', 'main ol li:nth-child(2) label:last-child input');
  await fingers.step('Tab', 'details.options > summary');
  await fingers.press('Enter', () => page.locator('[data-option="setup"] [role=radio]').nth(1).waitFor());
  await fingers.step('Tab', '[data-option="setup"] [role=radio]:last-child');
  await fingers.press('Enter');
  await fingers.step('Tab', '[data-option="setup"] textarea');
  await page.keyboard.press('Control+A');
  await page.keyboard.insertText(CARD);
  await page.locator('[data-option="setup"] .good').waitFor();
  await fingers.step('Tab', '[data-create]');
  await fingers.press('Enter', () => page.locator('[role=grid]').waitFor());
}

/** The newest view among messages. */
export function newest(heard: readonly Message[]): View | null {
  let view: View | null = null;
  for (const one of heard) {
    if (one.type === 'synced') view = one.state.view;
    if (one.type === 'changed') view = one.view ? ({ ...view, ...one.view } as View) : null;
  }
  return view;
}

/** Answers the page as the server did then, and hands on what it says. */
export async function answerFrom(page: Page, game: Recorded, saying: (step: Step) => void): Promise<void> {
  const steps = [...game.steps];
  await page.route('**/api/v1/tables', (route) => route.fulfill({ json: game.created }));
  await page.routeWebSocket('**/api/v1/socket?*', (socket) => {
    socket.onMessage((text) => {
      const request = JSON.parse(String(text)) as Request;
      if ('ping' in request) socket.send(JSON.stringify({ type: 'pong', n: request.ping }));
      const step = matters(request) ? steps.shift() : undefined;
      if (!step) return;
      saying({ ...step, said: request });
      for (const message of step.heard) {
        const answers = 'ack' in message && 'ack' in request && message.type === 'ack';
        socket.send(JSON.stringify(answers ? { ...message, ack: request.ack } : message));
      }
    });
  });
}
