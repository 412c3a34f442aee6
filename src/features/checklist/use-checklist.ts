import {
  onlineManager,
  QueryClient,
  queryOptions,
  skipToken,
  useMutation,
  useQuery,
} from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { returnLimit } from '@/browser/on-return';
import { clockAdvice } from '@/features/account/clock-advice';
import { leaveIfGone } from '@/features/account/gone-account';
import { showToast } from '@/toasts/show-toast';
import type { ItemId } from './content/item-days';
import { setProgressReader } from './known-progress';
import { NO_PROGRESS, type Progress, withItem } from './progress';
import { fetchProgress, type ItemChange, isWorthRetrying, saveItem } from './progress-api';

const limit = returnLimit();

export const checklistQueries = new QueryClient({
  // networkMode `always` turns refetchOnReconnect off by default.
  defaultOptions: {
    queries: { networkMode: 'always', refetchOnReconnect: true, refetchOnWindowFocus: limit.passes },
    mutations: { networkMode: 'always' },
  },
});

export type Checklist = {
  userId: string | undefined;
  /** Undefined until it has loaded; none for a visitor. */
  progress: Progress | undefined;
  /** `idle` when signed out; `failed` from the first failure, while it retries. Only `ready` allows checking off. */
  status: 'idle' | 'loading' | 'failed' | 'ready';
  retry: () => void;
  /** Ignored while another item is being saved or before the progress has loaded. */
  setItem: (item: ItemId, completed: boolean) => void;
  /** The item that is being saved. */
  saving: ItemId | undefined;
};

/** Returns a user's checklist, the same object until it changes. Updates are optimistic, and roll back when the save fails. */
export function useChecklist(userId: string | undefined): Checklist {
  useEffect(refreshOnReturn, []);
  useEffect(() => clearOtherUsers(userId), [userId]);
  const { data, failureCount } = useQuery(progressQuery(userId), checklistQueries);
  const { mutate, isPending, variables } = useMutation(
    {
      mutationKey: ['save-item', userId],
      mutationFn: saveItem,
      onSuccess: (_result, change) => {
        confirmedSaves.push(change);
        if (!cacheSavedItem(change)) return;
        showToast({ kind: 'success', message: change.completed ? 'Item completed!' : 'Item unmarked' });
      },
      onError: (_error, { userId: owner }) => {
        if (!isCached(owner)) return;
        showToast({ kind: 'error', message: 'Failed to save progress', description: clockAdvice() });
        // It may have been saved anyway: show what the server has.
        void checklistQueries.invalidateQueries({ queryKey: progressKey(owner) });
      },
    },
    checklistQueries,
  );

  const pending = isPending && variables.userId === userId ? variables : undefined;
  const hasFailed = failureCount > 0;
  return useMemo(
    () => ({
      userId,
      progress: userId ? withPending(data, pending) : NO_PROGRESS,
      status: statusOf(userId, data, hasFailed),
      retry: () => void checklistQueries.resetQueries({ queryKey: progressKey(userId) }),
      saving: pending?.item,
      setItem: (item, completed) => {
        // `isPending` lags a render behind; the mutation cache doesn't.
        const isSaving = checklistQueries.isMutating({ mutationKey: ['save-item', userId] }) > 0;
        if (userId && data && !isSaving) mutate({ userId, item, completed });
      },
    }),
    [userId, data, pending, hasFailed, mutate],
  );
}

/** Refetches on window focus and reconnect while the checklist is mounted. */
function refreshOnReturn() {
  // Otherwise a page that was opened offline sees no change when the network returns.
  onlineManager.setOnline(navigator.onLine);
  checklistQueries.mount();
  return () => checklistQueries.unmount();
}

function progressKey(userId: string | undefined) {
  return ['checklist-progress', userId] as const;
}

setProgressReader((userId) => checklistQueries.getQueryData(progressKey(userId)));

function progressQuery(userId: string | undefined) {
  return queryOptions({
    queryKey: progressKey(userId),
    queryFn: userId ? ({ signal }) => readProgress(userId, signal) : skipToken,
    retry: (failures, error) => failures < 3 && isWorthRetrying(error),
  });
}

const confirmedSaves: ItemChange[] = [];

/** A read that overlaps a save can return the old row, so saves confirmed since the read began are applied on top. */
async function readProgress(userId: string, signal: AbortSignal): Promise<Progress> {
  const confirmedBefore = confirmedSaves.length;
  const saved = await fetchProgress(userId, signal);
  // Rows are only ever deleted with their account.
  const known = checklistQueries.getQueryData<Progress>(progressKey(userId));
  if (known?.size && saved.size === 0) void leaveIfGone(userId);
  return confirmedSaves
    .slice(confirmedBefore)
    .filter((save) => save.userId === userId)
    .reduce((progress, { item, completed }) => withItem(progress, item, completed), saved);
}

function statusOf(
  userId: string | undefined,
  data: Progress | undefined,
  failed: boolean,
): Checklist['status'] {
  if (!userId) return 'idle';
  if (data) return 'ready';
  return failed ? 'failed' : 'loading';
}

function withPending(saved: Progress | undefined, pending: ItemChange | undefined): Progress | undefined {
  return saved && pending ? withItem(saved, pending.item, pending.completed) : saved;
}

/** Returns false when the user has signed out. */
function cacheSavedItem({ userId, item, completed }: ItemChange): boolean {
  if (!isCached(userId)) return false;
  checklistQueries.setQueryData<Progress>(progressKey(userId), (saved) =>
    saved ? withItem(saved, item, completed) : undefined,
  );
  return true;
}

function isCached(userId: string): boolean {
  return checklistQueries.getQueryData(progressKey(userId)) !== undefined;
}

/** Removes every other user's data from the cache, so that it can't show after a sign-out. */
function clearOtherUsers(userId: string | undefined): void {
  const isOther = { predicate: ({ queryKey }: { queryKey: readonly unknown[] }) => queryKey[1] !== userId };
  void checklistQueries.cancelQueries(isOther);
  checklistQueries.removeQueries(isOther);
}
