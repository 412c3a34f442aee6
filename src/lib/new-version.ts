const FLAG = 'paradise-pcs-reloaded-at';
const AGAIN_AFTER_MS = 60_000;

/**
 * After a deploy the old page's code is gone from the server: reloads once to get the new version.
 * Returns false, doing nothing, when offline or when a reload within the last minute did not help.
 */
export function reloadForNewVersion(): boolean {
  try {
    const reloadedAt = Number(window.sessionStorage.getItem(FLAG));
    if (!navigator.onLine || Date.now() - reloadedAt < AGAIN_AFTER_MS) return false;
    window.sessionStorage.setItem(FLAG, String(Date.now()));
  } catch {
    return false;
  }
  window.location.reload();
  return true;
}
