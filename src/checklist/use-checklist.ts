import { QueryClient, queryOptions, skipToken, useMutation, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { showToast } from '@/toasts/show-toast';
import { NO_PROGRESS, type Progress, withItem } from './progress';
import { fetchProgress, type ItemChange, saveItem } from './progress-calls';

/** The checklist's own query client: no other page keeps server data. */
export const checklistQueries = new QueryClient({
  // `always` would also keep a query from being read again when the network is back.
  defaultOptions: {
    queries: { networkMode: 'always', refetchOnReconnect: true },
    mutations: { networkMode: 'always' },
  },
});

export type Checklist = {
  progress: Progress;
  /** `idle` without a user; then `loading`, `failed` (nothing may be ticked) or `ready`. */
  status: 'idle' | 'loading' | 'failed' | 'ready';
  retry: () => void;
  /** Sets one item; ignored while another is being saved or before the progress has loaded. */
  setItem: (itemIndex: number, completed: boolean) => void;
};

/** The saved checklist of a user: shows a change at once, saves it, and takes it back when the save fails. */
export function useChecklist(userId: string | undefined): Checklist {
  useEffect(refreshOnReturn, []);
  useEffect(() => forgetOthers(userId), [userId]);
  const { data, isError, isFetching, refetch } = useQuery(progressQuery(userId), checklistQueries);
  const save = useMutation(
    {
      mutationKey: ['save-item', userId],
      mutationFn: saveItem,
      onSuccess: (_result, change) => {
        confirmedSaves.push(change);
        if (!keepSaved(change)) return;
        showToast({ kind: 'success', message: change.completed ? 'Item completed!' : 'Item unmarked' });
      },
      onError: (_error, { userId: owner }) => {
        if (!isKnown(owner)) return;
        showToast({ kind: 'error', message: 'Failed to save progress' });
        // Without an answer it may have been saved all the same: show what the server has.
        void checklistQueries.invalidateQueries({ queryKey: progressKey(owner) });
      },
    },
    checklistQueries,
  );

  const pending = save.isPending && save.variables.userId === userId ? save.variables : undefined;
  const setItem = (itemIndex: number, completed: boolean) => {
    // `isPending` reaches this component a moment late; the mutation cache knows at once.
    const isSaving = checklistQueries.isMutating({ mutationKey: ['save-item', userId] }) > 0;
    if (userId && data && !isSaving) save.mutate({ userId, itemIndex, completed });
  };
  return {
    progress: shown(data, pending),
    status: statusOf(userId, data, isError && !isFetching),
    retry: () => void refetch(),
    setItem,
  };
}

/** While the checklist is open, coming back to the tab or to the network reads the progress again. */
function refreshOnReturn() {
  checklistQueries.mount();
  return () => checklistQueries.unmount();
}

function progressKey(userId: string | undefined) {
  return ['checklist-progress', userId] as const;
}

function progressQuery(userId: string | undefined) {
  return queryOptions({
    queryKey: progressKey(userId),
    queryFn: userId ? ({ signal }) => readProgress(userId, signal) : skipToken,
    retry: false,
  });
}

/** The saves that the server has confirmed, in order, since the page was opened. */
const confirmedSaves: ItemChange[] = [];

/** Rows that were read while a save ran may be older than it: what was confirmed since the read began goes over them. */
async function readProgress(userId: string, signal: AbortSignal): Promise<Progress> {
  const confirmedBefore = confirmedSaves.length;
  const saved = await fetchProgress(userId, signal);
  return confirmedSaves
    .slice(confirmedBefore)
    .filter((save) => save.userId === userId)
    .reduce((progress, { itemIndex, completed }) => withItem(progress, itemIndex, completed), saved);
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

function shown(data: Progress | undefined, pending: ItemChange | undefined): Progress {
  const saved = data ?? NO_PROGRESS;
  return pending ? withItem(saved, pending.itemIndex, pending.completed) : saved;
}

/** Writes a saved item into what is known of its user; false when that user has left. */
function keepSaved({ userId, itemIndex, completed }: ItemChange): boolean {
  if (!isKnown(userId)) return false;
  checklistQueries.setQueryData<Progress>(progressKey(userId), (saved) =>
    saved ? withItem(saved, itemIndex, completed) : undefined,
  );
  return true;
}

function isKnown(userId: string): boolean {
  return checklistQueries.getQueryData(progressKey(userId)) !== undefined;
}

/** Drops what is known of everyone else, so that nothing of a user who left can show. */
function forgetOthers(userId: string | undefined): void {
  const isOther = { predicate: ({ queryKey }: { queryKey: readonly unknown[] }) => queryKey[1] !== userId };
  void checklistQueries.cancelQueries(isOther);
  checklistQueries.removeQueries(isOther);
}
