/** What a seat asked for help with, and what it was told. Nobody else at the table hears of it. */
import { refusalSentence } from '../lib/words';
import type { Advice, Room } from '../net/room.svelte';
import type { Refusal } from '../net/socket';
import type { SeatName } from '../wire/protocol';

type Told<Type extends Advice['type']> = Extract<Advice, { type: Type }>;

export class Adviser {
  /** What was told about the present question. */
  hint = $state.raw<Told<'hint'> | null>(null);
  /** Does one want to know the move as well? */
  more = $state(false);
  thinking = $state(false);
  /** Why there is no hint. */
  problem = $state<string | null>(null);
  odds = $state.raw<Told<'odds'> | null>(null);
  remark = $state.raw<Told<'remark'> | null>(null);

  /** Own decisions the coach has not looked at yet, by seat, and the turns they belong to. */
  private readonly decided = new Map<SeatName, { question: number; turn: string }>();
  /** The turn of the decision the coach looks at. */
  private considering: string | null = null;
  /** The turn of the last remark to a seat. */
  private readonly remarked = new Map<SeatName, string>();

  constructor(private readonly room: Room) {
    room.advised = (message) => this.hear(message);
  }

  end(): void {
    this.room.advised = null;
  }

  /** Another question, or somebody else looks: what was said is not about it. */
  forget(): void {
    this.hint = null;
    this.more = false;
    this.thinking = false;
    this.problem = null;
  }

  ask(seat: SeatName, question: number): void {
    this.forget();
    this.thinking = true;
    this.room.ask({ type: 'hint', seat, question });
  }

  look(seat: SeatName): void {
    this.room.ask({ type: 'odds', seat });
  }

  /** A seat decides; the coach looks at it when it has. */
  decide(seat: SeatName, question: number, turn: string): void {
    this.remark = null;
    this.decided.set(seat, { question, turn });
  }

  /** The coach looks at what a seat decided; once, and one remark a turn is enough. */
  consider(seat: SeatName): void {
    const decided = this.decided.get(seat);
    this.decided.delete(seat);
    if (decided && this.considering === null && this.remarked.get(seat) !== decided.turn) {
      this.considering = decided.turn;
      this.room.ask({ type: 'remark', seat, question: decided.question });
    }
  }

  /** Hears an answer, or a refusal of what has no acknowledgement. */
  private hear(message: Advice | Refusal): boolean {
    switch (message.type) {
      case 'hint':
        this.thinking = false;
        this.hint = message;
        return true;
      case 'odds':
        this.odds = message;
        return true;
      case 'remark':
        if (message.remark) {
          this.remark = message;
          this.remarked.set(message.seat, this.considering ?? '');
        }
        this.considering = null;
        return true;
      default: {
        // Who has answered meanwhile needs no help with it, and where another looks there is nothing to say.
        const late = message.code === 'stale_question' || message.code === 'not_your_seat';
        const coach = this.considering !== null;
        this.considering = null;
        if (!this.thinking) return late || coach;
        this.thinking = false;
        this.problem = late ? null : refusalSentence(message);
        return true;
      }
    }
  }
}
