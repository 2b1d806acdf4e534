// Keeps every file of one build of the site. A newer build waits until no tab has this one, so that files of two never mix.
const BUILD = 'BUILD';
const FILES = [/* FILES */];

// Several sites may share an origin; each minds its own.
const OURS = `stolik ${registration.scope} `;
const NAME = OURS + BUILD;

async function keep() {
  const cache = await caches.open(NAME);
  await Promise.all(
    FILES.map(async (file) => {
      // The build in the address keeps caches on the way from answering with another one's file.
      const answer = await fetch(`${file}?${BUILD}`, { cache: 'no-store' });
      if (!answer.ok) throw new Error(`${file}: ${answer.status}`);
      await cache.put(file, answer);
    }),
  );
}

async function tidy() {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith(OURS) && name !== NAME).map((name) => caches.delete(name)),
  );
  await clients.claim();
}

async function answer(request) {
  const { href, origin, pathname } = new URL(request.url);
  const home = new URL(registration.scope).pathname;
  const address = pathname === home || href === registration.scope ? `${home}index.html` : pathname;
  const cache = await caches.open(NAME);
  return (await cache.match(origin + address)) ?? fetch(request);
}

addEventListener('install', (event) => event.waitUntil(keep()));
addEventListener('activate', (event) => event.waitUntil(tidy()));
addEventListener('fetch', (event) => {
  const { method, url } = event.request;
  if (method === 'GET' && url.startsWith(registration.scope)) event.respondWith(answer(event.request));
});
