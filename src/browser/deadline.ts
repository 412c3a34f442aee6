export const TIMEOUT_SECONDS = 10;

/** Rejection reason of `withDeadline`. */
export class DeadlineError extends Error {}

/**
 * Runs a task with a ten-second timeout overall, however many requests it makes. Rejects with DeadlineError on timeout
 * or when `outer` aborts; the task's signal aborts at the same time.
 */
export async function withDeadline<T>(
  task: (signal: AbortSignal) => Promise<T>,
  outer?: AbortSignal,
): Promise<T> {
  const controller = new AbortController();
  const abort = () => controller.abort();
  const timer = setTimeout(abort, TIMEOUT_SECONDS * 1000);
  outer?.addEventListener('abort', abort);
  const timedOut = new Promise<never>((_resolve, reject) => {
    controller.signal.addEventListener('abort', () => reject(new DeadlineError('Nothing answered in time.')));
  });
  try {
    return await Promise.race([task(controller.signal), timedOut]);
  } finally {
    clearTimeout(timer);
    outer?.removeEventListener('abort', abort);
  }
}
