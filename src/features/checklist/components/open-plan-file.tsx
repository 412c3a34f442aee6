import { type ChangeEvent, type Ref, useState } from 'react';
import type { CalendarDay } from '@/dates/calendar-day';
import type { FamilyPlan } from '@/features/checklist/family-plan';
import { MAX_PLAN_FILE_BYTES, type PlanFileProblem, readPlanFile } from '@/features/checklist/plan-file';

const problems: Record<PlanFileProblem | 'unreadable', string> = {
  unreadable: 'This file can’t be read. Choose it again, or another one.',
  'not-a-plan': 'This isn’t a plan file from this site. Its name is usually hawaii-pcs-plan.json.',
  newer: 'This file comes from a newer version of this site. Reload this page and open it again.',
  'no-date': 'This plan file is damaged: it has no report date that we can read.',
  past: 'The report date in this file is more than a year ago.',
  future: 'The report date in this file is more than three years away.',
};

type OpenPlanFileProps = {
  ref?: Ref<HTMLInputElement>;
  today: CalendarDay | undefined;
  /** Gets the file's plan, and undefined when it holds none: then this says so. */
  onRead: (plan: FamilyPlan | undefined) => void;
};

/** Reads a plan that was saved as a file. */
export function OpenPlanFile({ ref, today, onRead }: OpenPlanFileProps) {
  const [problem, setProblem] = useState<string>();

  async function open({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const [file] = currentTarget.files ?? [];
    if (!file || !today) return;
    const plan = await planIn(file, today);
    // So that the same file can be chosen again.
    currentTarget.value = '';
    setProblem(typeof plan === 'string' ? problems[plan] : undefined);
    onRead(typeof plan === 'string' ? undefined : plan);
  }

  return (
    <div className="no-print">
      <label className="file-label link inline-flex min-h-11 items-center">
        Open a saved plan file
        <input
          ref={ref}
          type="file"
          accept=".json,application/json"
          onChange={(event) => void open(event)}
          className="sr-only"
        />
      </label>
      <div role="status">
        {problem && <p className="mt-2 font-medium text-bad">{problem} Nothing here has changed.</p>}
      </div>
    </div>
  );
}

async function planIn(file: File, today: CalendarDay): Promise<FamilyPlan | keyof typeof problems> {
  if (file.size > MAX_PLAN_FILE_BYTES) return 'not-a-plan';
  try {
    return readPlanFile(await file.text(), today);
  } catch {
    return 'unreadable';
  }
}
