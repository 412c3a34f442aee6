// The service worker of a build with VITE_OFFLINE=off: replaces the one that saves pages, deletes its caches and
// unregisters itself. It handles no requests and reloads nothing, so open pages are unaffected.
import { removeCaches } from './remove-caches';

declare const self: ServiceWorkerGlobalScope;

self.addEventListener('install', () => void self.skipWaiting());

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([removeCaches(() => true), self.registration.unregister()]));
});
