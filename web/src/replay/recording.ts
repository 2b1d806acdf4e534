/** A recorded game, and what the server shows of it through different eyes. */
import { GAMES } from '../games/registry';
import { keyring } from '../lib/keys';
import { callFor, Refused } from '../net/http';
import type {
  AskBranch,
  AskReplay,
  AskReview,
  Created,
  Draws,
  NewSeat,
  Replay,
  Review,
  SeatName,
  Source,
} from '../wire/protocol';
import type { Viewer } from './link';

export class Recording {
  private readonly seen = new Map<Viewer, Replay>();

  constructor(private readonly source: Source) {}

  /** Where it was played on this server; null for a file. */
  get table(): string | null {
    return 'table' in this.source ? this.source.table : null;
  }

  /**
   * The game through somebody's eyes. Nobody is asked anything in it, and the lines of the log, which tell hidden cards, are left
   * out. What is wrong with a log is thrown as {@link Refused}.
   */
  async as(viewer: Viewer): Promise<Replay> {
    const known = this.seen.get(viewer);
    if (known) return known;
    const told = await callFor<Replay>(this.table, 'replays', {
      source: this.source,
      viewer,
    } satisfies AskReplay);
    const plies = told.plies.map((ply) => ({
      ...ply,
      line: null,
      view: GAMES[ply.view.game].unasked(ply.view),
    }));
    const replay = { ...told, plies };
    this.seen.set(viewer, replay);
    return replay;
  }

  /** As a link asks for it; as a watcher if it names a seat that is not there. */
  async asAsked(viewer: Viewer): Promise<[Replay, Viewer]> {
    try {
      return [await this.as(viewer), viewer];
    } catch (error) {
      if (!(error instanceof Refused) || error.code !== 'bad_log') throw error;
      return [await this.as('watcher'), 'watcher'];
    }
  }

  /** What a seat's decisions were worth, as far as it is known by now. */
  review(seat: SeatName): Promise<Review> {
    return callFor(this.table, 'reviews', { source: this.source, seat } satisfies AskReview);
  }

  /** A new table that stands as this game after a ply. */
  branch(ply: number, seats: NewSeat[], draws: Draws): Promise<Created> {
    // Who has a key takes the table's photo along.
    const keys = this.table === null ? [] : keyring(this.table).keys;
    return callFor(this.table, 'branches', {
      source: this.source,
      ply,
      seats,
      draws,
      keys,
    } satisfies AskBranch);
  }
}
