/** Every screen with text twice as large: nothing is cut off, lies over something else or cannot be reached. */
import { expect, test } from 'vitest';

import { Person, PHONE } from './browser.ts';
import { complaints } from './measure.ts';
import { WALKS, type Inspector } from './screens.ts';

/** The browser's own setting, which people change; 16 is usual. */
const TWICE = { standard: 32, fixed: 26 };

class LargePrint implements Inspector {
  readonly wrong: string[] = [];

  private constructor(private readonly person: Person) {}

  static async of(person: Person): Promise<LargePrint> {
    const devtools = await person.page.context().newCDPSession(person.page);
    await devtools.send('Page.setFontSizes', { fontSizes: TWICE });
    return new LargePrint(person);
  }

  async look(screen: string): Promise<void> {
    const { page } = this.person;
    const size = await page.evaluate(() => parseFloat(getComputedStyle(document.documentElement).fontSize));
    expect(size).toBe(TWICE.standard);
    for (const one of await complaints(page, false)) this.wrong.push(`${screen}: ${one}`);
  }
}

for (const size of [PHONE, { width: 1280, height: 720 }])
  test.concurrent.each(Object.entries(WALKS))(
    `text twice as large at ${size.width} px: %s`,
    async (_, walk) => {
      const person = await Person.with({ language: 'pl', size });
      const print = await LargePrint.of(person);
      await walk(person, print);
      expect(print.wrong).toEqual([]);
      expect(person.errors).toEqual([]);
      await person.leave();
    },
  );
