import { isOffline, watchConnection } from './connection';
import { lookForNewBuild, watchForNewBuild } from './new-build';
import { savePagesUnasked } from './saved-pages';

const REST_MS = 1000;
const HOUR_MS = 3_600_000;

/**
 * Watches the connection and for new builds. Saves all pages once this one has loaded and settled. Returns a cleanup
 * function for the connection, and for what hasn't begun.
 */
export function startOffline(): () => void {
  const stopWatching = watchConnection();
  watchForNewBuild();
  checkHourly();
  let beginning: ReturnType<typeof setTimeout>;
  const begin = () => {
    beginning = setTimeout(savePagesUnasked, REST_MS);
  };
  if (document.readyState === 'complete') begin();
  else window.addEventListener('load', begin, { once: true });
  return () => {
    stopWatching();
    window.removeEventListener('load', begin);
    clearTimeout(beginning);
  };
}

/** A tab that stays open checks for a new build when it becomes visible again, at most once an hour. */
function checkHourly() {
  let checkedAt = Date.now();
  document.addEventListener('visibilitychange', () => {
    const isDue = Date.now() - checkedAt > HOUR_MS;
    if (document.visibilityState === 'hidden' || !isDue || isOffline.get()) return;
    checkedAt = Date.now();
    void lookForNewBuild();
  });
}
