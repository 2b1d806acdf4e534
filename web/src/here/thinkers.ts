/** The workers in which bots think: a second one where the machine has a core for it. */
import type { ToThinker } from './messages';

export const THINKERS = navigator.hardwareConcurrency > 2 ? 2 : 1;

export class Thinkers {
  private readonly workers: Worker[];

  constructor(
    private readonly module: WebAssembly.Module,
    /** A bot has decided: an input for the host. */
    private readonly decided: (input: string) => void,
    private readonly broke: (thinker: number) => void,
  ) {
    this.workers = Array.from({ length: THINKERS }, (_, at) => this.start(at));
  }

  think(thinker: number, job: string): void {
    this.workers[thinker]?.postMessage({ type: 'think', job } satisfies ToThinker);
  }

  forget(table: string): void {
    for (const worker of this.workers) worker.postMessage({ type: 'forget', table } satisfies ToThinker);
  }

  private start(at: number): Worker {
    const worker = new Worker(new URL('./think-worker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<string>) => this.decided(data);
    worker.onerror = () => {
      worker.terminate();
      this.workers[at] = this.start(at);
      this.broke(at);
    };
    worker.postMessage({ type: 'engine', module: this.module } satisfies ToThinker);
    return worker;
  }
}
