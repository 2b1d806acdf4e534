/**
 * What a seat may do now, read from the legal actions it was sent; and the cards picked from the hand so far. No rules: a pick is
 * possible if some legal action begins with it.
 */
import type { GambitView } from '../../wire/protocol';

export interface Legal {
  /** Squares one may go to, with the action that goes there: moves, and start spots. */
  squares: Map<string, string>;
  /** How many cards are to be picked: three for a first plan, one after a move, none otherwise. */
  picks: 0 | 1 | 3;
  /** Is the gambit blocked? */
  stay: boolean;
  /** Can a first plan be taken back? */
  unplan: boolean;
}

export function legalOf(view: GambitView): Legal {
  const squares = new Map<string, string>();
  for (const action of view.legal) {
    const [verb, what = ''] = action.split(' ');
    if (verb === 'move') squares.set(what, action);
    if (verb === 'place') squares.set(view.spots[Number(what)] ?? '', action);
  }
  const some = (verb: string): boolean => view.legal.some((action) => action.startsWith(verb));
  return {
    squares,
    picks: some('plan ') ? 3 : some('lay ') ? 1 : 0,
    stay: view.legal.includes('stay'),
    unplan: view.legal.includes('unplan'),
  };
}

/** The action that the picked cards make, or null if more are needed. */
export function picked(view: GambitView, cards: readonly string[]): string | null {
  const verb = legalOf(view).picks === 3 ? 'plan' : 'lay';
  return view.legal.find((action) => action === `${verb} ${cards.join('')}`) ?? null;
}

/** Can this card be picked after those? */
export function canPick(view: GambitView, cards: readonly string[], card: string): boolean {
  const { picks } = legalOf(view);
  const start = `${picks === 3 ? 'plan' : 'lay'} ${[...cards, card].join('')}`;
  return cards.length < picks && view.legal.some((action) => action.startsWith(start));
}

/** A hand without these cards. */
export function without(hand: string, cards: readonly string[]): string {
  return cards.reduce((rest, card) => rest.replace(card, ''), hand);
}
