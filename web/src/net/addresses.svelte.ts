/** The address to put into links and QR codes: one that phones can reach. */
import { shareOrigin } from '../lib/keys';
import { about } from './http';

class Addresses {
  origin = $state(location.origin + (__SITE__ ? location.pathname : ''));
  private asked = false;

  /** Asks the server, once. */
  async learn(): Promise<void> {
    if (this.asked || __SITE__) return;
    this.asked = true;
    try {
      this.origin = shareOrigin((await about()).addresses);
    } catch {
      // The page's own address is the best we have.
      this.asked = false;
    }
  }
}

export const addresses = new Addresses();
