/** What can be said of a card's fairness from the shares of places in turn order and their 95 % intervals. */
import type { Fairness, WinShare } from '../../../../wire/protocol';

/** Before so many games nothing is said. */
const ENOUGH = 50;
/**
 * Whoever looks again and again at an interval sees it miss the truth sooner or later. What is so many times as far from even as the interval
 * reaches is called an edge; what is only outside of it, perhaps one.
 */
const SURE = 1.5;
/** A verdict is spoken after so many games and whenever there are twice as many, not with every deal. */
const SPOKEN = 100;

export type Verdict =
  | { says: 'waiting' }
  /** No place's share is known to differ from even by more than `half`. */
  | { says: 'none'; half: number }
  /** A place wins more than its share, or less; `place` is 1 for who moves first. */
  | { says: 'edge' | 'perhaps'; wins: 'more' | 'less'; place: number; share: number; half: number };

/** How far an interval reaches to either side. */
export const half = ({ low, high }: WinShare): number => (high - low) / 2;

/** In whole per cent; an interval is never said to have no width. */
export const percent = (share: number): number => Math.round(100 * share);
export const margin = (share: WinShare): number => Math.max(1, percent(half(share)));

export function verdict({ games, places }: Fairness): Verdict {
  if (games < ENOUGH) return { says: 'waiting' };
  const even = 1 / places.length;
  const found = places.map((one, at) => {
    const more = one.share > even;
    const reach = more ? one.share - one.low : one.high - one.share;
    const away = Math.abs(one.share - even);
    const says = away > SURE * reach ? 'edge' : away > reach ? 'perhaps' : null;
    return { says, wins: more ? 'more' : 'less', place: at + 1, share: one.share, half: half(one) } as const;
  });
  // An edge is said rather than the handicap of the others that goes with it.
  for (const says of ['edge', 'perhaps'] as const)
    for (const wins of ['more', 'less'] as const) {
      const here = found.filter((one) => one.says === says && one.wins === wins);
      const most = here.toSorted((a, b) => Math.abs(b.share - even) - Math.abs(a.share - even))[0];
      if (most) return { ...most, says };
    }
  return { says: 'none', half: Math.max(...places.map(half)) };
}

/** What a verdict means, apart from its numbers. */
export const meaning = (verdict: Verdict): string =>
  'place' in verdict ? `${verdict.says} ${verdict.wins} ${verdict.place}` : verdict.says;

/** How often a verdict was spoken at most after so many games. */
export const moments = (games: number): number =>
  games < SPOKEN ? 0 : 1 + Math.floor(Math.log2(games / SPOKEN));

/** Where a share stands on a scale, in per cent of its width. */
export const along = (share: number, scale: number): number =>
  Math.min(100, Math.max(0, (100 * share) / scale));

/** The share at the end of the scale: twice an even one, so that even is in the middle, or more where a place wins more. */
export const scaleOf = (places: readonly WinShare[], players: number): number =>
  Math.min(1, Math.max(2 / players, ...places.map(({ share }) => share * 1.1)));

/** The card without its name, which changes nothing. */
export const nameless = (text: string): string => text.replace(/^setup .*$/m, 'setup card');
