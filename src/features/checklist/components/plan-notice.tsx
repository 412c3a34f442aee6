import type { ReactNode } from 'react';
import { formatDate } from '@/dates/format-date';
import { itemAnchor } from '@/features/checklist/anchors';
import { itemTitles } from '@/features/checklist/content/item-titles';
import type { PlanEntry } from '@/features/checklist/start-by';

const FIRST = 5;
const counts = ['', 'this one', 'these two', 'these three', 'these four', 'these five'];

/** `left` is undefined while a user's progress isn't known. */
type FirstStepsBoxProps = { daysToReport: number; left: readonly PlanEntry[] | undefined };

/** Lists up to five items that need more time than is left or, when there is time for all, the next to start. */
export function FirstStepsBox({ daysToReport, left }: FirstStepsBoxProps) {
  const days = daysToReport === 1 ? '1 day' : `${daysToReport} days`;
  if (!left)
    return (
      <PlanBox title={`${days} to go.`} isOnScreenOnly>
        <p>What to do first shows here once your saved progress is loaded.</p>
      </PlanBox>
    );
  const short = left.filter(({ isShort }) => isShort).slice(0, FIRST);
  if (short.length > 0)
    return (
      <PlanBox title={`${days}. Do ${counts[short.length]} first.`} isOnScreenOnly>
        <StepList steps={short} />
      </PlanBox>
    );
  if (left.length === 0) return <PlanBox title={`${days} to go, and nothing left to do.`} />;
  return (
    <PlanBox title={`${days}: time for all of it. Next up:`} isOnScreenOnly>
      <StepList steps={left.slice(0, FIRST)} />
    </PlanBox>
  );
}

function StepList({ steps }: { steps: readonly PlanEntry[] }) {
  return (
    <ol className="list-decimal pl-6">
      {steps.map(({ item, isShort, startBy }) => (
        <li key={item}>
          <a href={`#${itemAnchor(item)}`} className="link block py-2">
            {itemTitles[item]}
            {!isShort && `, by ${formatDate(startBy)}`}
          </a>
        </li>
      ))}
    </ol>
  );
}

type PlanBoxProps = {
  title: string;
  /** Whether paper does without it, because its list below begins with the same items. */
  isOnScreenOnly?: boolean;
  children?: ReactNode;
};

export function PlanBox({ title, isOnScreenOnly, children }: PlanBoxProps) {
  return (
    <section
      aria-labelledby="first"
      className={`${isOnScreenOnly ? 'no-print ' : ''}mt-4 rounded-xl bg-action-tint p-5 print:m-0 print:p-0`}
    >
      <h2 id="first" tabIndex={-1} className="mb-2 text-xl">
        {title}
      </h2>
      {children}
    </section>
  );
}
