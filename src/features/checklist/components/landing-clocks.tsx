import { Link } from 'react-router-dom';
import { FactText } from '@/blocks/fact-text';
import { addDays, type CalendarDay } from '@/dates/calendar-day';
import { formatDate } from '@/dates/format-date';
import { wordsOf } from '@/facts/facts';
import { clockAnchor } from '@/features/checklist/anchors';
import { clockWords } from '@/features/checklist/family-clock-words';
import { clocksOf, type FamilyClock } from '@/features/checklist/family-clocks';
import type { FamilyPlan } from '@/features/checklist/family-plan';
import { findPage, menuLabel } from '@/site-map';
import { ChangingText } from '@/ui/changing-text';

type LandingClocksProps = { plan: FamilyPlan; today: CalendarDay; isShort: boolean };

/** Deadlines in days after landing, with their dates. The report date counts as the landing day. */
export function LandingClocks({ plan, today, isShort }: LandingClocksProps) {
  return (
    <ol className="max-w-measure apart-3 print:apart-0">
      {clocksOf(plan).map((clock) => (
        <li key={clock.id} id={clockAnchor(clock.id)} tabIndex={-1} className="scroll-mt-40">
          <span className="font-semibold">{clock.title}</span>
          <ChangingText text={`: ${lastDay(addDays(plan.reportDay, clock.days), today)}.`} />
          {wordsFor(clock, plan, isShort).map((text) => (
            <span key={wordsOf(text)}>
              {' '}
              <FactText of={text} />
            </span>
          ))}
          <GuideLink clock={clock} />
        </li>
      ))}
    </ol>
  );
}

function lastDay(day: CalendarDay, today: CalendarDay): string {
  return `${day < today ? 'was due' : 'by'} ${formatDate(day)}`;
}

function wordsFor(clock: FamilyClock, { move }: FamilyPlan, isShort: boolean) {
  const { know, short } = clockWords(clock, move);
  return isShort ? [...know, ...short] : know;
}

function GuideLink({ clock: { guide } }: { clock: FamilyClock }) {
  const page = guide && findPage(guide);
  if (!page) return null;
  return (
    <span className="print:hidden">
      {' '}
      <Link to={page.path} className="link py-1">
        {menuLabel(page)}
      </Link>
    </span>
  );
}
