/** The geometry of the curve. */
import { across, round } from '../replay/chart';

export interface Size {
  width: number;
  height: number;
  /** The last ply of the game; the curve may not reach it yet. */
  last: number;
}

/** A line through chances from 0 to 1, one for each ply from the first on. */
export function path(chances: readonly number[], { width, height, last }: Size): string {
  const y = (chance: number): number => round((1 - Math.min(1, Math.max(0, chance))) * height);
  if (chances.length === 0) return 'M0 0';
  return chances
    .map((chance, ply) => `${ply === 0 ? 'M' : 'L'}${across(ply, last, width)} ${y(chance)}`)
    .join('');
}
