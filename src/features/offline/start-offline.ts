import { savesData } from '@/browser/saves-data';
import { isOffline, watchConnection } from './connection';
import { watchForNewBuild } from './new-build';
import { currentRegistration } from './registration';
import { savePagesUnasked } from './saved-pages';

const REST_MS = 1000;
const HOUR_MS = 3_600_000;

/**
 * Watches the connection. Once this page has loaded and settled, saves all pages and watches for new builds. Returns a
 * cleanup function for the connection only.
 */
export function startOffline(): () => void {
  const stopWatching = watchConnection();
  const begin = () => setTimeout(saveAndWatch, REST_MS);
  if (document.readyState === 'complete') begin();
  else window.addEventListener('load', begin, { once: true });
  return stopWatching;
}

async function saveAndWatch() {
  await savePagesUnasked();
  const registration = await currentRegistration();
  if (!registration) return;
  watchForNewBuild(registration);
  checkHourly(registration);
}

/** A tab that stays open checks for a new build when it becomes visible again, at most once an hour. */
function checkHourly(registration: ServiceWorkerRegistration) {
  let checkedAt = Date.now();
  document.addEventListener('visibilitychange', () => {
    const isDue = Date.now() - checkedAt > HOUR_MS;
    if (document.visibilityState === 'hidden' || !isDue || isOffline.get() || savesData()) return;
    checkedAt = Date.now();
    registration.update().catch(() => undefined);
  });
}
