/** What is said to those who listen to the table; `Aloud` puts it into the page's live region. */

/** Older sentences leave the page: who wants to hear them again finds them in the log. */
const MOST = 12;

class Spoken {
  lines = $state.raw<{ id: number; text: string }[]>([]);
  private count = 0;

  say(...texts: (string | null)[]): void {
    const lines = texts.flatMap((text) => (text ? [{ id: ++this.count, text }] : []));
    if (lines.length > 0) this.lines = [...this.lines, ...lines].slice(-MOST);
  }

  hush(): void {
    this.lines = [];
  }
}

export const spoken = new Spoken();
