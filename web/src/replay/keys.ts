/** The replay by keyboard: arrows step, Home and End jump, the space bar plays. */
import type { Player } from './player.svelte';

/** Where a key has a meaning of its own, it keeps it. */
const OWN: Record<string, string> = {
  ' ': 'button, a, summary, input, select, textarea',
  ArrowLeft: 'input, select, textarea',
  ArrowRight: 'input, select, textarea',
  Home: 'input, select, textarea',
  End: 'input, select, textarea',
};

export function pressed(event: KeyboardEvent, player: Player): void {
  const own = OWN[event.key];
  const taken = event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
  if (taken || own === undefined) return;
  // A sheet over the table has the keyboard to itself.
  if (event.target instanceof Element && event.target.closest(`dialog, ${own}`)) return;
  event.preventDefault();
  if (event.key === ' ') player.toggle();
  else if (event.key === 'ArrowLeft') player.back();
  else if (event.key === 'ArrowRight') player.step();
  else player.jump(event.key === 'Home' ? 0 : player.last);
}
