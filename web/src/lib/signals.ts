/** How one is told that it is one's turn while one looks elsewhere, and what can be heard of the table. All but the icon is off until chosen. */
import type { Sound } from '../sound/sounds';
import { settings } from './settings.svelte';

/** Plays a sound, if sounds are wanted. One that cannot be loaded stops nothing; `outdated` has heard of it. */
export function hear(sound: Sound | null): void {
  if (sound && settings.sounds)
    void import('../sound/sounds').then(
      ({ play }) => play(sound),
      () => undefined,
    );
}

/** A dot on the page's icon, drawn as SVG in its address; and on that of the installed page. */
const DOT =
  "%3Ccircle cx='24' cy='8' r='8' fill='%23fff'/%3E%3Ccircle cx='24' cy='8' r='6' fill='%23c93a2e'/%3E";
const END = '%3C/svg%3E';

export function markIcon(turn: boolean): void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (!icon) return;
  const plain = icon.href.replace(DOT, '');
  icon.href = turn ? plain.replace(END, DOT + END) : plain;
  const badge = turn ? navigator.setAppBadge?.(1) : navigator.clearAppBadge?.();
  badge?.catch(() => undefined);
}

/** Can this browser notify at all? */
export const canNotify = (): boolean => 'Notification' in window;

/** Asks for the permission and shows how it will look; false if the browser does not allow it. */
export async function allowNotices(sample: string): Promise<boolean> {
  return (await Notification.requestPermission()) === 'granted' && (await notify(sample, 'sample'));
}

/** Chrome on Android shows notifications only by way of a service worker; a browser without one lets the page do it. */
export const worker = async (): Promise<ServiceWorkerRegistration | undefined> => {
  await navigator.serviceWorker?.register(`${import.meta.env.BASE_URL}service-worker.js`);
  return navigator.serviceWorker?.ready;
};

/** A notification, which leads back to the page; false where the browser shows none. */
export async function notify(text: string, tag: string): Promise<boolean> {
  const options = { body: text, tag, icon: `${import.meta.env.BASE_URL}icon-192.png`, data: location.href };
  try {
    const registered = await worker().catch(() => undefined);
    if (registered) {
      await registered.showNotification('Stolik', options);
      return true;
    }
    const notice = new Notification('Stolik', options);
    notice.onclick = () => {
      window.focus();
      notice.close();
    };
    return true;
  } catch {
    return false;
  }
}
