/** People with browsers: each has a context of its own, and everything its page says and hears is written down. */
import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright-core';
import { afterAll, inject } from 'vitest';

import type { Message, Request, State } from '../src/wire/protocol.ts';
import { launch } from './chromium.ts';
import { seedEntropy } from './entropy.ts';
import { came, nextSeed } from './evidence.ts';
import { countRequests } from './settled.ts';
import type { Language } from './texts.ts';
import { until } from './until.ts';

/** Every file of tests has one of its own. */
export const browser = await launch();
/** The whole of Chromium, once a test asks for it. */
let whole: Promise<Browser> | null = null;
afterAll(async () => {
  await Promise.all([browser.close(), whole?.then((one) => one.close())]);
});

export const PHONE = { width: 390, height: 844 };
export const DESKTOP = { width: 1440, height: 900 };

export interface Manner {
  language: Language;
  size: { width: number; height: number };
  /** Dark colours instead of light ones. */
  dark?: boolean;
  /** May tables of a server's page be in this browser? Otherwise it has no WebAssembly, and all are at the server. */
  here?: boolean;
  /** Does the page ask the system for something, as notifications? Then it is in the whole of Chromium. */
  system?: boolean;
}

export class Person {
  /** The newest state the server told this page. */
  state: State | null = null;
  readonly heard: Message[] = [];
  readonly said: Request[] = [];
  /** Errors of the page's own code; there must be none. */
  readonly errors: string[] = [];
  /** What the page wrote to its console. */
  readonly printed: string[] = [];

  private constructor(
    readonly page: Page,
    /** How addresses begin. */
    private readonly start: string,
    readonly language: Language,
  ) {
    // Only ends what hangs: a busy machine may keep a page waiting for long.
    page.context().setDefaultTimeout(240_000);
    countRequests(page);
    page.on('console', (message) => this.printed.push(`${message.type()}: ${message.text()}`));
    page.on('pageerror', (error) => this.errors.push(error.message));
    // What the page before was told is not what this one knows.
    page.on('request', (request) => {
      if (request.isNavigationRequest() && request.frame() === page.mainFrame()) this.state = null;
    });
    page.on('websocket', (socket) => {
      socket.on('framesent', ({ payload }) => this.said.push(JSON.parse(String(payload)) as Request));
      socket.on('framereceived', ({ payload }) => this.hear(JSON.parse(String(payload)) as Message));
    });
  }

  static async with(
    { language, size, dark, here = false, system = false }: Manner,
    host = inject('server'),
    below = '',
  ): Promise<Person> {
    const seed = nextSeed();
    const touch = size.width < 1000;
    const options: BrowserContextOptions = {
      viewport: size,
      locale: { en: 'en-GB', pl: 'pl-PL', it: 'it-IT' }[language],
      colorScheme: dark ? 'dark' : 'light',
      hasTouch: touch,
      isMobile: touch,
      acceptDownloads: true,
    };
    const context = await (system ? await (whole ??= launch(true)) : browser).newContext(options);
    await context.addInitScript(seedEntropy, seed);
    // As where it is switched off for safety.
    if (!here) await context.addInitScript(() => Reflect.deleteProperty(globalThis, 'WebAssembly'));
    const person = new Person(await context.newPage(), `http://${host}${below}`, language);
    came(person);
    return person;
  }

  /** A page of the server. */
  async open(path = '/'): Promise<void> {
    // A closed sheet gives its entry of the history back: until then the page is on its way elsewhere, and would go there instead.
    await until('the page rests', () =>
      this.page
        .evaluate(
          () =>
            document.querySelector('dialog') !== null ||
            !(history.state as { sheets?: number } | null)?.sheets,
        )
        .catch(() => false),
    );
    await this.page.goto(this.start + path);
  }

  /** Taps with a finger where there is one, clicks otherwise. */
  async tap(target: Locator | string): Promise<void> {
    const found = typeof target === 'string' ? this.page.locator(target) : target;
    const size = this.page.viewportSize();
    await ((size?.width ?? 0) < 1000 ? found.tap() : found.click());
  }

  /** Sets the pace of animations with the page's own setting, at a table. */
  async choosePace(pace: 'slow' | 'normal' | 'fast' | 'instant'): Promise<void> {
    await this.tap('[data-menu]');
    const at = ['slow', 'normal', 'fast', 'instant'].indexOf(pace);
    await this.tap(this.page.locator('dialog .speed label').nth(at));
    await this.closeSheet();
  }

  async closeSheet(): Promise<void> {
    await this.tap('dialog header button');
    await this.page.locator('dialog').waitFor({ state: 'detached' });
  }

  /** Waits until the server has told this page of such a state. */
  async told(what: string, is: (state: State) => boolean): Promise<State> {
    return until(what, () => (this.state && is(this.state) ? this.state : null));
  }

  /** What the page did with its seat, every action once, however often it was said. */
  get acts(): { seat: string; action: string }[] {
    const made = this.said.flatMap((one) =>
      'command' in one && one.command.type === 'act' ? [[one.ack, one.command] as const] : [],
    );
    return [...new Map(made).values()];
  }

  async leave(): Promise<void> {
    await this.page.context().close();
  }

  /** The page was told something. */
  hear(message: Message): void {
    this.heard.push(message);
    if (message.type === 'synced') this.state = message.state;
    if (message.type !== 'changed' || !this.state) return;
    const { info = this.state.info, status } = message;
    const you = { ...this.state.you, ...message.you };
    const view = message.view ? ({ ...this.state.view, ...message.view } as State['view']) : null;
    this.state = { info, status, you, view };
  }
}
