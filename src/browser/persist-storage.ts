/**
 * Asks the browser not to clear what this site keeps when the device runs out of space or after weeks without a visit.
 * Never rejects: a browser that doesn't support the request, or denies it, keeps the data as long as it likes.
 */
export async function askToPersist(): Promise<void> {
  try {
    const { storage } = navigator;
    if (!(await storage.persisted())) await storage.persist();
  } catch {
    // Not over HTTPS, an older browser, or storage is blocked.
  }
}
