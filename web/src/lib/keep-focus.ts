/**
 * Who plays by keyboard never falls off the table: when what had the focus goes away or can no longer be pressed, such as a
 * button that was just used, the board takes the focus.
 */

/** What one walks with the arrow keys has exactly one element that Tab reaches. */
export const BOARD = '[role="grid"] [tabindex="0"]';

/** For `use:` on a table. */
export function keepFocus(table: HTMLElement): { destroy: () => void } {
  let inside = false;
  const come = (event: FocusEvent): void => {
    inside = table.contains(event.target as Node);
  };
  // Who taps beside everything means it.
  const tap = (): void => {
    inside = false;
  };
  const observer = new MutationObserver(() => {
    if (inside && document.activeElement === document.body && document.hasFocus())
      table.querySelector<HTMLElement>(BOARD)?.focus({ preventScroll: true });
  });
  document.addEventListener('focusin', come);
  document.addEventListener('pointerdown', tap, true);
  observer.observe(table, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['disabled'],
  });
  return {
    destroy() {
      document.removeEventListener('focusin', come);
      document.removeEventListener('pointerdown', tap, true);
      observer.disconnect();
    },
  };
}

/** For `onkeydown` on a row of buttons: left and right go to the neighbour, Home and End to the ends. */
export function walkRow(event: KeyboardEvent): void {
  const row = event.currentTarget as HTMLElement;
  const all = [...row.querySelectorAll<HTMLElement | SVGElement>('button, [role="button"]')];
  const at = all.indexOf(event.target as HTMLElement);
  const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: all.length - 1 }[event.key];
  if (at < 0 || to === undefined) return;
  event.preventDefault();
  all[to]?.focus();
}
