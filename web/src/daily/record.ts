/** What this browser has of daily deals: streaks, a history, and a result as a text that spoils nothing. */
import type { GameName } from '../games/game';
import { scoreSentence, tried, type Result } from '../lib/daily.svelte';
import { names } from '../lib/storage';
import { dayName, t } from '../lib/texts.svelte';

const DAY = 86_400_000;

/** A day so many days later, or earlier. */
export const later = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00Z`) + days * DAY).toISOString().slice(0, 10);

/** The days one has finished the deal of, the newest first. */
export function history(game: GameName): string[] {
  const days = names(`daily.${game}.`).filter((day) => tried(game, day)?.result);
  return days.sort().reverse();
}

/** How many days on end the deal was finished on its own day, up to today, or to yesterday while today's waits. */
export function streak(game: GameName, today: string): number {
  const inTime = (day: string): boolean => tried(game, day)?.result?.on === day;
  let day = inTime(today) ? today : later(today, -1);
  let count = 0;
  for (; inTime(day); day = later(day, -1)) count += 1;
  return count;
}

const PARTS = 8;

/**
 * A game in eight squares. Against others: ahead, level or behind at the end of each part; alone: did the points grow, stay or fall in it?
 * Neither tells a card.
 */
export function marks(scores: readonly (readonly number[])[], own: number): string {
  const last = scores.length - 1;
  const at = (part: number): readonly number[] => scores[Math.round((last * part) / PARTS)] ?? [];
  return Array.from({ length: PARTS }, (_, part) => {
    const [before, now] = [at(part), at(part + 1)];
    const mine = now[own] ?? 0;
    const others = now.filter((_, seat) => seat !== own);
    const against = others.length > 0 ? Math.max(...others) : (before[own] ?? 0);
    const level = others.length > 0 ? '🟨' : '⬜';
    return mine > against ? '🟩' : mine < against ? '🟥' : level;
  }).join('');
}

/** What one hands on. */
export function shareWords(game: GameName, day: string, result: Result, days: number): string {
  const lines = [
    `Stolik · ${t(`game-${game}`)} · ${dayName(day, 'medium')}`,
    scoreSentence(result),
    result.marks,
    ...(days > 1 ? [t('web-daily-streak', { count: days })] : []),
  ];
  return lines.join('\n');
}
