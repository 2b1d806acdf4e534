/** The automated accessibility check (axe), as an inspector of screens. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';

import type { Person } from './browser.ts';
import type { Inspector } from './screens.ts';
import { settled } from './settled.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const OPTIONS: RunOptions = {
  runOnly: {
    type: 'tag',
    values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  },
  resultTypes: ['violations'],
};

/** Runs axe on every screen, and writes down what it finds. */
export class Axe implements Inspector {
  readonly found: string[] = [];
  looked = 0;

  private constructor(private readonly person: Person) {}

  /** Colours on their way from one to another are not those one reads: nothing moves. */
  static async of(person: Person): Promise<Axe> {
    await person.page.emulateMedia({ reducedMotion: 'reduce' });
    return new Axe(person);
  }

  async look(screen: string): Promise<void> {
    const { page } = this.person;
    this.looked += 1;
    await settled(page);
    // Not a script element: the page allows none but its own.
    if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
    const { violations } = await page.evaluate(
      (options) =>
        (window as unknown as { axe: { run: (o: RunOptions) => Promise<AxeResults> } }).axe.run(options),
      OPTIONS,
    );
    for (const { id, nodes } of violations)
      for (const { html, failureSummary } of nodes)
        this.found.push(`${screen}: ${id}: ${html.slice(0, 160)} ${failureSummary?.replace(/\s+/g, ' ')}`);
  }
}
