/** Are pieces that would join pointed out? Unless the table plays without, or one would rather find them oneself. */
import { read, write } from '../../lib/storage';

class Hints {
  wanted = $state(read('skakanie.hints') !== 'off');

  shown({ hints }: { hints: boolean }): boolean {
    return hints && this.wanted;
  }

  set(on: boolean): void {
    this.wanted = on;
    write('skakanie.hints', on ? 'on' : 'off');
  }
}

export const hints = new Hints();
