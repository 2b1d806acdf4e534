/** A browser that is not Chromium, as far as the smoke tests need it: a window that is pointed at, typed into and photographed. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { FOLDER } from '../evidence.ts';
import { look, type Offer } from '../play.ts';
import { until } from '../until.ts';

/** Keys as WebDriver writes them. */
const KEYS: Record<string, string> = {
  Tab: '\uE004',
  Enter: '\uE006',
  Escape: '\uE00C',
  ArrowLeft: '\uE012',
  ArrowRight: '\uE014',
  Shift: '\uE008',
};

export interface Source {
  type: 'pointer' | 'key';
  id: string;
  parameters?: { pointerType: 'mouse' | 'touch' };
  actions: object[];
}

interface Spot {
  x: number;
  y: number;
}

/** What a page offers, and where to point; null where it is covered or not there. */
interface Found {
  offer: Offer;
  at: Spot | null;
}

export abstract class Engine {
  abstract readonly name: string;

  abstract open(url: string): Promise<void>;
  abstract reload(): Promise<void>;
  abstract close(): Promise<void>;
  /** Evaluates a function of the page's; what it returns is written as JSON. */
  protected abstract evaluate(code: string): Promise<string | null>;
  protected abstract perform(sources: Source[]): Promise<void>;
  protected abstract photograph(): Promise<Buffer>;

  /** Runs in the page: `task` may use nothing but its arguments. */
  async run<Args extends unknown[], Answer>(
    task: (...args: Args) => Answer | Promise<Answer>,
    ...args: Args
  ): Promise<Answer> {
    const given = JSON.stringify(args);
    const text = await this.evaluate(`JSON.stringify((${task.toString()})(...${given}) ?? null)`);
    return JSON.parse(text ?? 'null') as Answer;
  }

  /** Points at something once it can be pointed at: there, at rest and not covered. */
  async tap(selector: string): Promise<void> {
    let last = '';
    const at = await until(`${selector} can be tapped`, async () => {
      const spot = await this.run(middle, selector);
      const now = JSON.stringify(spot);
      // Where it was a moment ago, too: it does not move.
      const rests = now === last;
      last = now;
      return rests ? spot : null;
    });
    await this.point(at);
  }

  private async point(at: Spot): Promise<void> {
    const move = { type: 'pointerMove', duration: 0, ...at };
    const actions = [move, { type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 }];
    await this.perform([{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }]);
  }

  /** A key, or one with Shift held: `Shift+Tab`. */
  async press(key: string): Promise<void> {
    const values = key.split('+').map((one) => KEYS[one] ?? one);
    const actions = [
      ...values.map((value) => ({ type: 'keyDown', value })),
      ...values.toReversed().map((value) => ({ type: 'keyUp', value })),
    ];
    await this.perform([{ type: 'key', id: 'keyboard', actions }]);
  }

  /** Types into a field, all at once. */
  async fill(selector: string, text: string): Promise<void> {
    await this.run(
      (wanted, value) => {
        const field = document.querySelector<HTMLInputElement>(wanted);
        if (!field) throw new Error(`There is no ${wanted}.`);
        field.value = value;
        field.dispatchEvent(new InputEvent('input', { bubbles: true }));
      },
      selector,
      text,
    );
  }

  async sees(selector: string): Promise<void> {
    await until(`there is ${selector}`, () => this.has(selector));
  }

  has(selector: string): Promise<boolean> {
    return this.run((wanted) => document.querySelector(wanted) !== null, selector);
  }

  /** What the page offers next. */
  offer(turn: number): Promise<Offer> {
    return until('something is offered', () => this.run(look, turn));
  }

  /** Points at what the page offers next. */
  takeNext(turn: number): Promise<Offer> {
    return this.take(async () => {
      const text = await this.evaluate(
        `JSON.stringify((${lookAt.toString()})(${look.toString()}, ${middle.toString()}, ${turn}))`,
      );
      return JSON.parse(text ?? 'null') as Found | null;
    });
  }

