/** The first game of Skakanie: its steps, and what is to be tapped for an action. The tables write it on their parts. */
import type { SkakanieView } from '../../../wire/protocol';
import { act, later, read, type Step } from '../../../learn/script';

export const script: readonly Step[] = [
  read('start', 0),
  act('corner', 0, 'corner 1'),
  act('take', 2, 'take'),
  act('move', 3, 'move 2'),
  act('join', 4, 'take'),
  read('dragon', 5),
  act('three', 8, 'take'),
  act('away', 9, 'move 3'),
  act('stray', 10, 'take'),
  read('cost', 11),
  act('give', 14, 'give 9 to 10'),
  act('middle', 15, 'move 7'),
  act('four', 16, 'take'),
  act('enough', 17, 'end'),
  read('gift', 19),
  later(read('token', 33)),
  later(act('last', 81, 'take')),
  act('whole', 82, 'end'),
  read('end', 84),
];

export function target(table: ParentNode, _: SkakanieView, action: string): Element | null {
  const [verb = '', what = '', , stack = what] = action.split(' ');
  const piece = verb === 'give' ? table.querySelector(`[data-piece="${what}"]`) : null;
  if (verb === 'take') return table.querySelector('[data-stack].take');
  if (verb === 'end') return table.querySelector('[data-do="end"]');
  if (verb === 'give' && piece?.getAttribute('aria-pressed') !== 'true') return piece;
  return table.querySelector(`[data-stack="${stack}"]`);
}
