/** Ten fingers on a keyboard. The page is only read to know where the focus is. */
import type { Page } from 'playwright-core';

/** More stops than any screen has. */
const MOST_STOPS = 120;

export class Fingers {
  /** Stops at which the focus could not be seen. */
  readonly unseen = new Set<string>();

  constructor(
    private readonly page: Page,
    /** Hears of every key, after it has worked. */
    private readonly pressed: (key: string) => Promise<void> = () => Promise.resolve(),
  ) {}

  /** Presses a key, and waits for what it leads to before it is told of. */
  async press(key: string, leads: () => Promise<unknown> = () => Promise.resolve()): Promise<void> {
    await this.page.keyboard.press(key);
    await leads();
    await this.pressed(key);
  }

  /** Goes to an element: to a board with Tab and on it with the jump key, to anything else with Tab alone. */
  async reach(goal: string): Promise<void> {
    const grid = await this.page.evaluate(
      (selector) => document.querySelector(selector)?.closest('[role=grid]') !== null,
      goal,
    );
    if (grid && !(await this.isAt('[role=grid] *'))) await this.step('Tab', '[role=grid] *');
    await this.step(grid ? 'm' : 'Tab', goal);
  }

  /** Goes to an element and does what it offers. */
  async choose(goal: string): Promise<void> {
    await this.reach(goal);
    await this.press('Enter');
  }

  /** Presses a key until the focus is there. */
  async step(key: string, goal: string): Promise<void> {
    for (let stops = 0; stops < MOST_STOPS; stops++) {
      if (await this.isAt(goal)) return;
      await this.press(key);
    }
    throw new Error(`${key} never leads to ${goal}.`);
  }

  async isAt(goal: string): Promise<boolean> {
    const { there, unseen } = await this.page.evaluate(look, goal);
    if (unseen) this.unseen.add(unseen);
    return there;
  }
}

/** Runs in the page. */
function look(goal: string): { there: boolean; unseen: string | null } {
  const at = document.activeElement;
  if (!at || at === document.body) return { there: false, unseen: null };
  // The dot of a radio button is hidden; its label shows the focus.
  const shows = getComputedStyle(at.matches('input[type=radio]') ? (at.closest('label') ?? at) : at);
  // A heading that a page begins at is heard, not operated.
  const seen =
    at.matches('h1') ||
    (shows.outlineStyle !== 'none' && parseFloat(shows.outlineWidth) >= 2) ||
    shows.stroke !== 'none';
  return { there: at.matches(goal), unseen: seen ? null : at.outerHTML.slice(0, 100) };
}
