import { useId, useState } from 'react';
import { printPage } from '@/blocks/print-page';
import { copyText } from '@/browser/share';
import { ALARM_DAYS } from '@/features/checklist/content/alarm-days';
import { planText } from '@/features/checklist/content/plan-words';
import type { PlanLines, TodoLine } from '@/features/checklist/dated-lines';
import type { FamilyPlan } from '@/features/checklist/family-plan';
import { showToast } from '@/toasts/show-toast';
import { Button } from '@/ui/button';
import { Chip } from '@/ui/chip';
import { TextAreaField } from '@/ui/field';
import { Icon } from '@/ui/icon';

/** `lines` is undefined while a user's progress isn't known. */
type PlanActionsProps = {
  plan: FamilyPlan;
  lines: PlanLines | undefined;
  /** What the page says to do first. */
  first: readonly TodoLine[];
};

/** What a family can take along: the calendar, the printed plan, the list as text. */
export function PlanActions({ plan, lines, first }: PlanActionsProps) {
  const [hasReportDay, setReportDay] = useState(false);
  const id = useId();
  const [uncopied, setUncopied] = useState<string>();
  const { origin } = window.location;

  async function addToCalendar() {
    if (!lines) return showToast(progressUnknown);
    try {
      const { downloadCalendar } = await import('@/features/checklist/plan-calendar');
      downloadCalendar({ plan, lines, first, hasReportDay, origin, exportedAt: new Date() });
    } catch {
      showToast({
        kind: 'error',
        message: 'The calendar file could not be made',
        description: 'Check your connection and try again.',
      });
    }
  }

  async function copy() {
    if (!lines) return showToast(progressUnknown);
    const text = planText(lines, first, origin);
    const isCopied = await copyText(text);
    setUncopied(isCopied ? undefined : text);
    showToast(
      isCopied
        ? { kind: 'success', message: 'Copied your to-do list' }
        : { kind: 'error', message: 'The list could not be copied' },
    );
  }

  return (
    <section aria-label="Take your plan with you" className="no-print mt-4">
      <p className="flex flex-wrap gap-2">
        {(
          [
            ['Add to calendar', 'calendar-plus', addToCalendar],
            ['Print', 'printer', printPage],
            ['Copy list', 'copy', copy],
          ] as const
        ).map(([label, icon, act]) => (
          <Button
            key={label}
            variant="secondary"
            className="max-md:px-3 max-md:text-sm"
            onClick={() => void act()}
          >
            <Icon name={icon} className="size-5 max-md:hidden" />
            {label}
          </Button>
        ))}
      </p>
      <div className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-1">
        <Chip isPressed={hasReportDay} aria-describedby={id} onClick={() => setReportDay(!hasReportDay)}>
          Put my report day in the calendar too
        </Chip>
        <p id={id} className="text-sm text-ink-soft">
          Off by default: calendars get shared.
        </p>
      </div>
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
    </section>
  );
}

const progressUnknown = {
  kind: 'error',
  message: 'Your saved progress isn’t loaded',
  description: 'Once it is, this shows only what you have left to do.',
} as const;

export const calendarSection = {
  title: 'Changed the date, or want reminders?',
  answer: 'Add it to your calendar again: the events move, with no duplicates.',
  content: (
    <p className="max-w-measure">
      {`Each start and each last good day is an event that reminds you ${ALARM_DAYS.join(' and ')} days before, but for what starts today. `}
      Google Calendar leaves reminders out of a file.
    </p>
  ),
};
