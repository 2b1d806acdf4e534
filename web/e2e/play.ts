/** Plays at a table as somebody would who taps what is offered. What is legal is known from what the page shows only. */
import type { Person } from './browser.ts';
import { until } from './until.ts';

/** What a page offers next; `over` when the end is shown. */
export type Offer = { tap: string } | 'over';

/** Plays until the end is shown, by taps or in another way. */
export async function play(
  person: Person,
  act = (goal: string): Promise<void> => person.tap(goal),
): Promise<void> {
  for (let taps = 0; ; taps++) {
    const offer = await nextOffer(person, taps);
    if (offer === 'over') return;
    await act(offer.tap);
    if (taps > 1500) throw new Error('A game without an end.');
  }
}

/**
 * Several people play, whoever is asked, until the end is shown to all, or until `enough` says so. It is asked whenever
 * somebody is offered something, before that is tapped.
 */
export async function playOn(
  people: Person[],
  enough: (offers: (Offer | null)[]) => boolean | Promise<boolean> = () => false,
): Promise<void> {
  for (let taps = 0; ;) {
    const offers = await until('somebody is asked', async () => {
      const found = await Promise.all(people.map((person) => offered(person, taps)));
      return found.some((offer) => offer !== null) ? found : null;
    });
    if (await enough(offers)) return;
    if (offers.every((offer) => offer === 'over')) return;
    for (const [at, offer] of offers.entries())
      if (offer !== null && offer !== 'over') {
        await people[at]?.tap(offer.tap);
        taps += 1;
      }
  }
}

/** What the page offers at this moment. */
function offered({ page }: Person, turn: number): Promise<Offer | null> {
  return page.evaluate(look, turn);
}

/** Waits until the page offers something. `turn` chooses among equals, so that not always the first is taken. */
export async function nextOffer({ page }: Person, turn: number): Promise<Offer> {
  const offer = await page.waitForFunction(look, turn, { polling: 'raf' });
  return (await offer.jsonValue()) as Offer;
}

/** Runs in the page. */
export function look(turn: number): Offer | null {
  if (document.querySelector('[data-rematch]')) return 'over';
  const curtain = document.querySelector('[data-curtain]:not(:disabled)');
  if (curtain) return { tap: '[data-curtain]' };

  // Gambit: a square, else cards and their confirmation, else to stay.
  const squares = [...document.querySelectorAll<HTMLElement>('.square.target')];
  if (squares.length > 0) {
    const names = squares.map((square) => square.dataset['square'] ?? '');
    // A square with a token, if there is one: its label has more parts.
    const parts = squares.map((square) => (square.ariaLabel ?? '').split(',').length);
    const most = Math.max(...parts);
    const best = names.filter((_, at) => parts[at] === most);
    return { tap: `[data-square="${best[turn % best.length]}"]` };
  }
  if (document.querySelector('.prompt .button.primary:not(:disabled)'))
    return { tap: '.prompt .button.primary' };
  const cards = [...document.querySelectorAll<HTMLElement>('.hand .card.ready')];
  if (cards.length > 0) {
    const hand = [...document.querySelectorAll('.hand .card[data-card]')];
    const card = cards[turn % cards.length];
    return { tap: `.hand li:nth-child(${(card ? hand.indexOf(card) : 0) + 1}) > .card` };
  }

  // Skakanie: confirm what was doubted, give a piece, take, move, end.
  if (document.querySelector('.bar .sure')) return { tap: '.bar .sure' };
  const stacks = [...document.querySelectorAll<HTMLElement>('[data-stack].legal')];
  const of = (verb: string): HTMLElement[] => stacks.filter((stack) => stack.classList.contains(verb));
  const [take, others] = [of('take'), stacks.filter((stack) => !stack.classList.contains('take'))];
  const chosen = take[0] && turn % 3 < 2 ? take[0] : (others[turn % others.length] ?? take[0]);
  if (chosen) return { tap: `[data-stack="${chosen.dataset['stack']}"]` };
  const pieces = [...document.querySelectorAll<SVGElement>('[data-piece]')];
  const piece = pieces[turn % pieces.length];
  if (piece) return { tap: `[data-piece="${piece.dataset['piece']}"]` };
  const end = [
    ...document.querySelectorAll<HTMLButtonElement>('.buttons .bar > .button:not(:disabled):not(.icon)'),
  ];
  return end.length > 0 ? { tap: '.buttons .bar > .button:not(:disabled):not(.icon)' } : null;
}
