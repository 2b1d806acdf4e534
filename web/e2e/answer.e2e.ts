/** How soon a tap is answered on the screen. Runs before the other files, for it is about time. */
import { expect, test } from 'vitest';

import { Person, PHONE } from './browser.ts';
import { nextOffer } from './play.ts';

test.each(['gambit', 'skakanie'])('a tap is answered on screen in under 100 ms: %s', async (game) => {
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
  const times = await person.page.evaluate(() => (window as unknown as { answered: number[] }).answered);
  const sorted = times.sort((a, b) => a - b);
  const median = sorted[Math.floor(sorted.length / 2)] ?? Infinity;
  console.log(
    `${game}: ${sorted.length} taps, median ${median.toFixed(0)} ms, last ${sorted.at(-1)?.toFixed(0)} ms`,
  );
  expect(sorted.length).toBeGreaterThan(10);
  expect(median).toBeLessThan(100);
  await person.leave();
});

/** Runs in the page: from the moment of every tap until the screen has shown that the table looks different. */
function watchTaps(): void {
  const answered: number[] = [];
  (window as unknown as { answered: number[] }).answered = answered;
  addEventListener(
    'click',
    ({ timeStamp }) => {
      const change = new MutationObserver(() => {
        change.disconnect();
        // The frame after the next one begins when what has changed has been drawn.
        requestAnimationFrame(() =>
          requestAnimationFrame(() => answered.push(performance.now() - timeStamp)),
        );
      });
      change.observe(document.querySelector('main') ?? document.body, {
        subtree: true,
        childList: true,
        attributes: true,
      });
    },
    { capture: true },
  );
}
