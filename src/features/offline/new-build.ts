import { pageEntry } from '@/browser/page-entry';
import { savesData } from '@/browser/saves-data';
import { createStore } from '@/browser/store';
import { ask, currentRegistration, postToWorker } from './registration';

/** Whether another build than this page's is saved: every page that is loaded from now on belongs to it. */
export const hasNewBuild = createStore(false);

/** Notices a build that the browser has saved since this page was loaded, also when another tab asked for it. */
export function watchForNewBuild(): void {
  const { serviceWorker } = navigator;
  serviceWorker?.addEventListener('controllerchange', () => void compareBuild(serviceWorker.controller));
}

/** Asks the server for a newer build, which the browser then saves. Call it only when the server answers. */
export async function lookForNewBuild(): Promise<void> {
  const registration = await currentRegistration();
  // With data saver on, no newer build would be saved.
  if (!registration?.active || savesData() || !(await isUpToDate(registration))) return;
  postToWorker(registration.active, 'is-newest');
  await compareBuild(registration.active);
}

/**
 * Makes links, Back and Forward load the next page from the server instead of rendering it. Returns a cleanup function.
 */
export function loadNextPageAnew(): () => void {
  const shown = window.location.pathname;
  const leave = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const { origin, pathname } = window.location;
    // Without the router's handler, the browser follows the link.
    if (link?.origin === origin && link.pathname !== pathname) event.stopPropagation();
  };
  const refresh = ({ persisted }: PageTransitionEvent) => persisted && window.location.reload();
  const goBack = (event: PopStateEvent) => {
    if (window.location.pathname === shown) return;
    event.stopImmediatePropagation();
    window.location.reload();
  };
  document.addEventListener('click', leave, true);
  window.addEventListener('popstate', goBack, true);
  window.addEventListener('pageshow', refresh);
  return () => {
    document.removeEventListener('click', leave, true);
    window.removeEventListener('popstate', goBack, true);
    window.removeEventListener('pageshow', refresh);
  };
}

/** Returns false when the server has a newer build or doesn't answer. */
async function isUpToDate(registration: ServiceWorkerRegistration): Promise<boolean> {
  try {
    await registration.update();
    return !registration.installing && !registration.waiting;
  } catch {
    return false;
  }
}

async function compareBuild(worker: ServiceWorker | null): Promise<void> {
  if (!worker) return;
  const isOwn = (await ask(worker, 'which-build')) === pageEntry();
  if (isOwn) postToWorker(worker, 'clean-up');
  hasNewBuild.set(!isOwn);
}
