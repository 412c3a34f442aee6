import { useEffect, useRef, useState } from 'react';
import { type CalendarDay, parseCalendarDay } from '@/dates/calendar-day';
import { reportDayProblem } from '@/features/checklist/family-plan';
import type { KeptPlan } from '@/features/checklist/use-kept-plan';
import { Button } from '@/ui/button';
import { Field } from '@/ui/field';
import { usePrehydrationInput } from '@/ui/use-prehydration-input';

const messages = {
  unfinished: 'Enter the whole date: month, day and year.',
  past: 'That’s more than a year ago. Check the year.',
  future: 'That’s more than three years away. Check the year.',
  refused: 'This browser won’t keep the date after you leave: its storage is full or turned off.',
} as const;

type Reading = { day: CalendarDay } | { error: string } | 'empty';

/** A date input's value is also empty while the date is incomplete; only `badInput` tells the two apart. */
function read({ value, validity }: HTMLInputElement, today: CalendarDay): Reading {
  if (value === '' && !validity.badInput) return 'empty';
  const day = parseCalendarDay(value);
  if (!day) return { error: messages.unfinished };
  const problem = reportDayProblem(day, today);
  return problem ? { error: messages[problem] } : { day };
}

/** Prerendered, to avoid a layout shift when the kept plan loads. */
export function ReportDate({ kept, today }: { kept: KeptPlan; today: CalendarDay | undefined }) {
  const { plan, change } = kept;
  const input = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<string>();
  const day = plan?.reportDay;

  function take(isFinished: boolean) {
    if (!input.current || !today) return;
    const found = read(input.current, today);
    if (found === 'empty' || 'day' in found) setError(undefined);
    else if (isFinished) setError(found.error);
    if (found === 'empty' && plan) change(undefined);
    if (typeof found === 'object' && 'day' in found && found.day !== day)
      change({ move: {}, ...plan, reportDay: found.day });
  }

  usePrehydrationInput(input, '', () => take(true));
  useEffect(() => {
    if (input.current) input.current.value = day ?? '';
  }, [day]);

  function clear() {
    change(undefined);
    setError(undefined);
    if (input.current) input.current.value = '';
    input.current?.focus();
  }

  const problem = error ?? (kept.isRefused ? messages.refused : undefined);
  return (
    <section aria-label="Your report date" className="no-print needs-script mt-4 rounded-xl bg-sand p-4">
      <Field
        ref={input}
        type="date"
        name="reportDate"
        autoComplete="off"
        data-empty={!day || undefined}
        label="The day you must report (or land, if sooner)"
        hint="You get a start-by date for each item. A report date is sensitive: it stays in this browser unless you choose otherwise."
        errors={problem ? [problem] : []}
        onChange={() => take(false)}
        onBlur={() => take(true)}
        className="min-w-0 max-w-60"
        beside={
          <Button variant="secondary" onClick={clear} className={plan ? '' : 'invisible'}>
            Clear
          </Button>
        }
      />
    </section>
  );
}
