import { saveFile } from '@/blocks/save-file';
import { calendarFamily } from '@/browser/calendar-family';
import type { CalendarDay } from '@/dates/calendar-day';
import { calendarFile } from '@/dates/calendar-file';
import { petCalendarEvents } from '@/features/pets/calendar-events';
import type { PlannedPet } from '@/features/pets/dated-steps';
import { Button } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { PlanButton } from './plan-button';

type StepActionsProps = { pets: readonly PlannedPet[]; today: CalendarDay; isKept: boolean };

/** Exports the steps' days to the calendar or the plan. */
export function StepActions({ pets, today, isKept }: StepActionsProps) {
  const download = () => {
    const pageUrl = `${window.location.origin}/pcs-toolkit/pet-travel`;
    const events = petCalendarEvents(pets, today, pageUrl);
    const text = calendarFile('Pet dates', events, calendarFamily(), new Date());
    saveFile('pet-dates.ics', 'text/calendar', text);
  };
  return (
    <div className="no-print mt-4 rounded-xl bg-sand p-4">
      <PlanButton pets={pets} today={today} isKept={isKept} />
      <Button variant="secondary" onClick={download} className="mt-2">
        <Icon name="calendar-plus" className="size-5" />
        Add to calendar
      </Button>
      <p className="mt-2 max-w-measure text-sm text-ink-soft">
        A file with these days, for Apple, Google and Outlook calendars. Google leaves out the reminders.
      </p>
    </div>
  );
}
