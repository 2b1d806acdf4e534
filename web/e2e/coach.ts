/** Plays badly until the coach has something to say. */
import type { Person } from './browser.ts';
import { nextOffer } from './play.ts';
import { until } from './until.ts';

export async function provoke(person: Person): Promise<void> {
  const remarked = (): boolean => person.heard.some((one) => one.type === 'remark' && one.remark !== null);
  for (let taps = 0; !remarked(); taps++) {
    if (taps > 1500) throw new Error('A coach without a word.');
    const offer = await nextOffer(person, taps);
    if (offer === 'over') {
      await person.open();
      await person.tap('[data-play="gambit"]');
      continue;
    }
    const acts = person.acts.length;
    await person.tap((await worst(person)) ?? offer.tap);
    if (person.acts.length === acts) continue;
    await until('the coach has looked', () => {
      const answers = person.heard.filter(({ type }) => type === 'remark' || type === 'refused').length;
      const asked = person.said.filter((one) => 'query' in one && one.query.type === 'remark').length;
      return answers >= asked;
    });
  }
}

/** A square where nothing is captured, if there is one: its label has fewer parts. */
function worst({ page }: Person): Promise<string | null> {
  return page.evaluate(() => {
    const parts = (square: HTMLElement): number => (square.ariaLabel ?? '').split(',').length;
    const squares = [...document.querySelectorAll<HTMLElement>('.square.target')];
    const [first] = squares.sort((a, b) => parts(a) - parts(b));
    return first ? `[data-square="${first.dataset['square']}"]` : null;
  });
}
