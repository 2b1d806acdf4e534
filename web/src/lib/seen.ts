/** When somebody was last at the table, in coarse steps, as one says it where this device is. */
import { t } from './texts.svelte';

const HOUR = 3_600_000;

/** How many midnights lie between two times, where this device is. */
export function daysBetween(from: Date, to: Date): number {
  const midnight = (time: Date): number => Date.UTC(time.getFullYear(), time.getMonth(), time.getDate());
  return Math.round((midnight(to) - midnight(from)) / (24 * HOUR));
}

export function lastSeen(at: number, now: number): string {
  if (now - at < HOUR) return t('web-seen-lately');
  const days = daysBetween(new Date(at), new Date(now));
  if (days < 1) return t('web-seen-today');
  return days === 1 ? t('web-seen-yesterday') : t('web-seen-days', { count: days });
}
