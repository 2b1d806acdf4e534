/*
 * The page's service worker. Chrome on Android lets nobody else show notifications; it is registered when they are first wanted.
 * A tap on one leads to the table it is about.
 */

async function show(address) {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const page = pages.find(({ url }) => url === address) ?? pages[0];
  return page ? page.focus() : self.clients.openWindow(address);
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(show(event.notification.data));
});
