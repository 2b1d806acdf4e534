/** The first game of Gambit: its steps, and what is to be tapped for an action. The tables write it on their parts. */
import type { GambitView } from '../../../wire/protocol';
import { act, read, type Step } from '../../../learn/script';

export const script: readonly Step[] = [
  read('start', 0),
  act('place', 1, 'place 2'),
  act('plan', 2, 'plan BRN'),
  act('bishop', 4, 'move g3'),
  act('lay-queen', 5, 'lay Q'),
  read('theirs', 7),
  act('rook', 8, 'move g7'),
  act('lay-bishop', 9, 'lay B'),
  read('blocked', 11),
  act('knight', 12, 'move h5'),
  act('lay-rook', 13, 'lay R'),
  act('queen', 16, 'move a5'),
  read('end', 17),
];

/** An action of several cards is built up in the order in which it is written. */
export function target(table: ParentNode, view: GambitView, action: string): Element | null {
  const [verb = '', what = ''] = action.split(' ');
  if (verb === 'place') return table.querySelector(`[data-square="${view.spots[Number(what)]}"]`);
  if (verb === 'move') return table.querySelector(`[data-square="${what}"]`);
  const next = what[table.querySelectorAll('[data-card][aria-pressed="true"]').length];
  return table.querySelector(next ? `[data-card="${next}"][aria-pressed="false"]` : '[data-do="lay"]');
}
