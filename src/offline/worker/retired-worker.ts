// The service worker of a build with VITE_OFFLINE=off: replaces the one that saves pages, deletes its caches and
// unregisters itself. It handles no requests and reloads nothing, so open pages are unaffected.
declare const self: ServiceWorkerGlobalScope;

self.addEventListener('install', () => void self.skipWaiting());

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([removeCaches(), self.registration.unregister()]));
});

async function removeCaches() {
  const names = await self.caches.keys();
  await Promise.all(names.map((name) => self.caches.delete(name)));
}

export {};
