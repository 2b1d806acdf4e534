/** The stages of both games, of which a table uses one. */
import * as gambitLog from '../gambit/log';
import * as gambitStage from '../gambit/stage';
import * as skakanieLog from '../skakanie/log';
import * as skakanieStage from '../skakanie/stage';
import type { Event, GambitEvent, GambitView, SkakanieEvent, SkakanieView, View } from '../wire/protocol';
import { Stage, type Timing } from './stage.svelte';

/** Something that was shown, and the view before it. */
export type Shown =
  | { of: 'gambit'; event: GambitEvent; before: GambitView }
  | { of: 'skakanie'; event: SkakanieEvent; before: SkakanieView };

/** An event that is shown with this view before it. Every event of a table belongs to its game. */
export function showing(event: Event, before: View): Shown {
  return before.game === 'gambit'
    ? { of: 'gambit', event: event as GambitEvent, before }
    : { of: 'skakanie', event: event as SkakanieEvent, before };
}

/** What one sees after it. */
export function after(shown: Shown): View {
  return shown.of === 'gambit'
    ? { game: 'gambit', ...gambitStage.advance(shown.before, shown.event) }
    : { game: 'skakanie', ...skakanieStage.advance(shown.before, shown.event) };
}

export class Stages {
  readonly gambit: Stage<GambitView, GambitEvent>;
  readonly skakanie: Stage<SkakanieView, SkakanieEvent>;

  constructor(told?: (shown: Shown) => void, timing?: Timing) {
    this.gambit = new Stage(
      { ...gambitStage, ...gambitLog },
      (event, before) => told?.({ of: 'gambit', event, before }),
      timing,
    );
    this.skakanie = new Stage(
      { ...skakanieStage, ...skakanieLog },
      (event, before) => told?.({ of: 'skakanie', event, before }),
      timing,
    );
  }

  /** Is something still being shown? */
  get busy(): boolean {
    return this.gambit.busy || this.skakanie.busy;
  }

  /** A change to show after those before it. */
  push(events: readonly Event[], view: View): void {
    // Every event of a table belongs to its game.
    if (view.game === 'gambit') this.gambit.push(events as GambitEvent[], view);
    else this.skakanie.push(events as SkakanieEvent[], view);
  }

  /** This is how it stands. */
  jump(view: View | null): void {
    this.gambit.jump(view?.game === 'gambit' ? view : null);
    this.skakanie.jump(view?.game === 'skakanie' ? view : null);
  }

  /** Shows the rest at once. */
  skip(): void {
    if (this.gambit.busy) this.gambit.skip();
    if (this.skakanie.busy) this.skakanie.skip();
  }
}
