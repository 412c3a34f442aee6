import { itemIds } from '@/features/checklist/content/item-titles';
import { isComplete } from '@/features/checklist/progress';
import type { Checklist } from '@/features/checklist/use-checklist';
import { Progress } from '@/ui/progress';
import { Congratulations, Notice } from './notices';

type ListHeadProps = {
  checklist: Checklist;
  isWaiting: boolean;
  userId: string | undefined;
  onRetry: (() => void) | undefined;
};

/** How far the family is, above either list. */
export function ListHead({ checklist: { progress }, isWaiting, userId, onRetry }: ListHeadProps) {
  const isDone = userId !== undefined && isComplete(progress);
  const count = itemIds.length;
  return (
    <>
      <div className="no-print top-16 z-10 tall:sticky -mx-4 mt-6 border-b border-line bg-page px-4 py-3 md:-mx-8 md:px-8">
        <Progress
          label="Your progress"
          value={progress.size}
          max={count}
          text={isDone ? 'Done!' : `${progress.size} of ${count}`}
        />
      </div>
      <Notice isWaiting={isWaiting} isSignedIn={userId !== undefined} onRetry={onRetry} />
      {isDone && <Congratulations />}
    </>
  );
}
