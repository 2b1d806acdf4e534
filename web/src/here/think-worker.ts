/** A worker in which bots think, so that the table answers meanwhile. */
import { Engine } from './engine';
import type { ToThinker } from './messages';

/** As long as on a server: how long one may think, and how long a bot takes to answer at least, so that people can follow; in milliseconds. */
const THINKING = 400;
const PAUSE = 500;

let engine: Engine | null = null;

/** An error ends this worker, and another one is asked: a job that were let fall here would be waited for without end. */
function ready(engine: Engine | null): Engine {
  if (!engine) throw new Error('there is no engine to think with');
  return engine;
}

addEventListener('message', ({ data }: MessageEvent<ToThinker>) => {
  if (data.type === 'engine') engine = new Engine(data.module);
  else if (data.type === 'forget') engine?.forget(data.table);
  else {
    const asked = performance.now();
    const decided = ready(engine).think(data.job, THINKING);
    const rest = data.bot ? asked + PAUSE - performance.now() : 0;
    setTimeout(() => postMessage(decided), Math.max(0, rest));
  }
});

// An engine that could not be handed over.
addEventListener('messageerror', () => void ready(null));
