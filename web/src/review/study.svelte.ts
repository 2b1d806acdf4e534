/** A review as it arrives: asked for again and again until it is whole. */
import type { Recording } from '../replay/recording';
import type { Moment, Review, ReviewDecision, SeatName } from '../wire/protocol';

/** How long to wait before asking again, in milliseconds. */
const AGAIN = 700;

export class Study {
  seat = $state<SeatName>('A');
  review = $state.raw<Review | null>(null);
  problem = $state.raw<unknown>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** Answers to what was asked before this are not wanted any more. */
  private asking = 0;

  constructor(
    private readonly recording: Pick<Recording, 'review'>,
    seat: SeatName,
  ) {
    this.seat = seat;
    void this.ask(this.asking);
  }

  get whole(): boolean {
    return this.review !== null && this.review.done >= this.review.steps;
  }

  /** How much is done, from 0 to 1. */
  get share(): number {
    return this.review === null ? 0 : this.review.done / Math.max(1, this.review.steps);
  }

  /** Another seat's decisions, or the same once more after a failure. */
  look(seat: SeatName): void {
    this.leave();
    if (seat !== this.seat) this.review = null;
    this.seat = seat;
    this.problem = null;
    void this.ask(this.asking);
  }

  leave(): void {
    clearTimeout(this.timer);
    this.asking += 1;
  }

  /** The decision that comes after a ply. */
  next(ply: number): ReviewDecision | null {
    return this.review?.decisions.find((one) => one.ply === ply + 1) ?? null;
  }

  moment(ply: number): Moment | null {
    return this.review?.moments.find((one) => one.ply === ply + 1) ?? null;
  }

  private async ask(asking: number): Promise<void> {
    try {
      const review = await this.recording.review(this.seat);
      if (asking !== this.asking) return;
      this.review = review;
      if (!this.whole) this.timer = setTimeout(() => void this.ask(asking), AGAIN);
    } catch (error) {
      if (asking === this.asking) this.problem = error;
    }
  }
}
