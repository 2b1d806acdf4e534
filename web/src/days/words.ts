/** Times of clocks for days, as people say them where they are. */
import { daysBetween } from '../lib/seen';
import { t, texts } from '../lib/texts.svelte';
import { duration } from '../lib/words';
import type { DayClock, Night, Shift } from '../wire/protocol';

const MINUTE = 60_000;
const DAY = 24 * 60;

/** English here is British: hours up to 24, the day before the month. */
const locale = (): string => (texts.language === 'en' ? 'en-GB' : texts.language);

/** Minutes as people say them. */
export const span = (minutes: number): string =>
  minutes % DAY === 0 ? t('web-time-days', { count: minutes / DAY }) : duration(minutes * 60);

/** A time as one says it now: “tomorrow, 20:00”, “Thursday, 8:15”, “24 November, 8:15”. */
export function moment(at: number, now: number): string {
  const [time, today] = [new Date(at), new Date(now)];
  const apart = daysBetween(today, time);
  const clock = new Intl.DateTimeFormat(locale(), { hour: 'numeric', minute: '2-digit' }).format(time);
  const say = (options: Intl.DateTimeFormatOptions): string =>
    new Intl.DateTimeFormat(locale(), options).format(time);
  const day =
    Math.abs(apart) <= 1
      ? new Intl.RelativeTimeFormat(locale(), { numeric: 'auto' }).format(apart, 'day')
      : apart > 0 && apart < 7
        ? say({ weekday: 'long' })
        : say({ day: 'numeric', month: 'long' });
  return `${day}, ${clock}`;
}

/** What was agreed about time. */
export const agreedSentence = ({ turn, reserve, then }: DayClock): string =>
  [
    t('web-agreed-days', { time: span(turn) }),
    ...(reserve > 0 ? [t('web-agreed-reserve', { time: span(reserve) })] : []),
    t(`web-agreed-then-${then}`),
  ].join(' ');

/** An hour of the day, in minutes since midnight. */
export const hour = (minutes: number): string =>
  `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;

/** Hours as they are kept on this device, `1320-480`. */
export function readHours(text: string | null): { from: number; to: number } | null {
  const [, from, to] = /^(\d{1,4})-(\d{1,4})$/.exec(text ?? '') ?? [];
  if (from === undefined || to === undefined) return null;
  const length = (Number(to) - Number(from) + DAY) % DAY;
  return Number(from) < DAY && Number(to) < DAY && length > 0 && length <= DAY / 2
    ? { from: Number(from), to: Number(to) }
    : null;
}

/** Minutes ahead of UTC at a time. */
type Zone = (at: number) => number;
const here: Zone = (at) => -new Date(at).getTimezoneOffset();

/** When this place's time changes next, to the minute; null if it does not within a year. */
export function nextShift(now: number, zone: Zone = here): Shift | null {
  const step = 7 * DAY * MINUTE;
  for (let from = now; from < now + 53 * step; from += step) {
    if (zone(from) === zone(from + step)) continue;
    let [before, after] = [Math.floor(from / MINUTE), Math.floor((from + step) / MINUTE)];
    const offset = zone(after * MINUTE);
    while (after - before > 1) {
      const middle = Math.floor((before + after) / 2);
      if (zone(middle * MINUTE) === offset) after = middle;
      else before = middle;
    }
    return { at: after * MINUTE, offset };
  }
  return null;
}

/** The night of a seat whose person is here. */
export const nightHere = (hours: { from: number; to: number }, now: number, zone: Zone = here): Night => ({
  ...hours,
  offset: zone(now),
  shift: nextShift(now, zone),
});

export const sameNight = (one: Night | undefined, other: Night | null): boolean =>
  one?.from === other?.from &&
  one?.to === other?.to &&
  one?.offset === other?.offset &&
  one?.shift?.at === other?.shift?.at &&
  one?.shift?.offset === other?.shift?.offset;
