import { useState } from 'react';
import type { CalendarDay } from '@/dates/calendar-day';
import { formatDate } from '@/dates/format-date';
import { useToday } from '@/dates/use-today';
import { useAuth } from '@/features/account/use-auth';
import { reportDayProblem } from '@/features/checklist/family-plan';
import { useKeptPlan } from '@/features/checklist/use-kept-plan';
import { Button } from '@/ui/button';

/** Below a landing day that differs from the plan's: offers to use it there, so that no page counts from another. */
export function UseLandingDay({ day }: { day: CalendarDay | undefined }) {
  const auth = useAuth();
  const today = useToday();
  const { plan, change } = useKeptPlan(auth.status === 'signed-in' ? auth.user.id : undefined);
  const [used, setUsed] = useState<CalendarDay>();
  if (!plan || !day || !today) return null;
  const isOther = day !== plan.reportDay && !reportDayProblem(day, today);
  return (
    <div className="no-print">
      {isOther && (
        <Button
          variant="secondary"
          className="mt-2 w-full"
          onClick={() => {
            change({ ...plan, reportDay: day });
            setUsed(day);
          }}
        >
          Use {formatDate(day)} for the plan
        </Button>
      )}
      {(isOther || used) && (
        <p role="status" className="text-sm">
          {used === plan.reportDay && used === day && 'Your plan counts from this day now.'}
        </p>
      )}
    </div>
  );
}
