/** The browser's own offer to install the page, kept until it makes sense to pass it on. */
import { read, write } from './storage';

/** Not every browser has it, nor does every list of types. */
interface InstallEvent extends Event {
  prompt: () => Promise<unknown>;
}

class Offer {
  event = $state.raw<InstallEvent | null>(null);

  constructor() {
    addEventListener('beforeinstallprompt', (event) => {
      event.preventDefault();
      if (!read('install')) this.event = event as InstallEvent;
    });
  }

  /** Whatever the answer is, nobody is asked twice. */
  close(): void {
    write('install', 'asked');
    this.event = null;
  }
}

export const offer = new Offer();
