/** Who is called to one's seats at a table, and how that is changed. */
import { about, Refused } from '../net/http';
import type { Code, NoticeOn, Notices, NoticesOffered } from '../wire/protocol';
import {
  callByMail,
  callHere,
  callThere,
  canBeCalled,
  device,
  isForbidden,
  isWished,
  listed,
  unwish,
} from './push';

/** What went wrong. */
export type Trouble = 'denied' | 'failed' | 'bad' | 'mail-bad' | 'mail-often';

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

  /** Tells an e-mail address, once its owner has confirmed it. */
  mail(address: string): Promise<void> {
    return this.trying(async () => this.show(await callByMail(this.table, this.keys(), address)), {
      bad_target: 'mail-bad',
      too_fast: 'mail-often',
    });
  }

  /** Is an e-mail address to be confirmed? */
  get asked(): boolean {
    return this.others.some(({ state }) => state === 'asked');
  }

  /** Asks the server once more: an address may have been confirmed meanwhile. */
  async again(): Promise<void> {
    if (this.asked) await this.show(await listed(this.table, this.keys())).catch(() => undefined);
  }

  remove(id: string): Promise<void> {
    return this.trying(async () => this.show(await listed(this.table, this.keys(), id)));
  }

  private async trying(
    change: () => Promise<void>,
    troubles: Partial<Record<Code, Trouble>> = { bad_target: 'bad' },
  ): Promise<void> {
    this.busy = true;
    this.trouble = null;
    this.secret = null;
    try {
      await change();
    } catch (error) {
      const known = error instanceof Refused ? troubles[error.code] : undefined;
      const denied = isForbidden() || (error instanceof Error && error.message === 'denied');
      this.trouble = known ?? (denied ? 'denied' : 'failed');
    }
    this.busy = false;
  }

  private async show({ on }: Notices): Promise<void> {
    const own = canBeCalled() ? await device() : null;
    this.here = on.some((one) => one.device === own);
    this.others = on.filter((one) => one.device !== own);
  }
}
