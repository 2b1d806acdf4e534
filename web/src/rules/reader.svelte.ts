/** A game's rules in the chosen language: loaded when first read, and again when another language or game is chosen. */
import type { Book } from '../games/book';
import type { GameName } from '../games/game';
import { LATER } from '../games/later';
import { texts, type Language } from '../lib/texts.svelte';

export class Reader {
  failed = $state(false);
  private loaded = $state.raw<{ game: GameName; book: Book } | null>(null);

  constructor(private readonly game: () => GameName | undefined) {
    $effect(() => {
      const [asked, { language }] = [game(), texts];
      if (asked) void this.read(asked, language);
    });
  }

  /** What was last loaded of the game; until another language is there, the old one stays. */
  get book(): Book | null {
    return this.loaded?.game === this.game() ? (this.loaded?.book ?? null) : null;
  }

  private async read(game: GameName, language: Language): Promise<void> {
    this.failed = false;
    try {
      const { default: book } = await LATER[game].books[language]();
      if (game === this.game() && language === texts.language) this.loaded = { game, book };
    } catch {
      this.failed = true;
    }
  }
}
