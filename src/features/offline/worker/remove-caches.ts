declare const self: ServiceWorkerGlobalScope;

/** Deletes the caches with such a name. */
export async function removeCaches(isUnwanted: (name: string) => boolean): Promise<void> {
  const names = (await self.caches.keys()).filter(isUnwanted);
  await Promise.all(names.map((name) => self.caches.delete(name)));
}
