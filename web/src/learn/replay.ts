/** A recorded game as the server tells it. */
import type { Event, SeatName, TableInfo, View } from '../wire/protocol';

export interface Ply {
  line: string | null;
  seat: SeatName | null;
  events: Event[];
  view: View;
  waiting: SeatName[];
  votes: SeatName[];
  scores: number[];
}

export interface Replay {
  info: TableInfo;
  plies: Ply[];
  shuffle: 'checked' | 'unchecked';
}
