/** Positions of real games, for tests and for the developers' page. */
import type { SeatName, SkakanieView } from '../../wire/protocol';
import fixtures from './fixtures.json';

export interface Recorded {
  seat: SeatName;
  view: SkakanieView;
}

export type RecordedName = keyof typeof fixtures;

export const RECORDED = fixtures as unknown as Record<RecordedName, Recorded>;
export const NAMES = Object.keys(fixtures) as RecordedName[];
