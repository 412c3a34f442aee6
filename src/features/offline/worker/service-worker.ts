// The service worker: caches all pages, scripts and styles of one build, so that they work offline. It serves only this
// list from the cache and caches nothing else: no Supabase response is ever stored.
import { PrecacheController } from 'workbox-precaching';
import { savesData } from '@/browser/saves-data';
import { MAX_AGE_DAYS } from '@/features/offline/max-age';
import { NEWEST_MARK, SAVED_PAGES, type WorkerMessage } from '@/features/offline/worker-messages';
import { cleanPath } from '@/site-map';
import { OFFLINE_PAGE } from './offline-page';
import { removeCaches } from './remove-caches';

declare const self: ServiceWorkerGlobalScope;

/** Injected by build/service-worker.ts. */
declare const BUILD: {
  entry: string;
  /** Each URL with the file's checksum: what else a hotel's Wi-Fi may answer is not saved. */
  files: [url: string, integrity: string][];
  /** The content security policy of OFFLINE_PAGE. */
  offlinePolicy: string;
};

const { entry, files, offlinePolicy } = BUILD;
const NETWORK_TIMEOUT_MS = 4000;
const MAX_AGE_MS = MAX_AGE_DAYS * 86_400_000;

/** The first attempt takes what the page has just loaded from the HTTP cache, which may hold a bad response too. */
let asksPastHttpCache = false;
const saved = new PrecacheController({
  cacheName: SAVED_PAGES,
  plugins: [
    {
      requestWillFetch: async ({ request }) =>
        asksPastHttpCache ? new Request(request, { cache: 'reload' }) : request,
    },
  ],
});
saved.addToCacheList(
  files.map(([url, integrity]) => ({ url, integrity, revision: isAsset(url) ? null : integrity })),
);

self.addEventListener('install', (event) => event.waitUntil(install()));

self.addEventListener('activate', (event) => {
  // An earlier version turned it on. Where the copy is shown, it would fetch the page for nothing.
  event.waitUntil(Promise.all([self.registration.navigationPreload?.disable(), self.clients.claim()]));
});

self.addEventListener('message', (event) => {
  const message: WorkerMessage = event.data;
  if (message === 'which-build') event.ports[0]?.postMessage(entry);
  if (message === 'is-newest') event.waitUntil(markAsNewest());
  if (message === 'clean-up') event.waitUntil(cleanUp(event));
  if (message === 'save') event.waitUntil(saveNow(event));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  const isPage = request.mode === 'navigate';
  if (isAsset(pathname) && !isPage) event.respondWith(cacheFirst(request));
  else if (isPage) event.respondWith(pageOf(request, pathname));
  else if (saved.getCacheKeyForURL(pathname))
    event.respondWith(savedFile(pathname).then((copy) => networkFirst(request, copy)));
});

/** A build that can't be saved makes the one that is saved ask the network first: it is no longer the newest. */
async function install(): Promise<void> {
  await withCache((cache) => cache.delete(NEWEST_MARK));
  // With data saver on, an existing copy is good enough.
  if (savesData() && self.registration.active) throw new Error('Saving data');
  await save();
  await markAsNewest();
  // Open pages stay as they are, and find their own build's scripts in the cache.
  void self.skipWaiting();
}

/** The copy at once, while this build is the newest known; the page then asks the server for a newer one. */
async function pageOf(request: Request, pathname: string): Promise<Response> {
  const [copy, isCurrent] = await Promise.all([savedFile(cleanPath(pathname)), isNewest()]);
  return copy && isCurrent ? copy : networkFirst(request, copy);
}

/** For files with a content hash. A previous build's files stay cached while one of its pages may be open. */
async function cacheFirst(request: Request): Promise<Response> {
  const copy = await withCache((cache) => cache.match(request.url));
  return copy ?? fetch(request);
}

/**
 * For files that go stale: the copy is used if the network fails, is slow or returns a 5xx. The request is then canceled,
 * because a new worker can't become active before all of this one's requests have ended.
 */
async function networkFirst(request: Request, copy: Response | undefined): Promise<Response> {
  const asking = new AbortController();
  const network = fetch(request, { signal: asking.signal });
  if (!copy) return network.catch(() => (request.mode === 'navigate' ? offlinePage() : Response.error()));
  const answer = await Promise.race([network.catch(() => undefined), timeout()]);
  if (answer && answer.status < 500) return answer;
  asking.abort();
  return copy;
}

async function savedFile(pathname: string): Promise<Response | undefined> {
  const key = saved.getCacheKeyForURL(pathname);
  return key ? withCache((cache) => cache.match(key)) : undefined;
}

/** False when a newer build was found, or when the server has not confirmed this one for MAX_AGE_DAYS. */
async function isNewest(): Promise<boolean> {
  const mark = await withCache((cache) => cache.match(NEWEST_MARK));
  // A clock that was set back must not make a copy last.
  return mark !== undefined && Math.abs(Date.now() - Number(await mark.text())) < MAX_AGE_MS;
}

async function markAsNewest(): Promise<void> {
  await withCache((cache) => cache.put(NEWEST_MARK, new Response(String(Date.now()))));
}

/** A cache that can't be read or is full must not block the network request. */
async function withCache<T>(use: (cache: Cache) => Promise<T>): Promise<T | undefined> {
  try {
    return await use(await self.caches.open(SAVED_PAGES));
  } catch {
    return undefined;
  }
}

function timeout(): Promise<undefined> {
  return new Promise((resolve) => setTimeout(resolve, NETWORK_TIMEOUT_MS, undefined));
}

function offlinePage(): Response {
  return new Response(OFFLINE_PAGE, {
    status: 503,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': offlinePolicy,
    },
  });
}

/** Saves every file that isn't saved yet. */
async function save(): Promise<void> {
  const event = { type: 'install', waitUntil: () => undefined } as unknown as ExtendableEvent;
  asksPastHttpCache = false;
  try {
    await saved.install(event);
  } catch {
    asksPastHttpCache = true;
    await saved.install(event);
  }
}

/** Fills the cache of a worker that is already active: Chromium brings back one that was just unregistered. */
async function saveNow(event: ExtendableMessageEvent): Promise<void> {
  const isSaved = save().then(
    () => true,
    () => false,
  );
  event.ports[0]?.postMessage(await isSaved);
}

/** Deletes the previous builds' files unless another page, which may use them, is open. */
async function cleanUp(event: ExtendableMessageEvent): Promise<void> {
  if (self.registration.installing || self.registration.waiting) return;
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const asking = event.source instanceof Client ? event.source.id : undefined;
  if (pages.some(({ id }) => id !== asking)) return;
  // Not Workbox's own clean-up, which would delete the mark, too.
  const wanted = new Set([
    ...saved.getURLsToCacheKeys().values(),
    new URL(NEWEST_MARK, self.location.origin).href,
  ]);
  await withCache(async (cache) => {
    const unwanted = (await cache.keys()).filter(({ url }) => !wanted.has(url));
    await Promise.all(unwanted.map((request) => cache.delete(request)));
  });
  await removeCaches((name) => name !== SAVED_PAGES);
}

/** An asset's name has a hash of its content. */
function isAsset(path: string): boolean {
  return path.startsWith('/assets/');
}
