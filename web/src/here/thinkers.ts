/** The workers in which bots think: a second one where the machine has a core for it. Their engine is loaded when there is something to think about. */
import engineAddress from 'engines/think.wasm?url';

import { compile } from './engine';
import type { ToThinker } from './messages';

export const THINKERS = navigator.hardwareConcurrency > 2 ? 2 : 1;

/** After so many milliseconds what did not come, or broke, is asked for again. */
const TRY_AGAIN = 2_000;

export class Thinkers {
  private workers: Promise<Worker[]> | null = null;

  constructor(
    /** Something was thought about: an input for the host. */
    private readonly decided: (input: string) => void,
    private readonly broke: (thinker: number) => void,
  ) {}

  think(thinker: number, job: string, bot: boolean): void {
    this.workers ??= this.start();
    void this.tell(thinker, { type: 'think', job, bot });
  }

  forget(table: string): void {
    for (let thinker = 0; thinker < THINKERS; thinker++) void this.tell(thinker, { type: 'forget', table });
  }

  private async tell(thinker: number, message: ToThinker): Promise<void> {
    (await this.workers)?.[thinker]?.postMessage(message);
  }

  private async start(): Promise<Worker[]> {
    const module = await load();
    const workers: Worker[] = [];
    const begin = (at: number): void => {
      const worker = new Worker(new URL('./think-worker.ts', import.meta.url), { type: 'module' });
      worker.onmessage = ({ data }: MessageEvent<string>) => this.decided(data);
      worker.onerror = () => {
        worker.terminate();
        // Its script may not have come: it is not asked for all the time.
        setTimeout(() => {
          begin(at);
          this.broke(at);
        }, TRY_AGAIN);
      };
      worker.postMessage({ type: 'engine', module } satisfies ToThinker);
      workers[at] = worker;
    };
    for (let at = 0; at < THINKERS; at++) begin(at);
    return workers;
  }
}

/** The engine, as soon as it can be had: what is to be thought about waits for it. */
async function load(): Promise<WebAssembly.Module> {
  for (;;)
    try {
      return await compile(engineAddress);
    } catch {
      await new Promise((resolve) => setTimeout(resolve, TRY_AGAIN));
    }
}
