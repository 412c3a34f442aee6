import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DeadlineError, withDeadline } from '@/browser/deadline';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const never = () => new Promise<string>(() => undefined);

it('gives up after ten seconds, whatever the task is waiting for', async () => {
  const end = vi.fn();
  withDeadline(never).catch(end);
  await vi.advanceTimersByTimeAsync(9_999);
  expect(end).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(end).toHaveBeenCalledWith(expect.any(DeadlineError));
});

it('tells the task when it gives up, so that it sends nothing later', async () => {
  let given: AbortSignal | undefined;
  const end = withDeadline((signal) => {
    given = signal;
    return never();
  }).catch(() => given?.aborted);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await end).toBe(true);
});

it('gives up when its caller aborts', async () => {
  const caller = new AbortController();
  const end = withDeadline(never, caller.signal);
  caller.abort();
  await expect(end).rejects.toThrow(DeadlineError);
});

it('returns what the task returns in time', async () => {
  expect(await withDeadline(async () => 'in time')).toBe('in time');
});
