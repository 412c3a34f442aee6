import type { ReactNode } from 'react';
import { inDays } from '@/features/checklist/line-words';
import type { ToDoFirst } from '@/features/checklist/to-do-first';
import { inWords } from '@/guides/in-words';
import { FirstStepList } from './first-step-list';

/** `first` is undefined while a user's progress isn't known. */
type ToDoFirstBoxProps = { daysToReport: number; first: ToDoFirst | undefined };

/** Lists what to do first: before all else or, when there is time for all, the next to start. */
export function ToDoFirstBox({ daysToReport, first }: ToDoFirstBoxProps) {
  const days = inDays(daysToReport);
  if (!first)
    return (
      <PlanBox title={`${days} to go.`}>
        <p>What to do first shows here once your saved progress is loaded.</p>
      </PlanBox>
    );
  const { steps, isShort } = first;
  if (steps.length === 0) return <PlanBox title={`${days} to go, and nothing left to do.`} />;
  const title = isShort
    ? `${days}. Do ${steps.length === 1 ? 'this one' : `these ${inWords(steps.length)}`} first.`
    : `${days} to go. Next up:`;
  return (
    <PlanBox title={title}>
      <FirstStepList steps={steps} />
    </PlanBox>
  );
}

type PlanBoxProps = {
  title: string;
  children?: ReactNode;
};

export function PlanBox({ title, children }: PlanBoxProps) {
  return (
    <section aria-labelledby="first" className="mt-4 rounded-xl bg-action-tint p-4 print:m-0 print:p-0">
      <h2 id="first" tabIndex={-1} className="mb-2 scroll-mt-24 text-xl">
        {title}
      </h2>
      {children}
    </section>
  );
}
