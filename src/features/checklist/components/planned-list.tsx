import { type Ref, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { SourcesContext } from '@/blocks/fact-text';
import { GuideSection } from '@/blocks/guide-section';
import { SourceList } from '@/blocks/source-list';
import { useMediaQuery } from '@/browser/media-query';
import { type CalendarDay, daysBetween } from '@/dates/calendar-day';
import { formatDate } from '@/dates/format-date';
import { numberedSources } from '@/facts/facts';
import type { OfficePhone } from '@/facts/types';
import { moveAnchor } from '@/features/checklist/anchors';
import type { ItemId } from '@/features/checklist/content/item-titles';
import { timingOf } from '@/features/checklist/content/plan-words';
import { checklistFor } from '@/features/checklist/family-checklist';
import { clocksOf } from '@/features/checklist/family-clocks';
import { type FamilyStep, stepsOf } from '@/features/checklist/family-early-steps';
import { itemFor } from '@/features/checklist/family-item';
import type { FamilyPlan } from '@/features/checklist/family-plan';
import { firstSteps } from '@/features/checklist/first-steps';
import type { ListState } from '@/features/checklist/list-state';
import type { Move } from '@/features/checklist/move';
import type { Progress } from '@/features/checklist/progress';
import { entriesLeft, type PlanEntry, planEntries } from '@/features/checklist/start-by';
import { ChangingText } from '@/ui/changing-text';
import { FirstWeek } from './first-week';
import { ItemRow } from './item-row';
import { ShortNotice, TimingReasons, UrgentLine } from './item-timing';
import { LandingClocks } from './landing-clocks';
import { ListHead } from './list-head';
import { ListViews } from './list-views';
import { MonthRuler } from './month-ruler';
import { ProgressFailed } from './notices';
import { OfficesCard } from './offices-card';
import { PetSteps } from './pet-steps';
import { PlanActions } from './plan-actions';
import { keepingId, PlanKeeping } from './plan-keeping';
import { FirstStepsBox, PlanBox } from './plan-notice';
import { YourMove } from './your-move';

type PlannedListProps = {
  plan: FamilyPlan;
  today: CalendarDay;
  list: ListState;
  onChange: (plan: FamilyPlan) => void;
  /** Keeps a plan from a file, and brings its result to the top. */
  onOpenFile: (plan: FamilyPlan) => void;
  account: {
    hasPlan: boolean;
    /** Gets the place for the account's option. */
    place: Ref<HTMLDivElement>;
  };
  /** Whether the result should take the focus, at the top of the screen. */
  focus: { isWanted: boolean; onTaken: () => void };
};

/** The checklist with this family's own dates. */
export function PlannedList({ plan, today, list, onChange, onOpenFile, account, focus }: PlannedListProps) {
  const { reportDay, move, petSteps = [] } = plan;
  const [offices, setOffices] = useState<readonly OfficePhone[]>([]);
  const result = useResultFocus(focus);

  const entriesWith = (progress: Progress | undefined) => planEntries(plan, today, progress);
  const entries = entriesWith(list.progress);
  const left = list.progress && entriesLeft(entries);
  const steps = stepsOf(plan, today);
  const clocks = clocksOf(plan);
  const daysToReport = daysBetween(today, reportDay);
  const clockList = (
    <LandingClocks plan={plan} today={today} isShort={left?.some(({ isShort }) => isShort) ?? false} />
  );
  const data = [offices, checklistFor(move), steps];

  return (
    <SourcesContext value={numberedSources(data)}>
      <div className="plan-paper">
        {list.onRetry && (
          <div className="mt-4">
            <ProgressFailed onRetry={list.onRetry} />
          </div>
        )}
        <p className="hidden print:block">{`Planned for ${formatDate(reportDay)}.`}</p>
        <div className="items-start gap-x-4 lg:grid lg:grid-cols-[2fr_3fr] print:block">
          <div ref={result}>
            {daysToReport > 0 ? (
              <FirstStepsBox daysToReport={daysToReport} first={left && firstSteps(plan, left, today)} />
            ) : (
              <PlanBox title="Your report date is here. What still matters:">{clockList}</PlanBox>
            )}
          </div>
          <MoveAnswers plan={plan} onChange={onChange} left={left?.length} />
        </div>
        <MonthRuler plan={plan} today={today} left={left} clocks={clocks} />
        <PlanActions plan={plan} steps={steps} left={left} />
        {!account.hasPlan && <KeptHereOnly />}
        <div className="plan-columns">
          <OfficesCard move={move} onOffices={setOffices} />
          <ListHead list={list} isFailureAbove />
          <ListViews
            progress={list.progress}
            isWaiting={list.isWaiting}
            dates={`${today} ${reportDay}`}
            atOnce={steps.flatMap(({ isAtOnce, title }) => (isAtOnce ? title : []))}
            entriesWith={entriesWith}
            row={({ item }, isNumbered) => (
              <PlannedRow
                key={item}
                of={entries}
                steps={steps}
                item={item}
                move={move}
                list={list}
                isNumbered={isNumbered}
              />
            )}
          />
          <PetSteps steps={petSteps} />
          {daysToReport > 0 && clocks.length > 0 && (
            <GuideSection title="After you land">{clockList}</GuideSection>
          )}
        </div>
      </div>
      <PlanKeeping
        plan={plan}
        today={today}
        isSignedIn={list.userId !== undefined}
        isInAccount={account.hasPlan}
        accountPlace={account.place}
        onOpen={onOpenFile}
      />
      <FirstWeek move={move} />
      <div className="no-print">
        <SourceList of={data} />
      </div>
    </SourcesContext>
  );
}

/** Gives the result's place the focus, at the top of the screen, when it is wanted. */
function useResultFocus({ isWanted, onTaken }: PlannedListProps['focus']) {
  const result = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isWanted) return;
    result.current?.scrollIntoView();
    result.current?.querySelector('h2')?.focus({ preventScroll: true });
    onTaken();
  }, [isWanted, onTaken]);
  return result;
}

