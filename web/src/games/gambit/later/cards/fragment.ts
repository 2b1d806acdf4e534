/** Writes a setup card into the fragment of a link; `card-link.ts` says how it is written, and reads it. */
import { SQUARES } from '../../geometry';
import { drawing, setupName } from '../../setup';

/** The fragment that holds a card, without its `#`. */
export function cardFragment(text: string): string {
  const { tokens, spots } = drawing(text);
  const cells = new Map([...tokens, ...spots]);
  const board = SQUARES.map((square) => cells.get(square) ?? '.')
    .join('')
    .replace(/\.{1,26}/g, (empty) => String.fromCharCode(96 + empty.length));
  const points = /^points +(.*)$/m.exec(text)?.[1]?.replaceAll(/[ =]/g, '') ?? '';
  const name = encodeURIComponent(setupName(text) ?? '').replaceAll('~', '%7E');
  return `card=${board}~${points}~${name}`;
}
