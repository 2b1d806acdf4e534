/**
 * A setup card in the fragment of a link, which browsers never send to a server: `card=BOARD~POINTS~NAME`. The board is read from a8
 * to h1, a capital letter or digit as in the card's text, a small letter for so many empty squares: a is one, z is 26.
 */
import { drawing, setupName } from './setup';
import { SQUARES } from './geometry';

const START = 'card=';

/** The fragment that holds a card, without its `#`. */
export function cardFragment(text: string): string {
  const { tokens, spots } = drawing(text);
  const cells = new Map([...tokens, ...spots]);
  const board = SQUARES.map((square) => cells.get(square) ?? '.')
    .join('')
    .replace(/\.{1,26}/g, (empty) => String.fromCharCode(96 + empty.length));
  const points = /^points +(.*)$/m.exec(text)?.[1]?.replaceAll(/[ =]/g, '') ?? '';
  const name = encodeURIComponent(setupName(text) ?? '').replaceAll('~', '%7E');
  return `${START}${board}~${points}~${name}`;
}

/** The text of the card in a fragment; null if there is none. Whether it can be played is for the rules to say. */
export function cardText(fragment: string): string | null {
  const [, board, points, name] = /^#?card=([A-Za-z1-4]*)~((?:[A-Z]\d+)*)~([^~]*)$/.exec(fragment) ?? [];
  if (board === undefined || points === undefined || name === undefined) return null;
  const cells = [...board.replace(/[a-z]/g, (empty) => '.'.repeat(empty.charCodeAt(0) - 96))];
  if (cells.length !== SQUARES.length) return null;
  const rows = [0, 1, 2, 3, 4, 5, 6, 7].map((row) => cells.slice(row * 8, row * 8 + 8).join(' '));
  const worth = points.replace(/([A-Z])(\d+)/g, ' $1=$2');
  return [`setup ${decoded(name)}`.trim(), ...(worth ? [`points${worth}`] : []), ...rows, ''].join('\n');
}

function decoded(name: string): string {
  try {
    // A name is one line.
    return decodeURIComponent(name).replace(/\s+/g, ' ');
  } catch {
    return '';
  }
}
