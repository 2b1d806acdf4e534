/*
 * The page's service worker. Chrome on Android lets nobody else show notifications; it is registered when they are first wanted.
 * A tap on one leads to the table it is about. What a server sends to a browser whose person is away arrives here, too.
 */

// The ids of what was shown: a server that is not sure sends the same again.
const SHOWN = 'stolik-notices';
const KEPT = 200;

async function call({ ids, text, open }) {
  const shown = await caches.open(SHOWN);
  const known = await Promise.all(ids.map((id) => shown.match(`notice/${id}`)));
  if (known.every(Boolean)) return;
  const address = new URL(open, self.registration.scope).href;
  const icon = new URL('icon-192.png', self.registration.scope).href;
  await self.registration.showNotification('Stolik', {
    body: text,
    tag: address,
    renotify: true,
    icon,
    data: address,
  });
  for (const id of ids) await shown.put(`notice/${id}`, new Response());
  const all = await shown.keys();
  for (const old of all.slice(0, -KEPT)) await shown.delete(old);
}

self.addEventListener('push', (event) => event.waitUntil(call(event.data.json())));

async function show(address) {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const page = pages.find(({ url }) => url === address);
  return page ? page.focus() : self.clients.openWindow(address);
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(show(event.notification.data));
});
