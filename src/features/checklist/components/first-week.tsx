import { GuideSections, type Section } from '@/blocks/guide-section';
import { NumberedList } from '@/blocks/numbered-list';
import { TextList } from '@/blocks/text-list';
import { families, isFor, onOrders } from '@/features/checklist/audience';
import { firstWeekFor } from '@/features/checklist/family-first-week';
import type { Move } from '@/features/checklist/move';
import { type AppPath, findPage, menuLabel } from '@/site-map';
import { Link } from '@/ui/link';

/** Below the list, folded, and what else is. On paper the plan needs its two sheets. */
export function FirstWeek({ move, more }: { move: Move; more: readonly Section[] }) {
  return (
    <div className="no-print [&_h2]:scroll-mt-20">
      <GuideSections of={[...firstWeekSections(move), ...more]} />
    </div>
  );
}

/** The first week and, for a move on orders, what to do if they change. */
function firstWeekSections(move: Move): Section[] {
  const { steps, ifOrdersChange } = firstWeekFor(move);
  const week = {
    title: 'Your first week, day by day',
    answer: isFor(onOrders, move)
      ? 'Check in the day you land, see the TLA office by day 3, and do the paperwork within the week.'
      : 'Do the paperwork within the week.',
    content: (
      <NumberedList of={steps}>
        {({ title, when, know, guide, part }) => (
          <>
            <div className="figure-row">
              <h3>{title}</h3>
              <strong className="font-display text-lg leading-snug font-semibold text-action">{when}</strong>
            </div>
            <TextList texts={know} />
            {guide && <GuideLink path={guide} part={part} />}
          </>
        )}
      </NumberedList>
    ),
  };
  const changes = {
    title: 'If orders change',
    answer: 'The same day: change your report date here, and call the shipping office.',
    content: (
      <>
        <TextList texts={ifOrdersChange} />
        {isFor(families, move) && (
          <p className="mt-3">
            What ends a lease, and what doesn’t: <GuideLink path="/housing/verified-rentals" />.
          </p>
        )}
      </>
    ),
  };
  return isFor(onOrders, move) ? [week, changes] : [week];
}

function GuideLink({ path, part }: { path: AppPath; part?: string | undefined }) {
  const page = findPage(path);
  if (!page) return null;
  return (
    <Link to={part ? `${path}#${part}` : path} className="link inline-block py-1">
      {menuLabel(page)}
    </Link>
  );
}
