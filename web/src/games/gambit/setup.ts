/** A setup card's text, read for drawing it small. What is wrong with a card the server says. */
import { SQUARES } from './geometry';

export interface Drawing {
  tokens: [square: string, letter: string][];
  spots: [square: string, number: string][];
}

export function drawing(text: string): Drawing {
  const rows = text
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter((cells) => cells.length === 8 && cells.every((cell) => /^[.1-4PNBRQK]$/.test(cell)));
  const cells = rows.slice(0, 8).flat();
  const places = cells.map((cell, at): [string, string] => [SQUARES[at] ?? '', cell]);
  return {
    tokens: places.filter(([, cell]) => /[A-Z]/.test(cell)),
    spots: places.filter(([, cell]) => /[1-4]/.test(cell)),
  };
}

/** The name a card's text gives itself. */
export function setupName(text: string): string {
  return /^setup +(.+)$/m.exec(text)?.[1]?.trim() ?? text;
}
