/*
 * The first part of a site's service worker: it keeps the files of its own build, and pages that it serves get no others. A newer build is fetched in the
 * background and waits until no tab has the old one.
 */

// Other sites may have the same origin.
const OURS = `stolik ${self.registration.scope} `;
const CACHE = OURS + BUILD;

async function fill() {
  const cache = await caches.open(CACHE);
  await cache.addAll(FILES.map((file) => new Request(file, { cache: 'no-cache' })));
}

async function begin() {
  for (const name of await caches.keys())
    if (name.startsWith(OURS) && name !== CACHE) await caches.delete(name);
  // On the first visit the page is there before this worker.
  await self.clients.claim();
}

async function answer(request) {
  const path = request.url.slice(self.registration.scope.length).replace(/[?#].*/, '');
  const cache = await caches.open(CACHE);
  return (await cache.match(new URL(path || 'index.html', self.registration.scope))) ?? fetch(request);
}

self.addEventListener('install', (event) => event.waitUntil(fill()));
self.addEventListener('activate', (event) => event.waitUntil(begin()));
self.addEventListener('fetch', (event) => {
  const { method, url } = event.request;
  if (method === 'GET' && url.startsWith(self.registration.scope)) event.respondWith(answer(event.request));
});
