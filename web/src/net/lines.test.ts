import { expect, test } from 'vitest';

import { gambitState, gambitView } from '../dev/fixtures';
import type { Event } from '../games/game';
import { GAMES } from '../games/registry';
import { seatsAfter } from '../lib/seats.svelte';
import { told } from '../screens/told';
import type { News, PastChange, SeatInfo, SeatName } from '../wire/protocol';
import { meanwhile, retold, type Line } from './lines';

const moved = (seat: SeatName): Event => ({ type: 'moved', seat, from: 'd4', to: 'd5' });

function past(...steps: (News | Event)[]): Line[] {
  const changes = steps.map((step): PastChange => {
    const isEvent = step.type === 'moved';
    return {
      news: isEvent ? [] : [step as News],
      happened: isEvent ? { game: 'gambit', events: [step as never] } : null,
      view: null,
    };
  });
  return retold(changes, gambitView(), [], GAMES).map((line, id) => ({ ...line, id }));
}

const words = (lines: readonly Line[]): (string | null)[] => lines.map((line) => told(line, gambitState()));

test('lines keep the name of who did it, and name the bot that played for somebody', () => {
  const lines = past(
    { type: 'sat', seat: 'B', name: 'Jan' },
    moved('B'),
    { type: 'stood_in', seat: 'B', level: 'casual', clock: false, single_turn: false },
    moved('B'),
    { type: 'returned', seat: 'B' },
    moved('B'),
    { type: 'freed', seat: 'B' },
    { type: 'sat', seat: 'B', name: 'Ewa' },
    moved('B'),
  );
  const said = words(lines);
  expect(said[1]).toContain('Jan');
  expect(said[3]).toContain('Jay (for Jan)');
  expect(said[5]).toMatch(/^Jan /);
  expect(said[6]).toContain('Jan');
  expect(said[8]).toContain('Ewa');
});

test('of what a bot did for oneself, the bot is named', () => {
  const lines = past(
    { type: 'sat', seat: 'A', name: 'Ola' },
    moved('A'),
    { type: 'stood_in', seat: 'A', level: 'casual', clock: true, single_turn: false },
    moved('A'),
  );
  const said = words(lines);
  expect(said[1]).toMatch(/^You /);
  expect(said[3]).toContain('Magpie (for you)');
});

test('what a bot did meanwhile is known until the person plays', () => {
  const begun: (News | Event)[] = [
    { type: 'sat', seat: 'A', name: 'Ola' },
    moved('A'),
    { type: 'stood_in', seat: 'A', level: 'casual', clock: true, single_turn: false },
  ];
  expect(meanwhile(past(moved('A')), 'A')).toBeNull();
  expect(meanwhile(past(...begun), 'A')).toMatchObject({ clock: true, back: false, done: [] });
  const played = past(...begun, moved('B'), moved('A'), moved('A'));
  expect(meanwhile(played, 'A')?.done).toHaveLength(2);
  expect(meanwhile(played, 'B')).toBeNull();
  const back = past(...begun, moved('A'), { type: 'returned', seat: 'A' }, moved('B'));
  expect(meanwhile(back, 'A')).toMatchObject({ back: true });
  expect(meanwhile(back, 'A')?.done).toHaveLength(1);
  expect(meanwhile(past(...begun, moved('A'), { type: 'returned', seat: 'A' }, moved('A')), 'A')).toBeNull();
});

test('seats are followed through all that happens to them', () => {
  const names = (seats: readonly SeatInfo[]): string[] =>
    [...seats].sort((a, b) => a.seat.localeCompare(b.seat)).map(({ seat, name }) => `${seat} ${name}`);
  const news: News[] = [
    { type: 'sat', seat: 'A', name: 'Ola' },
    { type: 'freed', seat: 'B' },
    { type: 'bot_placed', seat: 'B', level: 'master' },
    { type: 'renamed', seat: 'A', name: 'Ala' },
    { type: 'reseated', order: ['B', 'A'], lots: true },
  ];
  expect(names(news.reduce(seatsAfter, [] as readonly SeatInfo[]))).toEqual(['A master', 'B Ala']);
});
