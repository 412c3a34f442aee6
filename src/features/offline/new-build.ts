import { pageEntry } from '@/browser/page-entry';
import { createStore } from '@/browser/store';
import { ask, postToWorker, whenInstalled } from './registration';

/** Longer than the old worker waits for the network, which delays activation. */
const ACTIVATION_TIMEOUT_MS = 5000;

/** The service worker of a newer build than this page's, to offer to the user. */
export const newBuild = createStore<ServiceWorker | undefined>(undefined);

/**
 * Watches for the service worker of another build. A worker of this page's own build takes over silently; any other is
 * offered to the user, even after another tab has activated it: this page's files stay cached.
 */
export function watchForNewBuild(registration: ServiceWorkerRegistration): void {
  const { serviceWorker } = navigator;
  void activateIfSameBuild(serviceWorker.controller);
  const offerInstalled = async () => {
    await whenInstalled(registration);
    await offerIfDifferent(registration.waiting);
  };
  // It may be installing already: the browser looks for a new worker on every visit.
  void offerInstalled();
  registration.addEventListener('updatefound', offerInstalled);
  serviceWorker.addEventListener('controllerchange', () => void offerIfDifferent(serviceWorker.controller));
}

/** Activates the new build and reloads this page only. */
export function acceptNewBuild(): void {
  const worker = newBuild.get();
  const reload = () => window.location.reload();
  if (worker) {
    worker.addEventListener('statechange', () => worker.state === 'activated' && reload());
    postToWorker(worker, 'take-over');
  }
  // If the old worker is busy for longer, don't wait: the server has the new pages anyway.
  setTimeout(reload, worker?.state === 'installed' ? ACTIVATION_TIMEOUT_MS : 0);
}

async function offerIfDifferent(worker: ServiceWorker | null): Promise<void> {
  if (worker && !(await activateIfSameBuild(worker))) newBuild.set(worker);
}

async function activateIfSameBuild(worker: ServiceWorker | null): Promise<boolean> {
  const isOwn = worker !== null && (await ask(worker, 'which-build')) === pageEntry();
  if (isOwn) postToWorker(worker, 'take-over');
  return isOwn;
}
