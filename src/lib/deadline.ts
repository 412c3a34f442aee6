/** How long anybody is asked to wait for a server before being told that it did not answer. */
export const PATIENCE_SECONDS = 10;

/** What a task that took longer than ten seconds is rejected with. */
export class DeadlineError extends Error {}

/**
 * Runs a task that has ten seconds in all, however many requests it makes. Rejects with DeadlineError when they are
 * over, or when `outer` aborts; the signal given to the task aborts in the same moment.
 */
export async function withDeadline<T>(
  task: (signal: AbortSignal) => Promise<T>,
  outer?: AbortSignal,
): Promise<T> {
  const controller = new AbortController();
  const abort = () => controller.abort();
  const timer = setTimeout(abort, PATIENCE_SECONDS * 1000);
  outer?.addEventListener('abort', abort);
  const isOver = new Promise<never>((_resolve, reject) => {
    controller.signal.addEventListener('abort', () => reject(new DeadlineError('Nothing answered in time.')));
  });
  try {
    return await Promise.race([task(controller.signal), isOver]);
  } finally {
    clearTimeout(timer);
    outer?.removeEventListener('abort', abort);
  }
}
