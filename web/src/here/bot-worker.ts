/** Bots think here, so that the table answers while they do. */
import { Engine } from './engine';
import type { FromBot, ToBot } from './messages';

/** As at a server: how long a bot may think, and how long it waits before it answers, so that people can follow. */
const THINKING = 400;
const PAUSE = 500;

let engine: Engine | null = null;

const say = (message: FromBot): void => postMessage(message);

function think(job: string): void {
  const ready = performance.now() + PAUSE;
  const input = engine?.think(job, THINKING);
  if (input) setTimeout(() => say({ type: 'decided', input }), ready - performance.now());
}

onmessage = ({ data }: MessageEvent<ToBot>) => {
  try {
    if (data.type === 'begin') engine = new Engine(data.module);
    else if (data.type === 'think') think(data.job);
    else engine?.forget(data.table);
  } catch {
    // After a panic its memory is not to be trusted any more.
    say({ type: 'broke' });
    close();
  }
};
