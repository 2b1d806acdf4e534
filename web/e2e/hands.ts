/** Fingers on a touch screen, several at once, as Chromium's own tools put them there. */
import type { CDPSession, Locator, Page } from 'playwright-core';

import { settled } from './settled.ts';

export interface Spot {
  x: number;
  y: number;
}

/** The middle of something on the page. */
export async function middle(target: Locator): Promise<Spot> {
  await settled(target.page());
  const box = await target.boundingBox();
  if (!box) throw new Error('It is not on the page.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

export class Fingers {
  private down: { id: number; x: number; y: number }[] = [];

  private constructor(private readonly devtools: CDPSession) {}

  static async on(page: Page): Promise<Fingers> {
    return new Fingers(await page.context().newCDPSession(page));
  }

  async press(id: number, { x, y }: Spot): Promise<void> {
    this.down = [...this.down, { id, x, y }];
    await this.tell('touchStart');
  }

  async slide(id: number, { x, y }: Spot): Promise<void> {
    this.down = this.down.map((one) => (one.id === id ? { id, x, y } : one));
    await this.tell('touchMove');
  }

  async lift(id: number): Promise<void> {
    this.down = this.down.filter((one) => one.id !== id);
    await this.tell('touchEnd');
  }

  /** The system takes the fingers away, as when a call comes in. */
  async lose(): Promise<void> {
    this.down = [];
    await this.tell('touchCancel');
  }

  private async tell(type: 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel'): Promise<void> {
    await this.devtools.send('Input.dispatchTouchEvent', { type, touchPoints: this.down });
  }
}
