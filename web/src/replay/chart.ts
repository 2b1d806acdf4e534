/** The geometry of what is drawn over the plies of a game. */

export interface Size {
  width: number;
  height: number;
}

/** Where a ply is in a plot of all of them. */
export function across(ply: number, last: number, width: number): number {
  return round((ply / Math.max(1, last)) * width);
}

/** Marks at the ends of lines keep at least so far from each other. */
const APART = 17;

export class Chart {
  readonly least: number;
  readonly most: number;
  private readonly last: number;

  /** `scores` are those of each line, by ply. */
  constructor(
    private readonly scores: readonly (readonly number[])[],
    private readonly size: Size,
  ) {
    const all = scores.flat();
    this.least = Math.min(0, ...all);
    this.most = Math.max(1, ...all);
    this.last = (scores[0]?.length ?? 1) - 1;
  }

  x(ply: number): number {
    return across(ply, this.last, this.size.width);
  }

  y(score: number): number {
    return round(((this.most - score) / (this.most - this.least)) * this.size.height);
  }

  /** A line that goes up where points are made: points do not grow between two plies. */
  path(line: number): string {
    const scores = this.scores[line] ?? [];
    const steps = scores.flatMap((score, ply) =>
      ply > 0 && score !== scores[ply - 1] ? [`H${this.x(ply)}V${this.y(score)}`] : [],
    );
    return `M0 ${this.y(scores[0] ?? 0)}${steps.join('')}H${this.size.width}`;
  }

  /** How high the mark at the end of each line is: where the line ends, but none over another. */
  ends(): number[] {
    const ends = this.scores.map((scores) => this.y(scores.at(-1) ?? 0));
    const order = ends.map((_, line) => line).sort((a, b) => (ends[a] ?? 0) - (ends[b] ?? 0));
    const lowest = this.size.height;
    let free = 0;
    order.forEach((line, at) => {
      const below = order.length - 1 - at;
      free = Math.min(Math.max(ends[line] ?? 0, free), lowest - below * APART);
      ends[line] = free;
      free += APART;
    });
    return ends;
  }

  /** Lines at whole, round numbers of points. */
  ticks(): number[] {
    const span = this.most - this.least;
    const step = [1, 2, 5, 10, 20, 50, 100].find((one) => span / one <= 4) ?? span;
    const first = Math.ceil(this.least / step);
    return Array.from({ length: Math.floor(this.most / step) - first + 1 }, (_, at) => (first + at) * step);
  }
}

/** The plies at which some score is another than before, and the first. */
export function changes(scores: readonly (readonly number[])[]): number[] {
  return scores.flatMap((now, ply) => {
    const before = scores[ply - 1];
    return !before || now.some((score, at) => score !== before[at]) ? [ply] : [];
  });
}

/** Short numbers make short paths. */
export function round(value: number): number {
  return Math.round(value * 10) / 10;
}
