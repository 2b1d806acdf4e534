/**
 * Which tables are this tab's: two tabs do not both play one game. A lock is held for each; where there are none (an address that is not safe) the number of a
 * change, which only one of them can write, keeps them apart.
 */

interface Question {
  /** The table somebody wants to open. */
  wanted: string;
}

interface Claimed {
  /** A table that a tab has open. */
  claimed: string;
}

/** How often one asks who has a table, in milliseconds. */
const ASK_AGAIN = 500;

export class Claims {
  private readonly held = new Map<string, () => void>();
  private readonly asked = new Map<string, () => void>();
  private readonly stolen = new Set<string>();
  private readonly others = new BroadcastChannel('stolik-tables');

  /** `lost` is told that another tab has taken a table. */
  constructor(private readonly lost: (table: string) => void) {
    this.others.onmessage = ({ data }: MessageEvent<Question | Claimed>) => {
      if ('claimed' in data) this.asked.get(data.claimed)?.();
      else if (this.held.has(data.wanted))
        this.others.postMessage({ claimed: data.wanted } satisfies Claimed);
    };
  }

  /** The next `claim` of this table takes it from whoever has it. */
  steal(table: string): void {
    this.stolen.add(table);
  }

  /**
   * Makes the table this tab's; false if another one has it. A tab that is gone may have its lock for a moment, and one that is there says so: that
   * is waited for, and no time.
   */
  async claim(table: string): Promise<boolean> {
    const locks = navigator.locks as LockManager | undefined;
    if (!locks || this.held.has(table)) return true;
    const steal = this.stolen.delete(table);
    const refused = new AbortController();
    this.asked.set(table, () => refused.abort());
    const options: LockOptions = steal ? { steal } : { signal: refused.signal };
    const claimed = new Promise<boolean>((resolve) => {
      const hold = (): Promise<void> => {
        resolve(true);
        // Who asked while nobody had it is told now.
        this.others.postMessage({ claimed: table } satisfies Claimed);
        return new Promise((release) => this.held.set(table, release));
      };
      locks.request(`stolik ${table}`, options, hold).catch(() => {
        resolve(false);
        // It was held, and another tab has it now.
        if (this.held.delete(table)) this.lost(table);
      });
    });
    // Asked again until it is known: a tab that is just opened, or busy, may miss the first time.
    const ask = (): void => {
      if (!steal) this.others.postMessage({ wanted: table } satisfies Question);
    };
    ask();
    const asking = setInterval(ask, ASK_AGAIN);
    const mine = await claimed;
    clearInterval(asking);
    this.asked.delete(table);
    return mine;
  }

  release(table: string): void {
    this.held.get(table)?.();
    this.held.delete(table);
  }
}