function KeptHereOnly() {
  return (
    <p className="no-print mt-2 text-sm text-ink-soft">
      Your plan is kept in this browser only.{' '}
      <a href={`#${keepingId}`} className="link inline-block py-2">
        Keep it safe
      </a>
    </p>
  );
}

type PlannedRowProps = {
  /** What the plan says about every item right now. */
  of: readonly PlanEntry[];
  steps: readonly FamilyStep[];
  item: ItemId;
  move: Move;
  list: ListState;
  isNumbered: boolean;
};

function PlannedRow({ of, steps, item, move, list, isNumbered }: PlannedRowProps) {
  const entry = of.find((one) => one.item === item);
  if (!entry) return null;
  const timing = timingOf(entry, move, steps);
  return (
    <ItemRow
      item={itemFor(item, move)}
      list={list}
      isNumbered={isNumbered}
      timing={<ChangingText text={timing.line} />}
      notNeeded={timing.notNeeded}
      fromPlan={{
        urgent: list.progress && <UrgentLine of={timing} />,
        advice: list.progress && <ShortNotice of={timing} />,
        reasons: <TimingReasons of={timing} />,
      }}
    />
  );
}

type MoveAnswersProps = { plan: FamilyPlan; onChange: (plan: FamilyPlan) => void; left: number | undefined };

/** Open where there is room for it; folded on a phone, so that the list is near, unless a family is answering. */
function MoveAnswers({ plan, onChange, left }: MoveAnswersProps) {
  const isWide = useMediaQuery('(min-width: 64rem)');
  const [{ isAnswering, button }] = useState(plainAnswers);
  const isAsked = useLocation().hash === `#${moveAnchor}`;
  const answers = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isAsked) answers.current?.querySelector('summary')?.focus();
  }, [isAsked]);
  useEffect(() => answers.current?.querySelectorAll('button')[button]?.focus(), [button]);
  return (
    <div ref={answers} id={moveAnchor} className="no-print mt-4 scroll-mt-20 rounded-xl bg-sand px-4 py-2">
      <YourMove
        move={plan.move}
        onChange={(move) => onChange({ ...plan, move })}
        isOpen={isWide || isAnswering || isAsked}
      >
        {left !== undefined && `${left} things left to do for your move.`}
      </YourMove>
    </div>
  );
}

/** Reads the plain list, which this list is about to replace: whether a family is answering, and the focused button. */
function plainAnswers() {
  const fold = document.querySelector<HTMLDetailsElement>('[aria-label="Your move"] details');
  const { activeElement } = document;
  const button = [...(fold?.querySelectorAll('button') ?? [])].indexOf(activeElement as HTMLButtonElement);
  return { isAnswering: Boolean(fold?.open && (button >= 0 || activeElement === document.body)), button };
}