  /**
   * Points at what the page offers, as soon as it rests. What was there for a moment only, while an answer was on its way, is not waited for: the
   * page is looked at anew.
   */
  async take(find: () => Promise<Found | null>): Promise<Offer> {
    let last = '';
    const { offer, at } = await until('something that is offered can be tapped', async () => {
      const found = await find();
      if (found === null || found.offer === 'over') return found;
      const now = JSON.stringify(found);
      const rests = found.at !== null && now === last;
      last = now;
      return rests ? found : null;
    });
    if (at) await this.point(at);
    return offer;
  }

  /** Where something that is offered can be pointed at. */
  async found(offer: Offer | null): Promise<Found | null> {
    if (offer === null) return null;
    return { offer, at: offer === 'over' ? null : await this.run(middle, offer.tap) };
  }

  /**
   * Presses Tab, or on a board the key that jumps, until the focus is there; false if meanwhile it is not wanted any more. It goes back where
   * that is the way: past the end of a page there are the browser's own buttons, and Firefox comes back from them without the focus.
   */
  async reach(goal: string, isWanted = async (): Promise<boolean> => true): Promise<boolean> {
    const isAt = (selector: string): Promise<boolean> =>
      this.run((wanted) => document.activeElement?.matches(wanted) ?? false, selector);
    const step = async (key: string, to: string): Promise<boolean> => {
      for (let stops = 0; stops < 120; stops++) {
        if (await isAt(to)) return true;
        // Asked now and then: every question takes as long as a key.
        if (stops % 20 === 19 && !(await isWanted())) return false;
        await this.press(key);
      }
      throw new Error(`${key} never leads to ${to}.`);
    };
    const tab = async (to: string): Promise<boolean> =>
      step((await this.run(isBehind, to)) ? 'Shift+Tab' : 'Tab', to);
    const grid = await this.run(
      (wanted) => document.querySelector(wanted)?.closest('[role=grid]') !== null,
      goal,
    );
    if (!grid) return tab(goal);
    return ((await isAt('[role=grid] *')) || (await tab('[role=grid] *'))) && step('m', goal);
  }

  /** A picture in `target/e2e/`, for looking at. */
  async picture(what: string): Promise<void> {
    await mkdir(FOLDER, { recursive: true });
    await until('everything is painted', () => this.run(isPainted));
    // WebKit's first pictures of a window can be black all over, and so hardly weigh anything.
    const shot = await until('a picture shows something', async () => {
      const taken = await this.photograph();
      return taken.length > EMPTY ? taken : null;
    });
    await writeFile(join(FOLDER, `${this.name}-${what}.png`), shot);
  }
}

/** A picture of one colour weighs less than this, one of a page more, in bytes. */
const EMPTY = 10_000;

/** Runs in the page: letters and pictures are there, those of jigsaw pieces too. */
function isPainted(): boolean {
  const images = [...document.images].every(({ complete }) => complete);
  const pieces = !document.querySelector('svg g > .card') || document.querySelector('svg g > image') !== null;
  return document.fonts.status === 'loaded' && images && pieces;
}

/** Runs in the page: does something come before what has the focus? */
function isBehind(selector: string): boolean {
  const [goal, at] = [document.querySelector(selector), document.activeElement];
  if (!goal || !at || at === document.body) return false;
  return (at.compareDocumentPosition(goal) & Node.DOCUMENT_POSITION_PRECEDING) !== 0;
}

/** Runs in the page: what is offered, and where; one question is enough for both. */
function lookAt(
  look: (turn: number) => Offer | null,
  middle: (selector: string) => Spot | null,
  turn: number,
): Found | null {
  const offer = look(turn);
  return offer && { offer, at: offer === 'over' ? null : middle(offer.tap) };
}

/** Runs in the page: the middle of something visible and not covered, in view. */
function middle(selector: string): Spot | null {
  const found = [...document.querySelectorAll(selector)].find((one) => one.getClientRects().length > 0);
  if (!found) return null;
  found.scrollIntoView({ block: 'nearest' });
  const { left, right, top, bottom } = found.getBoundingClientRect();
  const spot = { x: Math.round((left + right) / 2), y: Math.round((top + bottom) / 2) };
  const there = document.elementFromPoint(spot.x, spot.y);
  const own = there && (found.contains(there) || there.closest('label')?.contains(found));
  return own ? spot : null;
}
