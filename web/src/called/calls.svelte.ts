/** Who is called to one's seats at a table, and how that is changed. */
import { about, Refused } from '../net/http';
import type { NoticeOn, Notices, NoticesOffered } from '../wire/protocol';
import { callHere, callThere, canBeCalled, device, isForbidden, isWished, listed, unwish } from './push';

/** What went wrong. */
export type Trouble = 'denied' | 'failed' | 'bad';

export class Calls {
  /** What the server offers; null until that is known, or if it offers nothing. */
  offered = $state.raw<NoticesOffered | null>(null);
  /** Is this browser called? */
  here = $state(false);
  /** Who else is. */
  others = $state.raw<NoticeOn[]>([]);
  /** The secret of a webhook that was just set. */
  secret = $state<string | null>(null);
  trouble = $state<Trouble | null>(null);
  busy = $state(false);

  constructor(
    private readonly table: string,
    private readonly keys: () => string[],
  ) {}

  /** Can this browser be called by this server? */
  get possible(): boolean {
    return canBeCalled() && this.offered?.push !== null;
  }

  /** Asks the server. A browser that was to be called and has another address now says so. */
  async learn(): Promise<void> {
    try {
      this.offered = (await about()).notices ?? null;
      if (!this.offered) return;
      await this.show(await listed(this.table, this.keys()));
      if (!this.here && isWished(this.table) && Notification.permission === 'granted') await this.call(true);
    } catch {
      this.offered = null;
    }
  }

  /** Calls this browser, or not any more. Its person is asked only here, by a deliberate tap. */
  call(on: boolean): Promise<void> {
    return this.trying(async () => {
      const key = this.offered?.push;
      if (on && key) {
        if ((await Notification.requestPermission()) !== 'granted') throw new Error('denied');
        await this.show(await callHere(this.table, this.keys(), key));
        return;
      }
      unwish(this.table);
      const own = await device();
      const { on: all } = await listed(this.table, this.keys());
      const mine = all.filter((one) => one.device === own);
      for (const { id } of mine) await this.show(await listed(this.table, this.keys(), id));
    });
  }

  add(url: string): Promise<void> {
    return this.trying(async () => {
      const notices = await callThere(this.table, this.keys(), url);
      this.secret = notices.secret ?? null;
      await this.show(notices);
    });
  }

  remove(id: string): Promise<void> {
    return this.trying(async () => this.show(await listed(this.table, this.keys(), id)));
  }

  private async trying(change: () => Promise<void>): Promise<void> {
    this.busy = true;
    this.trouble = null;
    this.secret = null;
    try {
      await change();
    } catch (error) {
      if (isForbidden() || (error instanceof Error && error.message === 'denied')) this.trouble = 'denied';
      else this.trouble = error instanceof Refused && error.code === 'bad_target' ? 'bad' : 'failed';
    }
    this.busy = false;
  }

  private async show({ on }: Notices): Promise<void> {
    const own = canBeCalled() ? await device() : null;
    this.here = on.some((one) => one.device === own);
    this.others = on.filter((one) => one.device !== own);
  }
}
