import type { ReactNode } from 'react';
import { checklistItems } from '@/features/checklist/content/hawaii-checklist';
import type { PlanEntry } from '@/features/checklist/start-by';

const FIRST = 5;
const counts = ['', 'This one', 'These two', 'These three', 'These four', 'These five'];

/** Lists up to five items that need more time than is left. */
export function ShortNoticeBox({ daysToReport, left }: { daysToReport: number; left: readonly PlanEntry[] }) {
  const first = left.filter(({ isShort }) => isShort).slice(0, FIRST);
  if (first.length === 0) return null;
  const days = daysToReport === 1 ? '1 day' : `${daysToReport} days`;
  return (
    <PlanBox title={`You have ${days}. ${counts[first.length]} first.`}>
      <ol className="list-decimal pl-6">
        {first.map(({ itemIndex }) => (
          <li key={itemIndex}>
            <a href={`#item-${itemIndex + 1}`} className="link inline-block py-2">
              {checklistItems[itemIndex]?.title}
            </a>
          </li>
        ))}
      </ol>
    </PlanBox>
  );
}

export function PlanBox({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-labelledby="first" className="mt-4 rounded-xl bg-action-tint p-5 print:m-0 print:p-0">
      <h2 id="first" className="mb-2 text-xl">
        {title}
      </h2>
      {children}
    </section>
  );
}
