import { type ChangeEvent, type Ref, useState } from 'react';
import type { CalendarDay } from '@/dates/calendar-day';
import type { AnyPlan } from '@/features/checklist/family-plan';

type OpenPlanFileProps = {
  ref?: Ref<HTMLInputElement>;
  today: CalendarDay | undefined;
  /** Gets the file's plan, and undefined when it holds none: then this says so. */
  onRead: (plan: AnyPlan | undefined) => void;
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
    setProblem(typeof plan === 'string' ? plan : undefined);
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
        {problem && (
          // A new one, not its text: a browser's translation takes text nodes out of the page.
          <p key={problem} className="mt-2 font-medium text-bad">
            {problem} Nothing here has changed.
          </p>
        )}
      </div>
    </div>
  );
}

async function planIn(file: File, today: CalendarDay): Promise<AnyPlan | string> {
  try {
    const { planInFile } = await import('@/features/checklist/plan-in-file');
    return await planInFile(file, today);
  } catch {
    return 'This file can’t be read. Choose it again, or another one.';
  }
}
