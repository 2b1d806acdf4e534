/** What is drawn over a table finds its parts by selectors. */

/** Calls `measure` now, when the page is drawn, and whenever `around` has another size. Returns what ends it. */
export function whenDrawn(around: HTMLElement, measure: () => void): () => void {
  measure();
  const frame = requestAnimationFrame(measure);
  const watcher = new ResizeObserver(measure);
  watcher.observe(around);
  return () => {
    cancelAnimationFrame(frame);
    watcher.disconnect();
  };
}

export interface Place {
  middle: [number, number];
  radius: number;
}

/** Where a part is; null if it is not shown. */
export function placeOf(around: HTMLElement, selector: string): Place | null {
  const part = around.querySelector(selector)?.getBoundingClientRect();
  const whole = around.getBoundingClientRect();
  if (!part || part.width === 0) return null;
  const middle: [number, number] = [
    part.left - whole.left + part.width / 2,
    part.top - whole.top + part.height / 2,
  ];
  return { middle, radius: Math.min(part.width, part.height) * 0.42 };
}
