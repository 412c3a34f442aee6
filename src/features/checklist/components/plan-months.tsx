import type { MouseEvent } from 'react';
import type { CalendarDay } from '@/dates/calendar-day';
import { formatDate } from '@/dates/format-date';
import { type Mark, type MarkKind, type PlanMonth, planMonths } from '@/features/checklist/month-marks';

const names: Partial<Record<MarkKind, string>> = { landing: 'report', deadline: 'after landing', pet: 'pet' };

type PlanMonthsProps = { marks: readonly Mark[]; reportDay: CalendarDay };

/** The months in which something happens, before and after landing, with everything that has a date. */
export function PlanMonths({ marks, reportDay }: PlanMonthsProps) {
  const parts = [
    planMonths(marks.filter(({ day }) => day < reportDay)),
    planMonths(marks.filter(({ day }) => day >= reportDay)),
  ].filter(({ length }) => length > 0);
  return (
    <div className="gap-x-8 lg:grid lg:grid-cols-2">
      {parts.map((months) => (
        <ol key={months[0]?.name}>
          {months.map((month) => (
            <Month key={month.name} {...month} />
          ))}
        </ol>
      ))}
    </div>
  );
}

function Month({ name, marks }: PlanMonth) {
  return (
    <li className="break-inside-avoid">
      <h3 className="pt-2 text-sm">{name}</h3>
      <ul className="border-l-2 border-line-strong pl-3">
        {marks.map((mark) => (
          <li key={`${mark.kind} ${mark.day}`}>
            <MarkLine mark={mark} />
          </li>
        ))}
      </ul>
    </li>
  );
}

function MarkLine({ mark: { kind, day, words, isOurs, anchor } }: { mark: Mark }) {
  const [monthDay] = formatDate(day).split(',');
  const kindName = names[kind];
  const content = (
    <>
      <span
        className="min-w-14 shrink-0 font-semibold whitespace-nowrap"
        translate={kind === 'today' ? undefined : 'no'}
      >
        {kind === 'today' ? 'Today' : monthDay}
      </span>
      <span className="grow basis-[11rem]">
        <span className={anchor && 'underline'}>{words}</span>
        {kindName && kind !== 'landing' && <span className="text-ink-soft">{` · ${kindName}`}</span>}
        {isOurs && <span className="text-ink-soft">, our suggestion</span>}
      </span>
    </>
  );
  const line = 'flex min-h-11 flex-wrap items-center gap-x-2 py-1 text-sm leading-snug';
  if (!anchor) return <p className={line}>{content}</p>;
  return (
    <a href={`#${anchor}`} onClick={openTarget} className={`${line} no-underline`}>
      {content}
    </a>
  );
}

/** Opens the row that a mark stands for and puts the focus on it. */
function openTarget(event: MouseEvent<HTMLAnchorElement>) {
  const target = document.getElementById(event.currentTarget.hash.slice(1));
  if (!target) return;
  event.preventDefault();
  target.closest('details')?.setAttribute('open', '');
  target.querySelector('details')?.setAttribute('open', '');
  target.scrollIntoView();
  (target.querySelector('input') ?? target).focus({ preventScroll: true });
}
