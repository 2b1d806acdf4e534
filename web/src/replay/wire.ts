/** The replay as the server sends it. */
import type { Event, SeatName, TableInfo, View } from '../wire/protocol';

export interface Replay {
  info: TableInfo;
  plies: Ply[];
  shuffle: 'checked' | 'unchecked';
}

export interface Ply {
  line: string | null;
  seat: SeatName | null;
  events: Event[];
  view: View;
  waiting: SeatName[];
  votes: SeatName[];
  scores: number[];
}
