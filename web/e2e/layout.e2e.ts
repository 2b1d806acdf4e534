/** Every screen at every width in every language: nothing overlaps, scrolls sideways or is cut. */
import { expect, test } from 'vitest';

import { DESKTOP, Person, PHONE } from './browser.ts';
import { complaints } from './measure.ts';
import { WALKS } from './screens.ts';
import { LANGUAGES } from './texts.ts';

const SIZES = [
  { width: 320, height: 640 },
  PHONE,
  { width: 768, height: 1024 },
  DESKTOP,
  { width: 844, height: 390 },
  { width: 2560, height: 1080 },
  { width: 3840, height: 2160 },
];

/** Looks at a screen at all widths, and writes down what is wrong. */
class Inspector {
  readonly wrong: string[] = [];

  constructor(private readonly person: Person) {}

  async look(screen: string, still = false): Promise<void> {
    const { page } = this.person;
    for (const size of SIZES) {
      await page.setViewportSize(size);
      for (const one of await complaints(page, still)) this.wrong.push(`${screen}, ${size.width} px: ${one}`);
    }
    await page.setViewportSize(PHONE);
  }
}

for (const language of LANGUAGES)
  test.concurrent.each(Object.entries(WALKS))(
    `nothing overlaps or is cut in ${language}: %s`,
    async (_, walk) => {
      const person = await Person.with({ language, size: PHONE });
      const inspector = new Inspector(person);
      await walk(person, inspector);
      expect(inspector.wrong).toEqual([]);
      expect(person.errors).toEqual([]);
      await person.leave();
    },
  );
