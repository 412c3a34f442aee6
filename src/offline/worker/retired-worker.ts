// The service worker of a build with VITE_OFFLINE=off: takes the place of the one that keeps pages, removes what it
// kept, and goes. It answers nothing and reloads nothing: open pages stay as they are.
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
