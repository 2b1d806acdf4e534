/**
 * A walk through one game as somebody hears it who does not see the page, in every language: `npm run walk` writes
 * docs/walk-*.md. The game is a recorded one, so every walk is the same as long as the page says the same.
 */
import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';

import type { Request, View } from '../src/wire/protocol.ts';
import { DESKTOP, Person } from './browser.ts';
import { Ear } from './ear.ts';
import { Fingers } from './fingers.ts';
import { nextOffer } from './play.ts';
import { answerFrom, newest, readRecorded, setTable, type Step } from './recorded.ts';
import { LANGUAGES, type Language } from './texts.ts';

const FOLDER = resolve(import.meta.dirname, '../../docs');
const NAMES: Record<Language, string> = { en: 'English', pl: 'Polish', it: 'Italian' };

/** What one does for an action: where to go, one after the other, and press Enter there. */
function goals(action: string, view: View): string[] {
  const [verb, what = ''] = action.split(' ');
  const spots = view.game === 'gambit' ? view.spots : {};
  if (verb === 'place') return [`[data-square="${spots[Number(what)] ?? ''}"]`];
  if (verb === 'move') return [`[data-square="${what}"]`];
  const cards = [...what].map((card) => `.hand .card.ready[data-card="${card}"]`);
  return [...cards, '.prompt .button.primary'];
}

/** The action of a request; null if it is none. */
const acted = (said: Request): string | null =>
  'command' in said && said.command.type === 'act' ? said.command.action : null;

class Walk {
  private readonly lines: string[] = [];
  readonly fingers: Fingers;

  constructor(
    private readonly person: Person,
    private readonly ear: Ear,
  ) {
    this.fingers = new Fingers(person.page, async (key) => {
      this.lines.push(`- \`${key}\` ${await ear.focus()}`);
    });
  }

  heading(text: string): void {
    this.lines.push('', `## ${text}`, '');
  }

  /** Waits until the page asks for something, and writes down what was said meanwhile. */
  async listen(): Promise<'over' | 'asked'> {
    const offer = await nextOffer(this.person, 0);
    for (const text of await this.ear.said()) this.lines.push(`- *said:* ${text}`);
    return offer === 'over' ? 'over' : 'asked';
  }

  async outline(selector: string): Promise<void> {
    this.lines.push('', '```text', ...(await this.ear.outline(selector)), '```', '');
  }

  async write(language: Language): Promise<void> {
    const head = [
      `# A game by ear: ${NAMES[language]}`,
      '',
      'Written by `npm run walk` from Chromium’s accessibility tree, see [accessibility.md](accessibility.md). A line begins with the',
      'key that is pressed and goes on with what has the focus then: its name, its role, its state. *Said* is what live regions',
      'say. Outlines show all that can be read, in the order in which it is read.',
    ];
    const text = [...head, ...this.lines].join('\n').replace(/\n{3,}/g, '\n\n');
    await writeFile(resolve(FOLDER, `walk-${language}.md`), `${text.trimEnd()}\n`);
  }
}

test.each(LANGUAGES)('a walk in %s', async (language) => {
  const person = await Person.with({ language, size: DESKTOP });
  const { page } = person;
  const game = await readRecorded();
  let last: Step | undefined;
  await page.addInitScript(() => localStorage.setItem('stolik.speed', 'instant'));
  await answerFrom(page, game, (step) => (last = step));
  const walk = new Walk(person, await Ear.on(page));
  await person.open();
  await page.locator('[data-play]').first().waitFor();

  walk.heading('The home page');
  await walk.outline('main');
  walk.heading('To a table of one’s own');
  await setTable(page, walk.fingers);
  walk.heading('The table');
  await walk.listen();
  await walk.outline('.play');

  walk.heading('The game');
  for (const action of game.steps.flatMap(({ said }) => acted(said) ?? [])) {
    const view = newest(last?.heard ?? []);
    if (!view) throw new Error('A step without a view.');
    const way = goals(action, view);
    for (const [at, goal] of way.entries()) {
      await walk.fingers.reach(goal);
      const last = at === way.length - 1;
      await walk.fingers.press('Enter', () => (last ? nextOffer(person, 0) : Promise.resolve()));
    }
    await walk.listen();
    expect(last && acted(last.said), 'the page does what was recorded').toBe(action);
  }
  expect(await walk.listen()).toBe('over');
  walk.heading('The end');
  await walk.outline('.play');
  await walk.write(language);
  expect(person.errors).toEqual([]);
  await person.leave();
});
