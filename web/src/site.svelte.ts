/** What only a site of files has: it is kept for use without a network, and can be installed. */
import { mount, unmount } from 'svelte';

import { tables } from './lib/keys';
import { router } from './lib/route.svelte';
import { read, write } from './lib/storage';
import { here } from './net/here';

/** As browsers that can install pages have it. */
interface InstallPrompt extends Event {
  prompt: () => Promise<unknown>;
}

/** What to ask when somebody wants to install; null where one cannot. */
let prompt = $state.raw<InstallPrompt | null>(null);

addEventListener('beforeinstallprompt', (event) => {
  // Not in the middle of a game: it is offered on the first page, to whoever has played.
  event.preventDefault();
  prompt = event as InstallPrompt;
});

$effect.root(() => {
  $effect(() => {
    if (router.route.page === 'home' && prompt && tables().length > 0 && !read('install')) void offer(prompt);
  });
});

async function offer(asked: InstallPrompt): Promise<void> {
  prompt = null;
  write('install', 'offered');
  const { Install } = await here();
  const install = (): void => void asked.prompt();
  const notice = mount(Install, {
    target: document.body,
    props: { install, close: () => void unmount(notice) },
  });
}

// Browsers have it only where the connection is safe.
await navigator.serviceWorker?.register('./service-worker.js');
