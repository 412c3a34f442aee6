import { useState } from 'react';
import { copyText } from '@/browser/share';
import type { CalendarDay } from '@/dates/calendar-day';
import { planText } from '@/features/checklist/content/plan-words';
import { clocksOf } from '@/features/checklist/family-clocks';
import type { FamilyPlan } from '@/features/checklist/family-plan';
import type { PlanEntry } from '@/features/checklist/start-by';
import { showToast } from '@/toasts/show-toast';
import { Button } from '@/ui/button';
import { TextAreaField } from '@/ui/field';
import { Icon } from '@/ui/icon';

type PlanActionsProps = { plan: FamilyPlan; today: CalendarDay; left: readonly PlanEntry[] };

export function PlanActions({ plan, today, left }: PlanActionsProps) {
  const [uncopied, setUncopied] = useState<string>();
  const { origin } = window.location;

  async function addToCalendar() {
    try {
      const { downloadCalendar } = await import('@/features/checklist/plan-calendar');
      downloadCalendar({ ...plan, today, left, clocks: clocksOf(plan), origin });
    } catch {
      showToast({
        kind: 'error',
        message: 'The calendar file could not be made',
        description: 'Check your connection and try again.',
      });
    }
  }

  async function copy() {
    const text = planText(left, origin);
    const isCopied = await copyText(text);
    setUncopied(isCopied ? undefined : text);
    showToast(
      isCopied
        ? { kind: 'success', message: 'Copied what is left' }
        : { kind: 'error', message: 'The list could not be copied' },
    );
  }

  return (
    <>
      <p className="flex flex-wrap gap-3">
        <Button variant="secondary" onClick={() => void addToCalendar()}>
          <Icon name="calendar-plus" className="size-5" />
          Add to calendar
        </Button>
        <Button variant="secondary" onClick={() => window.print()}>
          <Icon name="printer" className="size-5" />
          Print my plan
        </Button>
        <Button variant="secondary" onClick={() => void copy()}>
          <Icon name="copy" className="size-5" />
          Copy what is left
        </Button>
      </p>
      <p className="mt-2 max-w-measure text-sm text-ink-soft">
        Changed the date? Add it to your calendar again: the events move and don’t double. Each reminds you a
        week before, except in Google Calendar, which leaves reminders out of a file.
      </p>
      {uncopied && (
        <div className="mt-3 max-w-measure">
          <TextAreaField
            label="Copy it from here"
            readOnly
            value={uncopied}
            onFocus={(event) => event.currentTarget.select()}
          />
        </div>
      )}
    </>
  );
}
