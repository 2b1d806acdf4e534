/** A card's fairness as it is measured: asked for again and again until all games are played, or nobody looks any more. */
import { canHost } from '../../../../net/here';
import { askHere, call } from '../../../../net/http';
import type { AskFairness, Fairness } from '../../../../wire/protocol';
import { meaning, moments, verdict, type Verdict } from './fairness';

/** A card that was just changed may be changed again: it is not measured before so many milliseconds. */
const SETTLED = 300;
/** How long to wait before a server is asked again, in milliseconds. */
const AGAIN = 700;

/** What was measured, and whether this browser did it. */
export interface Measured {
  fairness: Fairness;
  here: boolean;
}

/** Lets a card be measured a bit further: in this browser if it can, so that no server has to. */
export async function measureFairness(asked: AskFairness): Promise<Measured> {
  const own = await askHere<Fairness>(!__SITE__ && canHost(), 'fairness', asked);
  return { fairness: own ?? (await call('fairness', asked)), here: __SITE__ || own !== null };
}

export class Measuring {
  told = $state.raw<Fairness | null>(null);
  problem = $state.raw<unknown>(null);
  /** What a screen reader was told last; numbers that only settle are not worth a word. */
  heard = $state.raw<{ verdict: Verdict; whole: boolean } | null>(null);
  /** What is asked, as a text; answers to anything else are not wanted any more. */
  private asking: string | null = null;

  constructor(private readonly ask: (asked: AskFairness) => Promise<Measured> = measureFairness) {}

  get whole(): boolean {
    return this.told !== null && this.told.games >= this.told.most;
  }

  /** Measures a card, or goes on with it. */
  measure(asked: AskFairness): void {
    const key = JSON.stringify(asked);
    if (key === this.asking) return;
    this.told = null;
    this.heard = null;
    this.problem = null;
    this.asking = key;
    void this.run(asked, key);
  }

  leave(): void {
    this.asking = null;
  }

  /** Says what the games mean, if that is something else than before: now and then, and in the end. */
  private speak(before: number, fairness: Fairness): void {
    const { games, most } = fairness;
    const [whole, said] = [games >= most, verdict(fairness)];
    if (said.says === 'waiting' || (!whole && moments(games) === moments(before))) return;
    if (whole || !this.heard || meaning(said) !== meaning(this.heard.verdict))
      this.heard = { verdict: said, whole };
  }

  private async run(asked: AskFairness, key: string): Promise<void> {
    await pause(SETTLED);
    while (key === this.asking) {
      await shown();
      const start = performance.now();
      try {
        const { fairness, here } = await this.ask(asked);
        if (key !== this.asking) return;
        this.speak(this.told?.games ?? 0, fairness);
        this.told = fairness;
        if (this.whole) return;
        // This browser rests as long as it played: half a core is enough, and a phone stays cool.
        await pause(here ? performance.now() - start : AGAIN);
      } catch (error) {
        if (key !== this.asking) return;
        this.problem = error;
        return;
      }
    }
  }
}

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Waits until somebody can see the page: in a tab behind others nothing is played. */
function shown(): Promise<void> {
  if (!document.hidden) return Promise.resolve();
  return new Promise((resolve) =>
    document.addEventListener('visibilitychange', () => resolve(shown()), { once: true }),
  );
}
