/** Every screen with text twice as large: nothing is cut off, lies over something else or cannot be reached. */
import type { CDPSession } from 'playwright-core';
import { expect, test } from 'vitest';

import { Person, PHONE } from './browser.ts';
import { complaints } from './measure.ts';
import { WALKS, type Inspector } from './screens.ts';

/** The browser's own setting, which people change. */
const USUAL = { standard: 16, fixed: 13 };
const TWICE = { standard: 32, fixed: 26 };

const LAPTOP = { width: 1280, height: 720 };

/** Looks at a screen with the setting on a phone and a laptop, and on a phone with people's own style sheet, which media queries do not see. */
class LargePrint implements Inspector {
  readonly wrong: string[] = [];

  private constructor(
    private readonly person: Person,
    private readonly devtools: CDPSession,
  ) {}

  static async of(person: Person): Promise<LargePrint> {
    const { page } = person;
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Page.setFontSizes', { fontSizes: TWICE });
    return new LargePrint(person, devtools);
  }

  async look(screen: string): Promise<void> {
    const { page } = this.person;
    for (const size of [LAPTOP, PHONE]) {
      await page.setViewportSize(size);
      await this.measure(`${screen}, ${size.width} px`);
    }
    await this.devtools.send('Page.setFontSizes', { fontSizes: USUAL });
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    await this.measure(`${screen}, by a sheet`);
    await page.evaluate(() => (document.documentElement.style.fontSize = ''));
    await this.devtools.send('Page.setFontSizes', { fontSizes: TWICE });
  }

  private async measure(where: string): Promise<void> {
    const { page } = this.person;
    const size = await page.evaluate(() => parseFloat(getComputedStyle(document.documentElement).fontSize));
    expect(size).toBe(TWICE.standard);
    for (const one of await complaints(page, false)) this.wrong.push(`${where}: ${one}`);
  }
}

test.concurrent.each(Object.entries(WALKS))('text twice as large: %s', async (_, walk) => {
  const person = await Person.with({ language: 'pl', size: PHONE });
  const print = await LargePrint.of(person);
  await walk(person, print);
  expect(print.wrong).toEqual([]);
  expect(person.errors).toEqual([]);
  await person.leave();
});
