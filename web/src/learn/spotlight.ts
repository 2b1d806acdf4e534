/**
 * What is to be tapped next for an action, found by what the tables write on their parts: `data-square`, `data-card`, `data-stack`,
 * `data-piece`, `data-do`.
 */
import { LATER } from '../games/later';
import type { View } from '../wire/protocol';

/** The part of the table that is to be tapped next; null while it is not there. */
export function target(table: ParentNode, view: View, action: string): Element | null {
  return LATER[view.game].target(table, view, action);
}

/**
 * A tap on a card or a piece that would lead to another action than the wanted one. The table would take it and only then send the
 * whole action; the coach answers at once.
 */
export function strays(table: ParentNode, view: View, action: string, tapped: Element): boolean {
  const part = tapped.closest<HTMLElement>('[data-card], [data-piece], .picked');
  const next = target(table, view, action);
  if (part === null || part === next || part.dataset['piece'] === action.split(' ')[1]) return false;
  // Of two equal cards either will do.
  const card = part.dataset['card'];
  const taken = part.getAttribute('aria-pressed') === 'true';
  return card === undefined || taken || card !== next?.getAttribute('data-card');
}
