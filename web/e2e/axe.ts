/** The automated accessibility check (axe), as an inspector of screens. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';

import type { Person } from './browser.ts';
import type { Inspector } from './screens.ts';
import { settled } from './settled.ts';
import { until } from './until.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const OPTIONS: RunOptions = {
  runOnly: {
    type: 'tag',
    values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  },
  resultTypes: ['violations'],
};

/** Darkness changes colours and nothing else. */
const COLOURS: RunOptions = {
  runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
  resultTypes: ['violations'],
};

/** Runs axe on every screen, and writes down what it finds. */
export class Axe implements Inspector {
  readonly found: string[] = [];
  looked = 0;

  private constructor(
    private readonly person: Person,
    private readonly both: boolean,
  ) {}

  /** Colours on their way from one to another are not those one reads: nothing moves. */
  static async of(person: Person, both = false): Promise<Axe> {
    await person.page.emulateMedia({ reducedMotion: 'reduce' });
    return new Axe(person, both);
  }

  /** Looks at each screen in light and in dark. */
  static inBoth(person: Person): Promise<Axe> {
    return Axe.of(person, true);
  }

  async look(screen: string): Promise<void> {
    this.looked += 1;
    await this.examine(screen, OPTIONS);
    if (!this.both) return;
    await this.choose('dark');
    await this.examine(`${screen}, dark`, COLOURS);
    await this.choose('light');
  }

  private async choose(colorScheme: 'light' | 'dark'): Promise<void> {
    const { page } = this.person;
    await page.emulateMedia({ colorScheme });
    await page.locator(`html[data-theme="${colorScheme}"]`).waitFor();
  }

  private async examine(screen: string, options: RunOptions): Promise<void> {
    const { page } = this.person;
    // A script that has come is not yet one that has run: a screen is there when its main part is.
    await until('the screen is drawn', () => page.locator('main').count());
    await settled(page);
    // Not a script element: the page allows none but its own.
    if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
    const { violations } = await page.evaluate(
      (options) =>
        (window as unknown as { axe: { run: (o: RunOptions) => Promise<AxeResults> } }).axe.run(options),
      options,
    );
    for (const { id, nodes } of violations)
      for (const { html, failureSummary } of nodes)
        this.found.push(`${screen}: ${id}: ${html.slice(0, 160)} ${failureSummary?.replace(/\s+/g, ' ')}`);
  }
}
