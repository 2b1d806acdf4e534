/** A tap is answered on the screen at once, before the server is: it is not time that is measured, which a busy machine stretches. */
import { expect, test } from 'vitest';

import { Person, PHONE } from './browser.ts';
import { nextOffer } from './play.ts';

test.each(['gambit', 'skakanie'])('a tap is answered before anything else happens: %s', async (game) => {
  const person = await Person.with({ language: 'en', size: PHONE });
  await person.open();
  await person.tap(`[data-play="${game}"]`);
  await person.choosePace('instant');
  await person.page.evaluate(watchTaps);
  for (let taps = 0; taps < 25; taps++) {
    const offer = await nextOffer(person, taps);
    if (offer === 'over') break;
    await person.tap(offer.tap);
  }
  const answers = await person.page.evaluate(() => (window as unknown as { answers: Answer[] }).answers);
  expect(answers.length).toBeGreaterThan(10);
  expect(answers.filter(({ atOnce }) => !atOnce)).toEqual([]);
  await person.leave();
});

interface Answer {
  tapped: string;
  atOnce: boolean;
}

/** Runs in the page: does the table look different before the task of the tap is over, so in the very next frame? */
function watchTaps(): void {
  const answers: Answer[] = [];
  Object.assign(window, { answers });
  addEventListener(
    'click',
    ({ target }) => {
      const answer = { tapped: (target as Element).outerHTML.slice(0, 80), atOnce: false };
      answers.push(answer);
      const change = new MutationObserver(() => (answer.atOnce = true));
      const all = { subtree: true, childList: true, attributes: true };
      change.observe(document.querySelector('main') ?? document.body, all);
      // What the server says comes in a task of its own, after this one.
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => change.disconnect();
      port2.postMessage(null);
    },
    { capture: true },
  );
}
