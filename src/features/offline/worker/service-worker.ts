// The service worker: caches all pages, scripts and styles of one build, so that they work offline. It serves only this
// list from the cache and caches nothing else: no Supabase response is ever stored.
import { PrecacheController } from 'workbox-precaching';
import { savesData } from '@/browser/saves-data';
import { SAVED_PAGES, type WorkerMessage } from '@/features/offline/worker-messages';
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

/** The first attempt takes what the page has just loaded from the HTTP cache, which may hold a false answer, too. */
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

self.addEventListener('install', (event) => {
  // With data saver on, an existing copy is good enough.
  const isRefused = savesData() && self.registration.active;
  event.waitUntil(isRefused ? Promise.reject(new Error('Saving data')) : save());
});

self.addEventListener('activate', (event) => {
  // Navigation preload fetches the page while the worker starts, so that startup adds no delay.
  event.waitUntil(Promise.all([self.registration.navigationPreload?.enable(), self.clients.claim()]));
});

self.addEventListener('message', (event) => {
  const message: WorkerMessage = event.data;
  if (message === 'which-build') event.ports[0]?.postMessage(entry);
  if (message === 'take-over') event.waitUntil(takeOver(event));
  if (message === 'save') event.waitUntil(saveNow(event));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  const isPage = request.mode === 'navigate';
  if (isAsset(pathname) && !isPage) event.respondWith(cacheFirst(request));
  else if (isPage || saved.getCacheKeyForURL(pathname)) event.respondWith(networkFirst(event, pathname));
});

/** For files with a content hash. A previous build's files stay cached while one of its pages may be open. */
async function cacheFirst(request: Request): Promise<Response> {
  const copy = await fromCache((cache) => cache.match(request.url));
  return copy ?? fetch(request);
}

/**
 * For pages and other files, which go stale: the copy is used if the network fails, is slow or returns a 5xx. The request
 * is then canceled, because a new worker can't become active before all of this one's requests have ended.
 */
async function networkFirst(event: FetchEvent, pathname: string): Promise<Response> {
  const request = new AbortController();
  const network = fromNetwork(event, request.signal);
  const key = saved.getCacheKeyForURL(cleanPath(pathname));
  const copy = key ? await fromCache((cache) => cache.match(key)) : undefined;
  if (!copy)
    return network.catch(() => (event.request.mode === 'navigate' ? offlinePage() : Response.error()));
  const answer = await Promise.race([network.catch(() => undefined), timeout()]);
  if (answer && answer.status < 500) return answer;
  request.abort();
  return markedAsCopy(copy);
}

async function fromNetwork(event: FetchEvent, signal: AbortSignal): Promise<Response> {
  const preloaded: Response | undefined = await event.preloadResponse;
  // Firefox resolves with an error response where other browsers reject.
  if (preloaded?.type === 'error') throw new TypeError('The server did not answer');
  return preloaded ?? fetch(event.request, { signal });
}

/** A cache that can't be read must not block the network request. */
async function fromCache(find: (cache: Cache) => Promise<Response | undefined>) {
  try {
    return await find(await self.caches.open(SAVED_PAGES));
  } catch {
    return undefined;
  }
}

function timeout(): Promise<undefined> {
  return new Promise((resolve) => setTimeout(resolve, NETWORK_TIMEOUT_MS, undefined));
}

/** Marks HTML so that the page can tell it is a copy. Other files are unchanged. */
async function markedAsCopy(copy: Response): Promise<Response> {
  if (!copy.headers.get('content-type')?.startsWith('text/html')) return copy;
  return new Response((await copy.text()).replace('<html', '<html data-saved-copy'), copy);
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

/** Becomes the active worker. Deletes the previous build's files unless another page, which may use them, is open. */
async function takeOver(event: ExtendableMessageEvent): Promise<void> {
  await self.skipWaiting();
  if (self.registration.installing || self.registration.waiting) return;
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const asking = event.source instanceof Client ? event.source.id : undefined;
  if (pages.some(({ id }) => id !== asking)) return;
  await saved.activate(event);
  await removeCaches((name) => name !== SAVED_PAGES);
}

/** An asset's name has a hash of its content. */
function isAsset(path: string): boolean {
  return path.startsWith('/assets/');
}
