import { IslandDrawing } from '@/blocks/maps/island-drawing';
import { type OtherIsland, otherIslands, ownPlace } from '@/facts/bases';
import { moveAnchor } from '@/features/checklist/anchors';
import type { HomePlan } from '@/features/checklist/home-plan';
import type { Move } from '@/features/checklist/move';
import { oahu } from '@/maps/oahu-map';
import { neighborAirports, type StatePlace } from '@/maps/places';
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

/** The hero of a family with a plan, instead of the general one. */
export function OwnHome({ says, move }: OwnHomeProps) {
  return (
    <section aria-labelledby="own-home" className="own-home">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 text-[#06313f] dark:text-ink print:text-ink">
        <h2 id="own-home" tabIndex={-1} className="md:text-3xl">
          {says?.title ?? 'Your move to Hawaii'}
        </h2>
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
        <div className="mt-4 grid gap-x-8 gap-y-4 rounded-xl bg-card p-4 lg:grid-cols-[3fr_2fr] lg:p-6 print:p-0">
          <div>
            {says.hasLanded ? <Dates says={says} /> : <First says={says} />}
            <p className="mt-2 leading-snug">
              <Link to={`${CHECKLIST}#${moveAnchor}`} className="link inline-block py-2 font-semibold">
                Tell us more about your move
              </Link>{' '}
              to see only what’s yours.
            </p>
          </div>
          <div className="grid content-start gap-4">
            {!says.hasLanded && <Dates says={says} />}
            <OwnMap move={move} />
          </div>
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
    <Link to={path} className={buttonClass(isFirst ? 'primary' : 'secondary', 'max-md:px-3! max-md:text-sm')}>
      <Icon name={page.icon} className="size-5" />
      {menuLabel(page)}
    </Link>
  );
}

function First({ says: { first, hasDate, done } }: { says: HomePlan }) {
  if (!first) return <p>What to do first shows here once your saved progress is loaded.</p>;
  return (
    <div>
      <h3>{first.isShort || !hasDate ? 'Do these first' : 'Next up'}</h3>
      {first.steps.length === 0 && (
        <p className="mt-1">{done === undefined ? 'Nothing is left to do.' : 'All done.'}</p>
      )}
      <FirstStepList steps={first.steps} checklist={CHECKLIST} />
    </div>
  );
}

function Dates({ says: { dates, hasLanded, hasDate } }: { says: HomePlan }) {
  if (!hasDate)
    return (
      <div>
        <h3>Your days</h3>
        <p className="mt-1">
          <Link to={CHECKLIST} className="link">
            Add your date
          </Link>{' '}
          once you know it. Each step then gets its own day.
        </p>
      </div>
    );
  if (dates.length === 0) return null;
  return (
    <div>
      <h3>{hasLanded ? 'What still matters' : 'Next dates'}</h3>
      <ul className="mt-1">
        {dates.map(({ when, title, anchor }) => (
          <li
            key={`${when} ${title}`}
            className={`flex flex-wrap gap-x-3 py-1 ${hasLanded ? '' : 'lg:flex-col'}`}
          >
            <strong className="w-[7.5rem] font-semibold">{when}</strong>
            <Link
              to={anchor ? `${CHECKLIST}#${anchor}` : CHECKLIST}
              className={`link flex-1 basis-[8rem] ${hasLanded ? '' : 'lg:flex-none'}`}
            >
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

const airports = {
  kauai: neighborAirports.lihue,
  maui: neighborAirports.kahului,
  hawaii: neighborAirports.kona,
} as const satisfies Record<OtherIsland, StatePlace>;

/** Their base on Oahu, or the airport of another island. The page's own map, below, says whose map it is. */
function OwnMap({ move: { base } }: { move: Move }) {
  if (!base) return null;
  const { base: home, island } = ownPlace(base);
  const at = island && { ...airports[island], name: otherIslands[island] };
  return (
    <div className="no-print max-w-sm">
      <IslandDrawing
        ground={home ? { ...oahu, bases: [home] } : { frame: 'state', bases: [], names: [] }}
        marks={at ? [{ title: at.name, at, label: { ...at.label, text: at.name } }] : []}
        home={home}
      />
    </div>
  );
}
