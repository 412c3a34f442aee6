/**
 * Loads /repair.js (src/repair.ts) past every cache and calls a function of it. Resolves when that is done, or when
 * there is no connection; never, when the page then reloads.
 */
export async function repair(what: 'repairPage' | 'repairScripts'): Promise<void> {
  const url = `/repair.js?${Date.now()}`;
  await import(/* @vite-ignore */ url).then((script) => script[what]()).catch(() => undefined);
}
