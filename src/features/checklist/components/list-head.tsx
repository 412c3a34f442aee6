import type { ReactNode } from 'react';
import { itemIds } from '@/features/checklist/content/item-days';
import type { ListState } from '@/features/checklist/list-state';
import { isComplete } from '@/features/checklist/progress';
import { ChangingText } from '@/ui/changing-text';
import { Progress } from '@/ui/progress';
import { Congratulations, Notice } from './notices';

type ListHeadProps = {
  list: ListState;
  isFailureAbove?: boolean;
  /** What is left of the 20, and what else. */
  left?: string | undefined;
  /** What comes first, between the progress and the list. */
  children?: ReactNode;
};

/** How far the family is, above either list. `isFailureAbove`: the plan already says so at its top. */
export function ListHead({ list, isFailureAbove, left, children }: ListHeadProps) {
  const { progress, userId } = list;
  const isDone = userId !== undefined && progress !== undefined && isComplete(progress);
  return (
    <>
      <div className="no-print top-16 z-10 tall:sticky -mx-4 mt-6 border-b border-line bg-page px-4 py-3 md:-mx-8 md:px-8">
        <Progress
          label="Your progress"
          value={progress?.size ?? 0}
          max={itemIds.length}
          text={isDone ? 'Done!' : countOf(list)}
        />
      </div>
      {left && (
        <p className="no-print mt-3 text-sm">
          <ChangingText text={left} />
        </p>
      )}
      {children}
      <Notice list={list} isFailureAbove={isFailureAbove} />
      {isDone && <Congratulations />}
    </>
  );
}

function countOf({ progress, userId, isWaiting }: ListState): ReactNode {
  if (progress) return `${progress.size} of ${itemIds.length}`;
  if (!isWaiting) return 'Not loaded';
  if (userId) return 'Loading…';
  // Painted with the page, while the session is still unknown to React.
  return (
    <>
      <span className="guest-only">{`0 of ${itemIds.length}`}</span>
      <span className="member-only">Loading…</span>
    </>
  );
}
