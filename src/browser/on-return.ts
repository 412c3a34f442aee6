/** Calls back when the tab becomes visible again or the network returns. Returns an unsubscribe function. */
export function onReturn(callback: () => void): () => void {
  const controller = new AbortController();
  const whenVisible = () => document.visibilityState === 'visible' && callback();
  for (const event of ['focus', 'online', 'visibilitychange'])
    window.addEventListener(event, whenVisible, { signal: controller.signal });
  return () => controller.abort();
}
