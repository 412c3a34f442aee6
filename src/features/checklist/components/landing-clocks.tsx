import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import { FactText } from '@/blocks/fact-text';
import { addDays } from '@/dates/calendar-day';
import { formatDate } from '@/dates/format-date';
import { clockAnchor } from '@/features/checklist/anchors';
import { clocksOf, type FamilyClock } from '@/features/checklist/family-clocks';
import type { FamilyPlan } from '@/features/checklist/family-plan';
import { findPage, menuLabel } from '@/site-map';

type LandingClocksProps = { plan: FamilyPlan; isShort: boolean };

/** Deadlines in days after landing, with their dates. The report date counts as the landing day. */
export function LandingClocks({ plan, isShort }: LandingClocksProps) {
  return (
    <ol className="max-w-measure space-y-3 print:space-y-0">
      {clocksOf(plan).map((clock) => (
        <li key={clock.id} id={clockAnchor(clock.id)} tabIndex={-1} className="scroll-mt-40">
          <span className="font-semibold">{clock.title}</span>: by{' '}
          {formatDate(addDays(plan.reportDay, clock.days))}.
          {[...clock.know, ...(isShort ? clock.short : [])].map((text, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes in place
            <Fragment key={index}>
              {' '}
              <FactText of={text} />
            </Fragment>
          ))}{' '}
          <GuideLink clock={clock} />
        </li>
      ))}
    </ol>
  );
}

function GuideLink({ clock: { guide } }: { clock: FamilyClock }) {
  const page = guide && findPage(guide);
  if (!page) return null;
  return (
    <Link to={page.path} className="link py-1 print:hidden">
      {menuLabel(page)}
    </Link>
  );
}
