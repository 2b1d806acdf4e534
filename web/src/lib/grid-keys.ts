/**
 * Walking a grid of buttons by keyboard, for `{@attach}`: arrow keys go to the neighbour, Home and End to the ends of the row, with
 * Control to the corners of the grid; letters lead through what they stand for. Tab reaches one cell, the one used last.
 */
import type { Attachment } from 'svelte/attachments';
import { on } from 'svelte/events';

export interface Walk<Place> {
  /** What the cells stand for, row by row. */
  places: readonly Place[];
  /** Where Tab leads now, unless one is in the grid already; null: where it led before. */
  home: () => Place | null;
  /** Where letters lead. */
  jumps: Record<string, () => Iterable<Place>>;
}

export function gridKeys<Place>({ places, home, jumps }: Walk<Place>): Attachment<HTMLElement> {
  return (grid) => {
    const cells = [...grid.querySelectorAll<HTMLElement>('[role="gridcell"]')];
    const columns = cells.length / grid.querySelectorAll('[role="row"]').length;
    const place = (cell: EventTarget | null): number => cells.indexOf(cell as HTMLElement);

    /** Only two cells change: a browser looks at every attribute that is set, also to what it was. */
    function reach(at: number): void {
      for (const [one, cell] of cells.entries()) {
        const index = one === at ? 0 : -1;
        if (cell.tabIndex !== index) cell.tabIndex = index;
      }
    }

    function walk(event: KeyboardEvent): void {
      const at = place(event.target);
      if (at < 0 || event.altKey || event.metaKey) return;
      const jump = event.ctrlKey ? undefined : jumps[event.key.toLowerCase()];
      const goal = jump
        ? next(cells.length, at, new Set([...jump()].map((one) => places.indexOf(one))), event.shiftKey)
        : step(at, event, columns, cells.length);
      if (goal === undefined) return;
      event.preventDefault();
      cells[goal]?.focus();
    }

    const own = home();
    if (own !== null && !grid.contains(document.activeElement)) reach(places.indexOf(own));
    const ends = [on(grid, 'keydown', walk), on(grid, 'focusin', ({ target }) => reach(place(target)))];
    return () => ends.forEach((end) => end());
  };
}

/** The cell a key leads to, which at the edge is the same one; undefined for other keys. */
function step(
  at: number,
  { key, ctrlKey }: KeyboardEvent,
  columns: number,
  count: number,
): number | undefined {
  const column = at % columns;
  return {
    ArrowLeft: column > 0 ? at - 1 : at,
    ArrowRight: column < columns - 1 ? at + 1 : at,
    ArrowUp: at >= columns ? at - columns : at,
    ArrowDown: at + columns < count ? at + columns : at,
    Home: ctrlKey ? 0 : at - column,
    End: ctrlKey ? count - 1 : at - column + columns - 1,
  }[key];
}

/** The next of the wanted cells after this one, or the one before it; goes round. */
function next(count: number, at: number, wanted: ReadonlySet<number>, back: boolean): number | undefined {
  const round = Array.from({ length: count }, (_, one) => (at + (back ? count - 1 - one : one + 1)) % count);
  return round.find((one) => wanted.has(one));
}
