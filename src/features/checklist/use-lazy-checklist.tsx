import { type ReactNode, useEffect, useState } from 'react';
import { hasStoredSession } from '@/features/account/stored-session';
import { useLazyComponent } from '@/ui/use-lazy-component';
import { NO_PROGRESS } from './progress';
import type { Checklist } from './use-checklist';

const load = () => import('./saved-checklist').then((module) => module.SavedChecklist);
const ignore = () => undefined;

/**
 * Returns a user's checklist, and an element that keeps it up to date and must be rendered. The code that saves, with
 * react-query, is loaded only for signed-in users.
 */
export function useLazyChecklist(userId: string | undefined): readonly [Checklist, ReactNode] {
  const [reported, report] = useState<Checklist>();
  const [hasFailed, setFailed] = useState(false);
  const [onFailed] = useState(() => () => setFailed(true));
  const SavedChecklist = useLazyComponent(load, userId !== undefined && !hasFailed, onFailed);
  useEffect(() => {
    if (hasStoredSession()) load().catch(ignore);
  }, []);

  const isCurrent = reported !== undefined && reported.userId === userId;
  const progress = userId ? undefined : NO_PROGRESS;
  const waiting = { userId, progress, retry: () => setFailed(false), setItem: ignore, saving: undefined };
  const checklist: Checklist = isCurrent ? reported : { ...waiting, status: statusBefore(userId, hasFailed) };
  return [checklist, SavedChecklist && <SavedChecklist userId={userId} onChange={report} />];
}

function statusBefore(userId: string | undefined, hasFailed: boolean): Checklist['status'] {
  if (!userId) return 'idle';
  return hasFailed ? 'failed' : 'loading';
}
