// Keeps the page and the house that runs in this browser, file by file: `FILES` has a mark of each one's content. A new
// version takes over once people agree, or once no page is open.
const FILES = /* FILES */ {};
const NAME = 'vierling';
const MARK = 'x-vierling-mark';
const PATIENCE = 4000; // milliseconds for a page from the network, before the kept one is shown
const home = new URL('./', self.location.href);
const addressOf = (file) => new URL(file, home).href;
const FRESH = `${NAME}-${hash(JSON.stringify(FILES))}`;

function hash(text) {
  let found = 0;
  for (const sign of text) found = (found * 31 + sign.charCodeAt(0)) >>> 0;
  return found.toString(36);
}

/** From an older version if it is the same there. */
async function keep(cache, file) {
  const address = addressOf(file);
  const known = await caches.match(address);
  if (known?.headers.get(MARK) === FILES[file]) return cache.put(address, known);
  const found = await fetch(address, { cache: 'no-cache' });
  if (!found.ok) throw new Error(`${address}: ${found.status}`);
  const headers = new Headers(found.headers);
  headers.set(MARK, FILES[file]);
  headers.delete('content-encoding');
  return cache.put(address, new Response(await found.blob(), { headers }));
}

async function install() {
  const cache = await caches.open(FRESH);
  const files = Object.keys(FILES);
  let done = 0;
  for (const file of files) {
    await keep(cache, file);
    done += 1;
    for (const page of await self.clients.matchAll({ includeUncontrolled: true })) page.postMessage({ kept: done / files.length });
  }
}

async function clean() {
  const old = (await caches.keys()).filter((name) => name.startsWith(`${NAME}-`) && name !== FRESH);
  await Promise.all(old.map((name) => caches.delete(name)));
  await self.clients.claim();
}

const kept = (address) => caches.open(FRESH).then((cache) => cache.match(address));

/** A page of the version that the server has; without a server, the kept one. */
async function open(request) {
  const index = await kept(addressOf('index.html'));
  try {
    const found = await fetch(request, { signal: AbortSignal.timeout(PATIENCE) });
    return found.ok || !index ? found : index;
  } catch {
    return index ?? Response.error();
  }
}

/** A file of this version, whoever may have a newer one; the address may have a question in it. */
async function find(request) {
  const { origin, pathname } = new URL(request.url);
  return (await kept(origin + pathname)) ?? fetch(request);
}

self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => event.waitUntil(clean()));
self.addEventListener('message', ({ data }) => data === 'take over' && self.skipWaiting());
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { href, pathname } = new URL(request.url);
  if (request.method !== 'GET' || !href.startsWith(home.href) || pathname.startsWith(`${home.pathname}api/`)) return;
  if (request.mode === 'navigate') event.respondWith(open(request));
  else event.respondWith(find(request));
});
