/** Every screen with text twice as large: nothing is cut off, lies over something else or cannot be reached. */
import { expect, test } from 'vitest';

import { Person, PHONE } from './browser.ts';
import { complaints } from './measure.ts';
import { WALKS, type Inspector } from './screens.ts';

/** The browser's own setting, which people change; 16 is usual. Or their own style sheet, which media queries do not see. */
const TWICE = { standard: 32, fixed: 26 };

class LargePrint implements Inspector {
  readonly wrong: string[] = [];

  private constructor(private readonly person: Person) {}

  static async of(person: Person, by: 'setting' | 'sheet'): Promise<LargePrint> {
    const { page } = person;
    if (by === 'setting') {
      const devtools = await page.context().newCDPSession(page);
      await devtools.send('Page.setFontSizes', { fontSizes: TWICE });
    } else {
      await page.addInitScript(() =>
        document.addEventListener(
          'DOMContentLoaded',
          () => (document.documentElement.style.fontSize = '200%'),
        ),
      );
    }
    return new LargePrint(person);
  }

  async look(screen: string): Promise<void> {
    const { page } = this.person;
    const size = await page.evaluate(() => parseFloat(getComputedStyle(document.documentElement).fontSize));
    expect(size).toBe(TWICE.standard);
    for (const one of await complaints(page, false)) this.wrong.push(`${screen}: ${one}`);
  }
}

for (const [by, size] of [
  ['setting', PHONE],
  ['setting', { width: 1280, height: 720 }],
  ['sheet', PHONE],
] as const)
  test.concurrent.each(Object.entries(WALKS))(
    `text twice as large by ${by} at ${size.width} px: %s`,
    async (_, walk) => {
      const person = await Person.with({ language: 'pl', size });
      const print = await LargePrint.of(person, by);
      await walk(person, print);
      expect(print.wrong).toEqual([]);
      expect(person.errors).toEqual([]);
      await person.leave();
    },
  );
