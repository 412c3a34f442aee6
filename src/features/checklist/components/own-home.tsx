import { formatDate } from '@/dates/format-date';
import type { HomePlan } from '@/features/checklist/home-plan';
import type { Move } from '@/features/checklist/move';
import { type AppPath, findPage, menuLabel } from '@/site-map';
import { buttonClass } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { Link } from '@/ui/link';
import { FirstStepList } from './first-step-list';

const CHECKLIST: AppPath = '/pcs-toolkit/hawaii-checklist';

type OwnHomeProps = {
  /** Undefined until it is known; its place is kept. */
  says: HomePlan | undefined;
  move: Move;
};

/** The first screen for a family with a report date, instead of the general one. */
export function OwnHome({ says, move }: OwnHomeProps) {
  return (
    <section aria-labelledby="own-home" className="own-home pt-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 id="own-home">{says?.title ?? 'Your move to Hawaii'}</h2>
        {says?.done !== undefined && <p className="font-semibold">{says.done} of 20 done</p>}
      </div>
      <ul className="mt-3 flex flex-wrap gap-2">
        {toolsFor(move).map((path, index) => (
          <li key={path}>
            <ToolLink path={path} isFirst={index === 0} />
          </li>
        ))}
      </ul>
      {says && (
        <div className="mt-4 gap-x-8 lg:grid lg:grid-cols-[3fr_2fr]">
          <First says={says} />
          <Dates says={says} />
        </div>
      )}
    </section>
  );
}

/** Their own tools, the plan first. */
function toolsFor({ pets, screening, orders, home }: Move): readonly AppPath[] {
  return [
    CHECKLIST,
    orders === 'no' ? '/housing/veterans-who-stay' : '/calculators/first-60-days',
    ...(orders === 'no' && home === 'buy' ? (['/housing/va-homes'] as const) : []),
    ...(pets === 'yes' ? (['/pcs-toolkit/pet-travel'] as const) : []),
    ...(screening === 'ahead' || screening === 'later' ? (['/pcs-toolkit/family-orders'] as const) : []),
  ];
}

function ToolLink({ path, isFirst }: { path: AppPath; isFirst: boolean }) {
  const page = findPage(path);
  if (!page) return null;
  return (
    <Link to={path} className={buttonClass(isFirst ? 'primary' : 'secondary')}>
      <Icon name={page.icon} className="size-5" />
      {menuLabel(page)}
    </Link>
  );
}

function First({ says: { first, hasLanded, done } }: { says: HomePlan }) {
  if (hasLanded) return null;
  if (!first) return <p>What to do first shows here once your saved progress is loaded.</p>;
  return (
    <div>
      <h3>{first.isShort ? 'Do these first' : 'Next up'}</h3>
      {first.steps.length === 0 && (
        <p className="mt-1">{done === undefined ? 'Nothing is left to do.' : 'All done.'}</p>
      )}
      <FirstStepList steps={first.steps} checklist={CHECKLIST} />
    </div>
  );
}

function Dates({ says: { dates, hasLanded } }: { says: HomePlan }) {
  if (dates.length === 0) return null;
  return (
    <div className="mt-4 lg:mt-0">
      <h3>{hasLanded ? 'What still has a date' : 'Next dates'}</h3>
      <ul className="mt-1">
        {dates.map(({ day, title, anchor }) => (
          <li key={`${day} ${title}`} className="flex gap-3 py-1">
            <strong className="min-w-28 shrink-0 font-semibold">{formatDate(day)}</strong>
            <Link to={anchor ? `${CHECKLIST}#${anchor}` : CHECKLIST} className="link">
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
