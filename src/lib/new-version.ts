const FLAG = 'paradise-pcs-reloaded-at';
const AGAIN_AFTER_MS = 60_000;
const GIVE_UP_AFTER_MS = 10_000;

/**
 * After a deploy the old page's code is gone from the server: reloads once to get the new version.
 * Resolves to false, doing nothing, when the server still names the same code (a link pressed early cancels what is
 * loading, which fails just like a missing file), when it cannot be asked, or when a reload within the last minute did
 * not help.
 */
export async function reloadForNewVersion(): Promise<boolean> {
  const entry = document.querySelector<HTMLElement>('script[data-entry]')?.dataset.entry;
  const served = await servedEntry();
  if (!served || served === entry || !mayReload()) return false;
  window.location.reload();
  return true;
}

async function servedEntry(): Promise<string | undefined> {
  try {
    const signal = AbortSignal.timeout(GIVE_UP_AFTER_MS);
    const page = await fetch(window.location.href, { cache: 'no-cache', signal });
    return /data-entry="([^"]+)"/.exec(await page.text())?.[1];
  } catch {
    return undefined;
  }
}

function mayReload(): boolean {
  try {
    const reloadedAt = Number(window.sessionStorage.getItem(FLAG));
    if (Date.now() - reloadedAt < AGAIN_AFTER_MS) return false;
    window.sessionStorage.setItem(FLAG, String(Date.now()));
    return true;
  } catch {
    return false;
  }
}
