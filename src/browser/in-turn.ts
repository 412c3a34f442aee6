/**
 * Does the work once other tabs of this browser have done theirs of the same name. When one hangs, calls `onTimeout` after a
 * while instead. Not all pages have locks.
 */
export async function inTurn<Result>(
  name: string,
  work: () => Promise<Result>,
  { waitMs, onTimeout }: { waitMs: number; onTimeout: (error: unknown) => Promise<Result> },
): Promise<Result> {
  const { locks } = navigator as { locks?: LockManager };
  if (!locks) return work();
  let isWorking = false;
  const begin = () => {
    isWorking = true;
    return work();
  };
  return locks.request(name, { signal: AbortSignal.timeout(waitMs) }, begin).catch((error) => {
    if (isWorking) throw error;
    return onTimeout(error);
  });
}
