/** What the rules of a game are made of in each language. */

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

/** The rules of a game in a language. */
export interface Book {
  /** What the game is about, in a few sentences. */
  about: string;
  chapters: Record<string, string>;
  rules: Record<string, Rule>;
  figures: Record<string, Figure>;
  card: readonly Brief[];
}

type Named = Record<string, readonly string[]>;
type Values<Of extends Named> = Of[keyof Of][number];

/** A book that has all of these chapters, their rules and the figures. */
export interface BookOf<Chapters extends Named, Figures extends Named> extends Book {
  chapters: Record<Extract<keyof Chapters, string>, string>;
  rules: Record<Values<Chapters>, Rule>;
  figures: Record<Values<Figures>, Figure>;
}
