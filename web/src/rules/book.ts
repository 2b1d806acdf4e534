/** What the rules page is made of; the words are in `en.ts`, `pl.ts` and `it.ts`, one of which is loaded. */

/** Every rule, chapter by chapter. The ids are those of the tests, the refusals and the documentation. */
export const CHAPTERS = {
  gambit: {
    table: ['G1', 'G2', 'G3'],
    before: ['G4', 'G5', 'G6', 'G7'],
    turn: ['G8', 'G9', 'G10', 'G11', 'G12', 'G13', 'G14'],
    end: ['G15', 'G16', 'G17'],
  },
  skakanie: {
    table: ['S1', 'S2', 'S3', 'S4'],
    turn: ['S5', 'S6'],
    dragon: ['S7', 'S8', 'S9', 'S10'],
    points: ['S11', 'S12'],
    variants: ['S13'],
  },
} as const;

type Game = keyof typeof CHAPTERS;
type ChaptersOf<G extends Game> = (typeof CHAPTERS)[G];
export type RuleId = { [G in Game]: ChaptersOf<G>[keyof ChaptersOf<G>] }[Game][number];

/** The drawn examples, under the rule they belong to. */
export const FIGURES = {
  G2: ['setup'],
  G4: ['placing'],
  G6: ['plan'],
  G8: ['turn'],
  G9: ['blocked'],
  G10: ['slides'],
  G11: ['knight'],
  G12: ['capture'],
  G15: ['end'],
  G16: ['tie'],
  S1: ['stacks'],
  S5: ['actions'],
  S6: ['closed'],
  S8: ['bite'],
  S11: ['fits', 'score'],
} as const satisfies Partial<Record<RuleId, readonly string[]>>;

export type FigureName = (typeof FIGURES)[keyof typeof FIGURES][number];

/** Plain text in paragraphs; a rule's id in it becomes a link. */
export interface Rule {
  title: string;
  rule: readonly string[];
  /** What we decided where the printed sheets are silent, unclear or at odds. */
  ours?: readonly string[];
}

export interface Figure {
  caption: string;
  /** What the drawing shows, for those who do not see it. */
  alt: string;
  /** Words for its parts, where it has several. */
  parts?: readonly string[];
}

/** A part of the reference card. */
export interface Brief {
  title: string;
  says: readonly string[];
}

export interface Book {
  /** What the game is about, in a few sentences. */
  about: Record<Game, string>;
  chapters: { [G in Game]: Record<keyof ChaptersOf<G>, string> };
  rules: Record<RuleId, Rule>;
  figures: Record<FigureName, Figure>;
  card: Record<Game, readonly Brief[]>;
}

/** The game a rule belongs to, by its first letter. */
function gameOf(id: string): Game {
  return id.startsWith('G') ? 'gambit' : 'skakanie';
}

/** Where a rule stands on the rules page. */
export function address(id: string): string {
  return `/rules/${gameOf(id)}#${id}`;
}

/** All ids of a game's rules, in order. */
export function idsOf(game: Game): RuleId[] {
  return Object.values<readonly RuleId[]>(CHAPTERS[game]).flat();
}

/** A text cut at the ids in it: every second part is an id. */
export function cut(text: string): string[] {
  return text.split(/\b([GS]\d{1,2})\b/);
}

export function isRule(id: string): id is RuleId {
  return idsOf(gameOf(id)).some((one) => one === id);
}
