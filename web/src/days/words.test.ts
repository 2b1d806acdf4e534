import { beforeAll, expect, test } from 'vitest';

import { load, texts } from '../lib/texts.svelte';
import '../before';
import { agreedSentence, moment, nextShift, nightHere, readHours, sameNight, span } from './words';

const HOUR = 3_600_000;
const at = (text: string): number => new Date(text).getTime();

beforeAll(() => Promise.all([load('en'), load('pl'), load('it')]));

test('times are said as people say them, in each language', () => {
  const now = at('2026-11-17T15:00');
  const cases: [string, string, string, string][] = [
    ['2026-11-17T20:00', 'today, 20:00', 'dzisiaj, 20:00', 'oggi, 20:00'],
    ['2026-11-18T08:05', 'tomorrow, 08:05', 'jutro, 08:05', 'domani, 08:05'],
    ['2026-11-16T23:59', 'yesterday, 23:59', 'wczoraj, 23:59', 'ieri, 23:59'],
    ['2026-11-19T00:00', 'Thursday, 00:00', 'czwartek, 00:00', 'giovedì, 00:00'],
    ['2026-12-01T12:00', '1 December, 12:00', '1 grudnia, 12:00', '1 dicembre, 12:00'],
    ['2026-11-11T12:00', '11 November, 12:00', '11 listopada, 12:00', '11 novembre, 12:00'],
  ];
  for (const [time, ...said] of cases)
    (['en', 'pl', 'it'] as const).forEach((language, index) => {
      texts.language = language;
      // Some have no zero before the hour.
      expect(moment(at(time), now).replace(/, (\d):/, ', 0$1:')).toBe(said[index]);
    });
  texts.language = 'en';
});

test('what was agreed is said in days where it is days', () => {
  texts.language = 'en';
  expect([span(480), span(1440), span(2880), span(90)]).toEqual(['8 hours', '1 day', '2 days', '90 minutes']);
  expect(agreedSentence({ turn: 1440, reserve: 0, then: 'wait' })).toMatch(/1 day/);
  texts.language = 'pl';
  expect([span(1440), span(2880), span(7200)]).toEqual(['1 dzień', '2 dni', '5 dni']);
  texts.language = 'en';
});

test('the next change to or from summer time is found to the minute', () => {
  const change = at('2027-03-28T01:00Z');
  const zone = (time: number): number => (time < change ? 60 : 120);
  expect(nextShift(change - 100 * 24 * HOUR - 7, zone)).toEqual({ at: change, offset: 120 });
  expect(nextShift(change, zone)).toBeNull();
  const night = nightHere({ from: 1320, to: 480 }, change - HOUR, zone);
  expect(night).toEqual({ from: 1320, to: 480, offset: 60, shift: { at: change, offset: 120 } });
  expect(sameNight(night, { ...night })).toBe(true);
  expect(sameNight(undefined, null)).toBe(true);
  expect(sameNight(undefined, night)).toBe(false);
  expect(sameNight(night, { ...night, shift: null })).toBe(false);
});

test('hours of a night are read, and what is none is not', () => {
  expect(readHours('1320-480')).toEqual({ from: 1320, to: 480 });
  for (const bad of [null, '', '480-480', '480-1300', '1440-10', '10-1440', 'x-1', '-5-10'])
    expect(readHours(bad), String(bad)).toBeNull();
});
