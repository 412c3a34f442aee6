import { percent } from '@/blocks/axis';
import { addDays, type CalendarDay, weekdayOf } from '@/dates/calendar-day';

type DayStripProps = {
  /** Their number from the first day, which is day 0, and what is below it. */
  marks: readonly { day: number; label: string; isLast?: true }[];
  /** The date of day 0: then each day has its weekday and date. */
  from?: CalendarDay | undefined;
};

/** A few days in a row, like pages of a calendar, up to the last mark. The words beside it say the same. */
export function DayStrip({ marks, from }: DayStripProps) {
  const count = Math.max(...marks.map(({ day }) => day)) + 1;
  const days = Array.from({ length: count }, (_, day) => day);
  return (
    <svg
      aria-hidden="true"
      width="100%"
      height="80"
      overflow="visible"
      className="mb-2 block text-[min(0.8rem,14px)]"
    >
      {days.map((day) => {
        const date = from && addDays(from, day);
        return (
          <Page
            key={day}
            at={day / count}
            width={1 / count}
            above={date ? weekdayOf(date) : 'Day'}
            number={date ? Number(date.slice(8)) : day}
            mark={marks.find((mark) => mark.day === day)}
          />
        );
      })}
    </svg>
  );
}

type PageProps = {
  at: number;
  width: number;
  above: string;
  number: number;
  mark: DayStripProps['marks'][number] | undefined;
};

function Page({ at, width, above, number, mark }: PageProps) {
  const paper = mark?.isLast
    ? 'fill-action stroke-action'
    : mark
      ? 'fill-card stroke-action'
      : 'fill-card stroke-line-strong';
  return (
    <svg aria-hidden="true" x={percent(at)} width={percent(width)} overflow="visible">
      <rect
        x="4%"
        y="1"
        width="92%"
        height="56"
        rx="6"
        className={`${paper} forced-colors:fill-[Canvas] forced-colors:stroke-[CanvasText]`}
        strokeWidth={mark ? 2 : 1}
      />
      <g
        textAnchor="middle"
        className={`${mark?.isLast ? 'fill-page' : 'fill-ink'} forced-colors:fill-[CanvasText]`}
      >
        <text x="50%" y="19">
          {above}
        </text>
        <text x="50%" y="46" fontSize="24" className="font-display font-semibold">
          {number}
        </text>
      </g>
      <text
        x={mark?.isLast ? '96%' : '50%'}
        y="75"
        textAnchor={mark?.isLast ? 'end' : 'middle'}
        className="fill-ink font-semibold forced-colors:fill-[CanvasText]"
      >
        {mark?.label}
      </text>
    </svg>
  );
}
