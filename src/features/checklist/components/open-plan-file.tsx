import { type ChangeEvent, useRef, useState } from 'react';
import type { CalendarDay } from '@/dates/calendar-day';
import { formatDate } from '@/dates/format-date';
import { type FamilyPlan, isSamePlan } from '@/features/checklist/family-plan';
import { MAX_PLAN_FILE_BYTES, type PlanFileProblem, readPlanFile } from '@/features/checklist/plan-file';
import { Button } from '@/ui/button';

const problems: Record<PlanFileProblem | 'unreadable', string> = {
  unreadable: 'This file can’t be read. Choose it again, or another one.',
  'not-a-plan': 'This isn’t a plan file from this site. Its name is usually hawaii-pcs-plan.json.',
  newer: 'This file comes from a newer version of this site. Reload this page and open it again.',
  'no-date': 'This plan file is damaged: it has no report date that we can read.',
  past: 'The report date in this file is more than a year ago.',
  future: 'The report date in this file is more than three years away.',
};

type OpenPlanFileProps = {
  today: CalendarDay | undefined;
  /** The plan that the file's would replace, if any: it isn't replaced unasked. */
  current?: FamilyPlan;
  onOpen: (plan: FamilyPlan) => void;
};

/** Brings back a plan that was saved as a file. */
export function OpenPlanFile({ today, current, onOpen }: OpenPlanFileProps) {
  const [problem, setProblem] = useState<string>();
  const [found, setFound] = useState<FamilyPlan>();
  const input = useRef<HTMLInputElement>(null);

  async function open({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const [file] = currentTarget.files ?? [];
    if (!file || !today) return;
    const plan = await planIn(file, today);
    // So that the same file can be chosen again.
    currentTarget.value = '';
    setProblem(typeof plan === 'string' ? problems[plan] : undefined);
    setFound(undefined);
    if (typeof plan === 'string') return;
    if (!current || isSamePlan(plan, current)) onOpen(plan);
    else setFound(plan);
  }

  function keep() {
    setFound(undefined);
    input.current?.focus();
  }

  return (
    <div className="no-print">
      <label className="file-label link inline-flex min-h-11 items-center">
        Open a saved plan file
        <input
          ref={input}
          type="file"
          accept=".json,application/json"
          onChange={(event) => void open(event)}
          className="sr-only"
        />
      </label>
      <div role="status">
        {problem && <p className="mt-2 font-medium text-bad">{problem} Nothing here has changed.</p>}
        {found && current && (
          <div className="mt-3 max-w-measure rounded-xl border border-action bg-card p-4">
            <p>
              The file’s plan is for {formatDate(found.reportDay)}. It would replace the one here, for{' '}
              {formatDate(current.reportDay)}.
            </p>
            <p className="mt-3 flex flex-wrap gap-3">
              <Button
                onClick={() => {
                  setFound(undefined);
                  onOpen(found);
                }}
              >
                Use the file’s plan
              </Button>
              <Button variant="secondary" onClick={keep}>
                Keep the one here
              </Button>
            </p>
          </div>
        )}
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
