/** What a player is about to do: taps on their way to an action, and the tools that change what a tap means. */
import { index } from '../../lib/seats.svelte';
import type { TableProps } from '../game';
import type { SeatName } from '../../wire/protocol';
import { given, isAsked, isLegal, needsThought, NOTHING, tapped } from './choices';

export type Tool = 'look' | 'point';
type Props = TableProps<'skakanie'>;

export class Hands {
  // What is on its way belongs to one question: with the next one it is gone.
  picked = $derived(this.asked(NOTHING));
  /** Is one choosing somebody else's pawn? */
  pushing = $derived(this.asked(false));
  /** What the next tap on a stack does instead of playing. */
  tool = $derived(this.asked<Tool | null>(null));
  /** An action that one is asked about once more. */
  doubted = $derived(this.asked<string | null>(null));
  /** The stack one looks into. */
  open = $state<number | null>(null);

  private question = $derived.by(() => {
    const { state, seat } = this.props();
    return `${seat} ${state.you.seats.find((one) => one.seat === seat)?.question}`;
  });

  /** Does one play by keyboard? */
  keyed = false;

  /** Was the finger put down while something was still being shown? Then it only wanted to hurry that. */
  private hasty = false;

  constructor(private readonly props: () => Props) {}

  /** What one begins a question with. */
  private asked<Value>(value: Value): Value {
    void this.question;
    return value;
  }

  /** May one act now? */
  get free(): boolean {
    const { pending, view, seat } = this.props();
    return pending === null && seat !== null && isAsked(view);
  }

  /** The piece on its way to a stack. */
  get piece(): number | null {
    return given(this.props().view, this.picked);
  }

  /** What a tap on the stack would play. */
  action(stack: number): string | null {
    const { view, seat } = this.props();
    return this.free ? tapped(view, seat, this.picked, stack) : null;
  }

  /** Is an action on its way that was tapped on this stack? */
  sent(stack: number): boolean {
    const { pending, view, seat } = this.props();
    if (pending === null || pending === 'end') return false;
    const at =
      pending === 'take' && seat !== null ? view.pawns[index(seat)] : Number(pending.split(' ').at(-1));
    return at === stack;
  }

  /** A finger or a key goes down. */
  press(by: 'finger' | 'key'): void {
    this.keyed = by === 'key';
    this.hasty = by === 'finger' && this.props().event !== null;
  }

  tap(stack: number): void {
    const tool = this.tool;
    this.tool = null;
    if (tool === 'point') return this.point(stack);
    const action = this.action(stack);
    if (tool === null && action !== null) this.choose(action);
    else if (tool === 'look' || !this.hasty) this.open = stack;
  }

  point(stack: number): void {
    const { point, seat, options } = this.props();
    if (seat !== null && !options.silent) point(stack);
  }

  /** Plays an action, or asks once more where it would hurt. */
  choose(action: string): void {
    const { view, act } = this.props();
    if (this.hasty || !this.free || !isLegal(view, action)) return;
    if (this.doubted !== action && needsThought(view, action)) {
      this.doubted = action;
      return;
    }
    this.rest();
    act(action);
  }

  pickPawn(pawn: SeatName | null): void {
    this.rest();
    this.picked = { pawn, piece: null };
  }

  pickPiece(piece: number): void {
    this.rest();
    this.picked = { pawn: null, piece };
  }

  use(tool: Tool): void {
    this.tool = this.tool === tool ? null : tool;
  }

  /** Nothing is on its way any more. */
  rest(): void {
    this.picked = NOTHING;
    this.pushing = false;
    this.doubted = null;
    this.tool = null;
  }
}
