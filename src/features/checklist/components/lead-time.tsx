import { DAYS_PER_MONTH, leadDays } from '@/features/checklist/content/checklist-lead-days';

/** Where there is room, a line as long as the time from when to start to the report date, on one scale for all items, and the same in words. */
export function LeadTime({ itemIndex, isFirst }: { itemIndex: number; isFirst: boolean }) {
  const days = leadDays[itemIndex] ?? 0;
  return (
    <>
      <svg
        aria-hidden="true"
        height="12"
        overflow="visible"
        className="ml-1 hidden w-0 grow stroke-action lg:block print:hidden"
      >
        <line x2={`${Math.round((days / LONGEST_LEAD) * 100)}%`} y1="6" y2="6" strokeWidth="4" />
        <circle cy="6" r="5" className="mark-start" />
      </svg>
      <span className="lg:w-28 lg:shrink-0 print:hidden">
        <span className="whitespace-nowrap">{`${leadInWords(days)} ahead`}</span>{' '}
        {isFirst && (
          <strong className="font-semibold whitespace-nowrap text-ink lg:block">start first</strong>
        )}
      </span>
    </>
  );
}

const LONGEST_LEAD = Math.max(...Object.values(leadDays));

function leadInWords(days: number): string {
  const isMonths = days % DAYS_PER_MONTH === 0;
  const count = Math.round(days / (isMonths ? DAYS_PER_MONTH : 7));
  return `${count} ${isMonths ? 'month' : 'week'}${count === 1 ? '' : 's'}`;
}
