import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DeadlineError, withDeadline } from '@/browser/deadline';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const never = () => new Promise<string>(() => undefined);

it('gives up after ten seconds, and tells the task, so that it sends nothing later', async () => {
  const [end, abort] = [vi.fn(), vi.fn()];
  withDeadline((signal) => {
    signal.addEventListener('abort', abort);
    return never();
  }).catch(end);
  await vi.advanceTimersByTimeAsync(9_999);
  expect(end).not.toHaveBeenCalled();
  expect(abort).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(end).toHaveBeenCalledWith(expect.any(DeadlineError));
  expect(abort).toHaveBeenCalledOnce();
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
