/** What a piece needs to know to be drawn. */
import type { Grid } from './jigsaw';

export interface Cut extends Grid {
  /** The address of the picture; null until it is painted. */
  href: string | null;
}
