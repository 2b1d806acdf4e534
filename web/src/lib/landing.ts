/** For `use:` on a page's heading: who comes from another page of ours begins there, and hears where they are. */
import { router } from './route.svelte';

export function landing(heading: HTMLElement): void {
  const lost = document.activeElement === null || document.activeElement === document.body;
  if (!router.moved || !lost) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
