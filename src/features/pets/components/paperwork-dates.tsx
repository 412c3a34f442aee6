import { downloadText } from '@/browser/download-text';
import type { CalendarDay } from '@/dates/calendar-day';
import { calendarFile } from '@/dates/calendar-file';
import { formatDate } from '@/dates/format-date';
import { petCalendarEvents } from '@/features/pets/calendar-events';
import type { PetIsland } from '@/features/pets/content/pet-date-rules';
import { paperDates } from '@/features/pets/paper-dates';
import { Button } from '@/ui/button';
import { Icon } from '@/ui/icon';

type PaperworkDatesProps = { landing: CalendarDay; island: PetIsland; today: CalendarDay };

export function PaperworkDates({ landing, island, today }: PaperworkDatesProps) {
  const { papersBy, certificateFrom, certificateLast } = paperDates(landing, island);
  const download = () => {
    const pageUrl = `${window.location.origin}/pcs-toolkit/pet-travel`;
    const text = calendarFile('Pet dates', petCalendarEvents(landing, island, pageUrl), new Date());
    downloadText('pet-dates.ics', 'text/calendar', text);
  };
  return (
    <div className="mt-4 rounded-xl bg-sand p-5 print:mt-2 print:p-0">
      <h4 className="text-lg font-semibold print:text-sm">For a landing on {formatDate(landing)}</h4>
      <dl className="mt-2 grid gap-3 md:grid-cols-2 print:mt-1 print:grid-cols-2 print:gap-1">
        <div>
          <dt className="text-sm font-semibold text-ink-soft print:text-xs">
            Packet and fee at the station by
          </dt>
          <dd>{papersBy < today ? `${formatDate(papersBy)} (that day has passed)` : formatDate(papersBy)}</dd>
        </div>
        <div>
          <dt className="text-sm font-semibold text-ink-soft print:text-xs">
            Health certificate and tick treatment
          </dt>
          <dd>
            {formatDate(certificateFrom)} to {formatDate(certificateLast)}
          </dd>
        </div>
      </dl>
      <Button variant="secondary" onClick={download} className="mt-4">
        <Icon name="calendar-plus" className="size-5" />
        Add to calendar
      </Button>
      <p className="no-print mt-2 text-sm text-ink-soft">
        A file with these two days, for Apple, Google and Outlook calendars. Google leaves out the reminders.
      </p>
    </div>
  );
}
