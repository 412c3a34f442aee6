import { Link } from 'react-router-dom';
import { FactText } from '@/blocks/fact-text';
import { addDays } from '@/dates/calendar-day';
import { formatDate } from '@/dates/format-date';
import { type LandingClock, landingClocks } from '@/features/checklist/content/checklist-start-dates';
import { clockApplies, type FamilyPlan } from '@/features/checklist/family-plan';
import { findPage, menuLabel } from '@/site-map';

type LandingClocksProps = { plan: FamilyPlan; isShort: boolean };

/** Deadlines in days after landing, with their dates. The report date counts as the landing day. */
export function LandingClocks({ plan, isShort }: LandingClocksProps) {
  return (
    <ol className="max-w-measure space-y-3 print:space-y-1">
      {clocksOf(plan).map((clock) => (
        <li key={clock.id}>
          <span className="font-semibold">{clock.title}</span>: by{' '}
          {formatDate(addDays(plan.reportDay, clock.days))}. <FactText of={clock.text} />
          {(plan.move.service ?? 'coast-guard') === 'coast-guard' &&
            clock.coastGuard &&
            ` ${clock.coastGuard}`}
          {isShort && clock.short && ` ${clock.short}`} <GuideLink clock={clock} />
        </li>
      ))}
    </ol>
  );
}

/** Returns the deadlines that apply to this family. */
export function clocksOf({ move }: FamilyPlan): readonly LandingClock[] {
  return landingClocks.filter(({ id }) => clockApplies(id, move));
}

function GuideLink({ clock: { guide } }: { clock: LandingClock }) {
  const page = guide && findPage(guide);
  if (!page) return null;
  return (
    <Link to={page.path} className="link inline-block py-1 print:hidden">
      {menuLabel(page)}
    </Link>
  );
}
