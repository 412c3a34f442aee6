import { useContext } from 'react';
import { OwnDates } from '@/blocks/own-dates';
import { OwnPlanContext } from '@/blocks/own-plan';
import { TimeLine } from '@/blocks/time-line';
import { formatDate } from '@/dates/format-date';
import { monthTicks, partOfYear } from '@/dates/part-of-year';
import type { TimeLineStep } from '@/facts/types';

type YearLineProps = {
  title: string;
  steps: readonly TimeLineStep[];
  /** 1 to 12. The steps' positions on the line also count from it. */
  firstMonth?: number;
  /** What the report date means, after it. */
  ownNote?: string | undefined;
};

/** A timeline of twelve months, with the reader's report date. */
export function YearLine({ title, steps, firstMonth = 1, ownNote = '' }: YearLineProps) {
  const { reportDay } = useContext(OwnPlanContext);
  return (
    <TimeLine
      title={title}
      ticks={monthTicks(firstMonth)}
      steps={steps}
      own={reportDay ? partOfYear(reportDay, firstMonth) : undefined}
    >
      <OwnDates says="where it falls in the year">
        {reportDay && (
          <>
            Your report date:{' '}
            <strong translate="no" className="text-ink">
              {formatDate(reportDay)}
            </strong>
            {ownNote}
          </>
        )}
      </OwnDates>
    </TimeLine>
  );
}
