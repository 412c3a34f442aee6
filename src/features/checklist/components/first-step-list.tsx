import type { CalendarDay } from '@/dates/calendar-day';
import { shortDate } from '@/dates/format-date';
import type { TodoLine } from '@/features/checklist/dated-lines';
import { dayOf, whenOf } from '@/features/checklist/line-words';
import type { AppPath } from '@/site-map';
import { ChangingText } from '@/ui/changing-text';
import { Link } from '@/ui/link';

const MOST_DAYS_PICTURED = 300;

type FirstStepListProps = {
  steps: readonly TodoLine[];
  /** The checklist's address, on another page than its own. */
  checklist?: AppPath;
};

/** What to do first, each with why and when or, once its last good day has passed, with what to do instead. */
export function FirstStepList({ steps, checklist }: FirstStepListProps) {
  return (
    <ol className="max-w-measure list-decimal pl-6 print:columns-2">
      {steps.map((step) => (
        <FirstStepLine key={step.anchor} step={step} checklist={checklist} />
      ))}
    </ol>
  );
}

function FirstStepLine({ step, checklist }: { step: TodoLine; checklist: AppPath | undefined }) {
  const { what, why, state, wayOut, isHeld, anchor } = step;
  const pictured = picturedDay(step);
  // On the checklist each leads to its row, where it is answered; its row there may not have loaded when home leads to it.
  const guide = checklist && (step.kind === 'step' ? step.guide : (`${checklist}#${anchor}` as const));
  return (
    <li className="clear-right pb-1">
      {pictured && <CalendarPage key={`${state} ${pictured}`} day={pictured} isStart={state === 'ahead'} />}
      {guide ? (
        <Link to={guide} className="link block pt-1">
          {what}
        </Link>
      ) : (
        <a href={`#${anchor}`} className="link block pt-1">
          {what}
        </a>
      )}
      <span className="block text-sm text-ink-soft">
        <ChangingText text={why} />
        <span className={pictured && 'sr-only max-[20rem]:not-sr-only print:not-sr-only'}>
          <ChangingText text={` · ${whenOf(step)}`} />
        </span>
      </span>
      {(state === 'missed' || isHeld) && wayOut && (
        <span className="block text-sm">
          <ChangingText text={wayOut} />
        </span>
      )}
    </li>
  );
}

/** The day of a step as a page of a calendar shows it: without the year, so none that is far off. */
function picturedDay(step: TodoLine): CalendarDay | undefined {
  const daysAway = step.state === 'ahead' ? step.daysToStart : step.daysToLast;
  return daysAway < MOST_DAYS_PICTURED ? dayOf(step) : undefined;
}

type CalendarPageProps = { day: CalendarDay; isStart: boolean };

/** The day by which to do or to start something, as a page of a calendar instead of words, for those who see it. */
function CalendarPage({ day, isStart }: CalendarPageProps) {
  const [month, date] = shortDate(day).split(' ');
  return (
    <span
      aria-hidden="true"
      translate="no"
      className="no-print float-right ml-3 hidden min-w-14 overflow-hidden rounded-lg border border-action bg-card text-center leading-tight min-[20rem]:block"
    >
      <span className="block bg-action px-1 text-xs text-on-action">{`${isStart ? 'start' : 'by'} ${month}`}</span>
      <span className="block px-1 font-display text-lg font-semibold">{date}</span>
    </span>
  );
}
