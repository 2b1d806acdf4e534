/** A recorded game: its log, and what the server shows of it through different eyes. */
import { ask, call, logAddress, Refused } from '../net/http';
import type { Created, NewSeat } from '../wire/protocol';
import type { Viewer } from './link';
import type { Replay } from './wire';

export class Recording {
  private readonly seen = new Map<Viewer, Replay>();

  private constructor(
    readonly log: string,
    /** Where it was played on this server; null for a file. */
    readonly table: string | null,
  ) {}

  /** Reads a log. What is wrong with it is thrown as {@link Refused}. */
  static async of(log: string, table: string | null, viewer: Viewer): Promise<[Recording, Viewer]> {
    const made = new Recording(log, table);
    try {
      await made.as(viewer);
    } catch (error) {
      // A link may name a seat this table has not got.
      const known =
        viewer === 'watcher' || !(error instanceof Refused) || (error.code as string) === 'bad_log';
      if (known) throw error;
      await made.as('watcher');
      return [made, 'watcher'];
    }
    return [made, viewer];
  }

  /** A finished game of this server. */
  static async at(table: string, viewer: Viewer): Promise<[Recording, Viewer]> {
    return Recording.of(await (await ask(logAddress(table))).text(), table, viewer);
  }

  /** The game through somebody's eyes. Nobody is asked anything in it. */
  async as(viewer: Viewer): Promise<Replay> {
    const known = this.seen.get(viewer);
    if (known) return known;
    const told = await call<Replay>('replays', { log: this.log, viewer });
    const plies = told.plies.map((ply) => ({ ...ply, view: { ...ply.view, legal: [] } }));
    const replay = { ...told, plies };
    this.seen.set(viewer, replay);
    return replay;
  }

  /** A new table that stands as this game after a ply. */
  branch(ply: number, seats: NewSeat[]): Promise<Created> {
    return call('branches', { log: this.log, ply, seats });
  }
}
