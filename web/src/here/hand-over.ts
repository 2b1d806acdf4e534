/** A game of this browser becomes a table at the server. */
import type { AskBranch, HttpError } from '../wire/protocol';
import type { Answer, HandOverWish } from './messages';

const UNAVAILABLE = JSON.stringify({ code: 'unavailable', errors: [] } satisfies HttpError);

/** Asks the server for a table where the game goes on, with new draws. `game` has its log and its seed. */
export async function branchAtServer(
  game: string,
  { seats, once }: HandOverWish,
): Promise<Pick<Answer, 'ok' | 'text'>> {
  const { log, seed } = JSON.parse(game) as { log: string; seed: string };
  const asked: AskBranch = { source: { log }, seed, draws: 'new', seats, ...(once && { once }) };
  try {
    const response = await fetch('/api/v1/branches', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(asked),
    });
    // Something between here and the server may answer in its place.
    return { ok: response.ok, text: JSON.stringify(await response.json()) };
  } catch {
    return { ok: false, text: UNAVAILABLE };
  }
}
