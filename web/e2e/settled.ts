/** Waiting until a page is at rest: whoever measures, photographs or listens does so then, however busy the machine is. */
import type { Page, Request } from 'playwright-core';

import { until } from './until.ts';

/** What each page has asked for and not got yet. */
const asked = new WeakMap<Page, Set<Request>>();

/** Keeps count of what a page asks for; sockets stay open and do not count. */
export function countRequests(page: Page): void {
  const open = new Set<Request>();
  asked.set(page, open);
  page.on('request', (request) => open.add(request));
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  // What another page asked for is never answered here.
  page.on('framenavigated', (frame) => {
    for (const request of open)
      if (request.frame() === frame && !request.isNavigationRequest()) open.delete(request);
  });
}

/** No request is under way, letters are there, and nothing moves but what never ends. */
export async function settled(page: Page): Promise<void> {
  const open = asked.get(page) ?? new Set();
  do {
    await until('all requests are answered', () => open.size === 0);
    await page.evaluate(still);
  } while (open.size > 0);
}

/** Runs in the page. */
async function still(): Promise<void> {
  // In the first frame what depends on the size of something else is drawn anew, in the second it is seen.
  const drawn = (): Promise<unknown> =>
    new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const moving = (): Animation[] =>
    document
      .getAnimations()
      .filter(
        ({ playState, effect }) =>
          playState === 'running' && effect?.getComputedTiming().endTime !== Infinity,
      );
  await document.fonts.ready;
  await drawn();
  for (let some = moving(); some.length > 0; some = moving()) {
    // What is taken away in mid-air does not finish.
    await Promise.allSettled(some.map(({ finished }) => finished));
    await drawn();
  }
}
