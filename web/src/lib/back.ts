/**
 * The browser's way back closes what lies open over a page before it leaves the page. Every sheet that is open has an entry in the history, which is
 * told from others by how many sheets it stands for.
 */

/** How to close the sheets that are open, the topmost last. */
const open: (() => void)[] = [];
/** We are on the way back ourselves. */
let returning = false;

const entries = (): number => (history.state as { sheets?: number } | null)?.sheets ?? 0;

function push(): void {
  while (entries() < open.length) history.pushState({ sheets: entries() + 1 }, '');
}

/** Gives entries back that stand for nothing any more. */
function tidy(): void {
  const spare = entries() - open.length;
  if (returning || spare <= 0) return;
  returning = true;
  history.go(-spare);
}

addEventListener('popstate', () => {
  if (returning) {
    returning = false;
    // Something was opened, or closed, on the way.
    push();
    tidy();
    return;
  }
  while (open.length > entries()) open.pop()?.();
});

/** A sheet is shown; returns what to call when it is gone. */
export function opened(close: () => void): () => void {
  open.push(close);
  if (!returning) push();
  return () => {
    const at = open.indexOf(close);
    if (at < 0) return;
    open.splice(at, 1);
    // Another one may take its place at once.
    setTimeout(tidy);
  };
}

/** Goes to another page: where a sheet is open, in its place. */
export function leaveTo(address: string): void {
  open.length = 0;
  if (entries() > 0) history.replaceState(null, '', address);
  else history.pushState(null, '', address);
}
