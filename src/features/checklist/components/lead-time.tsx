import { itemDays } from '@/features/checklist/content/item-days';
import { leadInWords } from '@/features/checklist/lead-words';
import { ChangingText } from '@/ui/changing-text';

/** A bar from when to start to the report date at its right end, and the same in words. */
export function LeadTime({ days, isFirst, isNow }: { days: number; isFirst: boolean; isNow: boolean }) {
  return (
    <>
      <svg
        aria-hidden="true"
        width="48"
        height="8"
        className="stroke-action max-lg:hidden flex-1 print:hidden"
      >
        <line
          x1={`${100 - Math.round((days / LONGEST_LEAD) * 100)}%`}
          x2="100%"
          y1="4"
          y2="4"
          strokeWidth="8"
        />
      </svg>
      <span className="lg:w-32 lg:shrink-0 print:w-auto">
        <ChangingText
          text={isNow ? 'start now' : `${leadInWords(days)} ahead${isFirst ? ', start first' : ''}`}
        />
      </span>
    </>
  );
}

const LONGEST_LEAD = Math.max(...Object.values(itemDays).map(({ lead }) => lead));

/** Above the bars: where each ends. */
export function LeadTimeScale() {
  return (
    <span aria-hidden="true" className="ml-[50%] hidden w-1/3 gap-3 xl:flex">
      <span className="flex grow justify-between">
        <span>{leadInWords(LONGEST_LEAD)}</span>
        <span>report date</span>
      </span>
      <span className="w-32 shrink-0" />
    </span>
  );
}
