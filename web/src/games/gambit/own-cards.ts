/** Setup cards kept on this device. */
import { names, read, remove, write } from '../../lib/storage';

export interface OwnCard {
  id: string;
  /** As it was drawn so far. */
  text: string;
  /** Could it be played when it was last looked at? */
  playable: boolean;
  /** When it was last changed, in milliseconds since 1970. */
  changed: number;
}

/** All of them, the last changed first. */
export function ownCards(): OwnCard[] {
  return names('card.')
    .flatMap((id) => ownCard(id) ?? [])
    .sort((a, b) => b.changed - a.changed);
}

export function ownCard(id: string): OwnCard | null {
  try {
    const kept = JSON.parse(read(`card.${id}`) ?? 'null') as Partial<OwnCard> | null;
    if (typeof kept?.text !== 'string') return null;
    return { id, text: kept.text, playable: kept.playable === true, changed: kept.changed ?? 0 };
  } catch {
    return null;
  }
}

export function keepCard(id: string, text: string, playable: boolean): void {
  write(`card.${id}`, JSON.stringify({ text, playable, changed: Date.now() }));
}

export function deleteCard(id: string): void {
  remove(`card.${id}`);
}

/** An id no kept card has. */
export function newCardId(): string {
  return crypto.getRandomValues(new Uint32Array(2)).join('-');
}
