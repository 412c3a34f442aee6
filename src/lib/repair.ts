/**
 * Loads /repair.js (src/repair.ts) past every cache, and replaces broken scripts in this browser's caches. With
 * `mayReload`, the page then reloads; the promise resolves once it is clear that it doesn't.
 */
export async function repair({ mayReload = false } = {}): Promise<void> {
  const script = `/repair.js?${Date.now()}`;
  try {
    const { repairPage, repairScripts } = await import(/* @vite-ignore */ script);
    await (mayReload ? repairPage() : repairScripts());
  } catch {
    // Offline: nothing can be repaired.
  }
}
