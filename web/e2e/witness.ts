/** Somebody who sits at a table in every seat at once, to know what each of them holds. Pages under test never see it. */
import type { Page } from 'playwright-core';
import { inject } from 'vitest';

import type { GambitView, Message } from '../src/wire/protocol.ts';
import { browser } from './browser.ts';
import { until } from './until.ts';

export class Witness {
  private readonly views = new Map<string, { version: number; view: GambitView }>();

  private constructor(private readonly page: Page) {}

  /** `keys` by seat; `-` is a watcher's. */
  static async at(table: string, keys: Record<string, string>): Promise<Witness> {
    const page = await browser.newPage();
    const witness = new Witness(page);
    // One socket after the other, so that each can be told by its number.
    const names = Object.keys(keys);
    page.on('websocket', (socket) => {
      const seat = names.shift() ?? '';
      socket.on('framereceived', ({ payload }) => witness.hear(seat, JSON.parse(String(payload)) as Message));
    });
    await page.goto(`http://${inject('server')}/healthz`);
    for (const key of Object.values(keys))
      await page.evaluate(
        ({ table, key }) =>
          new Promise((joined) => {
            const socket = new WebSocket(`ws://${location.host}/api/v1/socket`);
            socket.onopen = () =>
              socket.send(JSON.stringify({ table, query: { type: 'join', keys: [key] } }));
            socket.onmessage = ({ data }) => String(data).includes('"synced"') && joined(true);
          }),
        { table, key },
      );
    return witness;
  }

  /** What a seat sees at a version of the table, or later. */
  async view(seat: string, version: number): Promise<GambitView> {
    const seen = await until(`seat ${seat} sees change ${version}`, () => {
      const one = this.views.get(seat);
      return one && one.version >= version ? one : null;
    });
    return seen.view;
  }

  /** The cards in a seat's hand. */
  async hand(seat: string, version: number): Promise<string[]> {
    const view = await this.view(seat, version);
    return [...(view.seats['ABCD'.indexOf(seat)]?.hand.cards ?? '')].sort();
  }

  async leave(): Promise<void> {
    await this.page.context().close();
  }

  private hear(seat: string, message: Message): void {
    if (message.type !== 'synced' && message.type !== 'changed') return;
    const { view } = message.type === 'synced' ? message.state : message;
    if (view?.game !== 'gambit') return;
    const known = message.type === 'changed' ? this.views.get(seat)?.view : undefined;
    this.views.set(seat, { version: message.version, view: { ...known, ...view } as GambitView });
  }
}
