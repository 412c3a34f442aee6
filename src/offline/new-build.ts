import { pageEntry } from '@/lib/new-version';
import { createStore } from '@/lib/store';
import { ask, tell, whenInstalled } from './registration';

const PATIENCE_MS = 3000;

/** The service worker of a newer build than this page's, to be offered. */
export const newBuild = createStore<ServiceWorker | undefined>(undefined);

/**
 * Watches for the worker of another build. One of this page's own build takes over without a word; any other is offered,
 * and so is one that another tab let take over: the files of this page stay.
 */
export function watchForNewBuild(registration: ServiceWorkerRegistration): void {
  const { serviceWorker } = navigator;
  void letOwnBuildTakeOver(serviceWorker.controller);
  void meet(registration.waiting);
  registration.addEventListener('updatefound', async () => {
    const { installing } = registration;
    if (installing) await whenInstalled(installing);
    await meet(registration.waiting);
  });
  serviceWorker.addEventListener('controllerchange', () => void meet(serviceWorker.controller));
}

/** Lets the new build take over and reloads this page, and no other. */
export function acceptNewBuild(): void {
  const worker = newBuild.get();
  const reload = () => window.location.reload();
  if (!worker || worker.state === 'activated') {
    reload();
    return;
  }
  worker.addEventListener('statechange', () => worker.state === 'activated' && reload());
  tell(worker, 'take-over');
  // The old worker may have work left; the server has the new pages anyway.
  setTimeout(reload, PATIENCE_MS);
}

async function meet(worker: ServiceWorker | null): Promise<void> {
  if (worker && !(await letOwnBuildTakeOver(worker))) newBuild.set(worker);
}

async function letOwnBuildTakeOver(worker: ServiceWorker | null): Promise<boolean> {
  const isOwn = worker !== null && (await ask(worker, 'which-build')) === pageEntry();
  if (isOwn) tell(worker, 'take-over');
  return isOwn;
}
