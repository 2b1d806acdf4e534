/** A setup card's text, read for drawing it. What is wrong with a card the rules say. */
import { word } from '../../lib/words';
import { SQUARES } from './geometry';

export interface Drawing {
  tokens: [square: string, letter: string][];
  spots: [square: string, number: string][];
}

export function drawing(text: string): Drawing {
  const rows = text
    .split('\n')
    .map((line) => line.toUpperCase().match(/\S/g) ?? [])
    .filter((cells) => cells.length === 8 && cells.every((cell) => /^[.1-4PNBRQK]$/.test(cell)));
  const cells = rows.slice(0, 8).flat();
  const places = cells.map((cell, at): [string, string] => [SQUARES[at] ?? '', cell]);
  return {
    tokens: places.filter(([, cell]) => /[A-Z]/.test(cell)),
    spots: places.filter(([, cell]) => /[1-4]/.test(cell)),
  };
}

/** The name a card's text gives itself; null if it gives none. */
export function setupName(text: string): string | null {
  return /^setup[ \t]+(\S.*)$/m.exec(text)?.[1]?.trim() ?? null;
}

/** The name as it stands in the names of messages. */
export const slug = (name: string): string => name.toLowerCase().replaceAll(' ', '-');

/** A card's name for people: those built in have one in every language. */
export function setupTitle(text: string): string {
  const name = setupName(text) ?? text;
  return word(`setup-${slug(name)}`, name);
}
