/** The book in the chosen language: loaded when first read, and again when another language is chosen. */
import { texts, type Language } from '../lib/texts.svelte';
import type { Book } from './book';

const BOOKS: Record<Language, () => Promise<{ default: Book }>> = {
  en: () => import('./en'),
  pl: () => import('./pl'),
  it: () => import('./it'),
};

export class Reader {
  /** What was last loaded; until another language is there, the old one stays. */
  book = $state.raw<Book | null>(null);
  failed = $state(false);

  constructor() {
    $effect(() => {
      const { language } = texts;
      void this.read(language);
    });
  }

  private async read(language: Language): Promise<void> {
    this.failed = false;
    try {
      const { default: book } = await BOOKS[language]();
      if (language === texts.language) this.book = book;
    } catch {
      this.failed = true;
    }
  }
}
