/** A card on the drawing board: what is drawn, what can be undone, and what the rules say of it. */
import { checkSetup } from '../../../../net/http';
import type { SetupCheck } from '../../../../wire/protocol';
import { keepCard } from '../../own-cards';
import { cellAt, EMPTY, fromText, put, toText, type Cell, type Draft, type Kind } from './draft';
import { filled, images, type Symmetry } from './symmetry';

export class Editor {
  draft = $state.raw<Draft>(EMPTY);
  /** What the next tap puts down. */
  tool = $state<Cell>('P');
  symmetry = $state<Symmetry>('none');
  /** What the rules said last, and of which text. */
  private answer = $state.raw<{ text: string; check: SetupCheck } | null>(null);
  /** Why they do not answer. */
  failure = $state.raw<unknown>(null);

  private past = $state.raw<Draft[]>([]);
  private future = $state.raw<Draft[]>([]);
  /** What was changed last: letters typed into one field are undone together. */
  private field: string | null = null;

  readonly text = $derived(toText(this.draft));
  readonly canUndo = $derived(this.past.length > 0);
  readonly canRedo = $derived(this.future.length > 0);
  /** What the rules say; for a moment after a change it is what they said before it. */
  readonly check = $derived(this.answer?.check ?? null);
  /** The card, if it can be played as it is now. */
  readonly playable = $derived(this.answer?.text === this.text ? this.answer.check.card : null);

  /** A card with this text, kept under this id from its first change on; `kept` says under which. */
  constructor(
    text: string,
    private id: string,
    private kept: (id: string) => void,
  ) {
    this.draft = fromText(text);
    void this.ask();
  }

  /** Puts the chosen thing on a square, or takes it away where it lies already. Says what lies there now. */
  tap(square: string): Cell {
    const cell = cellAt(this.draft, square) === this.tool ? '.' : this.tool;
    this.put(square, cell);
    return cell;
  }

  put(square: string, cell: Cell): void {
    this.change(put(this.draft, images(square, cell, this.symmetry)), null);
  }

  fill(): void {
    this.change(filled(this.draft, this.symmetry), null);
  }

  clear(): void {
    this.change({ ...this.draft, cells: EMPTY.cells }, null);
  }

  rename(name: string): void {
    this.change({ ...this.draft, name }, 'name');
  }

  /** What a kind is worth; null is as usual. */
  worth(kind: Kind, points: number | null): void {
    const others = Object.fromEntries(Object.entries(this.draft.points).filter(([one]) => one !== kind));
    const given = points === null ? {} : { [kind]: Math.min(99, Math.max(0, Math.round(points))) };
    this.change({ ...this.draft, points: { ...others, ...given } }, `points ${kind}`);
  }

  undo(): void {
    const before = this.past.at(-1);
    if (!before) return;
    this.past = this.past.slice(0, -1);
    this.future = [...this.future, this.draft];
    this.show(before);
  }

  redo(): void {
    const after = this.future.at(-1);
    if (!after) return;
    this.future = this.future.slice(0, -1);
    this.past = [...this.past, this.draft];
    this.show(after);
  }

  private change(draft: Draft, field: string | null): void {
    if (toText(draft) === this.text && draft.name === this.draft.name) return;
    if (field === null || field !== this.field) this.past = [...this.past, this.draft];
    this.future = [];
    this.show(draft);
    this.field = field;
  }

  private show(draft: Draft): void {
    this.draft = draft;
    this.field = null;
    // Kept at once, so that nothing is lost; whether it can be played is known when the rules have answered.
    keepCard(this.id, this.text, false);
    this.kept(this.id);
    void this.ask(true);
  }

  private async ask(changed = false): Promise<void> {
    const asked = this.text;
    try {
      const check = await checkSetup(asked);
      if (asked !== this.text) return;
      this.answer = { text: asked, check };
      this.failure = null;
      if (changed) keepCard(this.id, asked, check.card !== null);
    } catch (error) {
      if (asked === this.text) this.failure = error;
    }
  }
}
