import { type ReactNode, type Ref, useEffect, useRef, useState } from 'react';
import { SourcesContext } from '@/blocks/fact-text';
import { GuideSections } from '@/blocks/guide-section';
import { SourceList } from '@/blocks/source-list';
import { type CalendarDay, daysBetween } from '@/dates/calendar-day';
import { formatDate } from '@/dates/format-date';
import { numberedSources } from '@/facts/facts';
import type { OfficePhone } from '@/facts/types';
import { moveAnchor } from '@/features/checklist/anchors';
import { leftInWords, timingOf } from '@/features/checklist/content/plan-words';
import { allSteps } from '@/features/checklist/content/steps/all-steps';
import { type PlanLines, planLines, type TodoLine } from '@/features/checklist/dated-lines';
import { checklistFor } from '@/features/checklist/family-checklist';
import { itemFor } from '@/features/checklist/family-item';
import type { AnyPlan, FamilyPlan } from '@/features/checklist/family-plan';
import { dateOf } from '@/features/checklist/line-words';
import type { ListState } from '@/features/checklist/list-state';
import { monthMarks } from '@/features/checklist/month-marks';
import type { Progress } from '@/features/checklist/progress';
import { leftAfterLanding, toDoFirst } from '@/features/checklist/to-do-first';
import { ChangingText } from '@/ui/changing-text';
import { FirstWeek } from './first-week';
import { ItemRow } from './item-row';
import { ShortNotice, TimingReasons, UrgentLine } from './item-timing';
import { AfterLanding, LandingClocks } from './landing-clocks';
import { ListHead } from './list-head';
import { ListViews } from './list-views';
import { MoveAnswers } from './move-answers';
import { ProgressFailed } from './notices';
import { OfficesCard } from './offices-card';
import { PetSteps } from './pet-steps';
import { calendarSection, PlanActions } from './plan-actions';
import { keepingId, keepingSection, type PlanKeepingProps } from './plan-keeping';
import { PlanMonths } from './plan-months';
import { PlanBox, ToDoFirstBox } from './plan-notice';
import { StepRow } from './step-row';
import { WeightLimit } from './weight-limit';

export { UndatedStepsSource } from './undated-steps';

type PlannedListProps = {
  plan: FamilyPlan;
  today: CalendarDay;
  list: ListState;
  onChange: (plan: AnyPlan) => void;
  /** Keeps a plan from a file, and brings its result to the top. */
  onOpenFile: (plan: AnyPlan) => void;
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
  const { reportDay, move } = plan;
  const [offices, setOffices] = useState<readonly OfficePhone[]>([]);
  const [isFirstDate] = useState(focus.isWanted && Object.keys(move).length === 0);
  const result = useResultFocus(focus, isFirstDate);

  const linesWith = (progress: Progress | undefined) => planLines(plan, today, progress);
  const lines = linesWith(list.progress);
  const known = list.progress && lines;
  const first = toDoFirst(lines, plan, today);
  const daysToReport = daysBetween(today, reportDay);
  const data = [offices, checklistFor(move), lines.steps.map(({ step }) => allSteps[step].words)];
  const clockList = (
    <LandingClocks lines={lines.clocks} move={move} isShort={known !== undefined && first.isShort} />
  );

  return (
    <SourcesContext value={numberedSources(data)}>
      <div className="plan-paper">
        {list.onRetry && (
          <div className="mt-4">
            <ProgressFailed onRetry={list.onRetry} />
          </div>
        )}
        <p className="hidden print:block">{`Planned for ${formatDate(reportDay)}.`}</p>
        <div className="no-print mt-2 text-sm">
          {!account.hasPlan && <KeptHereOnly />}
          <div ref={account.place} />
        </div>
        <MoveAnswers plan={plan} onChange={onChange} isFirstDate={isFirstDate} />
        <ListHead list={list} isFailureAbove left={known && leftInWords(known)}>
          <div ref={result} className="tall:scroll-mt-16">
            {daysToReport > 0 ? (
              <ToDoFirstBox daysToReport={daysToReport} first={known && first} />
            ) : (
              <PlanBox title={landedTitle(plan)}>
                <AfterLanding lines={leftAfterLanding(lines)} />
              </PlanBox>
            )}
          </div>
        </ListHead>
        <div className="plan-columns">
          <ListViews
            progress={list.progress}
            isWaiting={list.isWaiting}
            dates={`${today} ${reportDay}`}
            linesWith={linesWith}
            row={(line, isNumbered) => (
              <PlannedRow
                key={line.anchor}
                line={line}
                of={lines}
                plan={plan}
                list={list}
                isFirst={first.steps.some(({ anchor }) => anchor === line.anchor)}
                isNumbered={isNumbered}
                onChange={onChange}
              />
            )}
          />
          <OfficesCard move={move} onOffices={setOffices} />
          <PlanDates plan={plan} today={today} lines={lines} isKnown={known !== undefined}>
            {clockList}
          </PlanDates>
        </div>
      </div>
      <PlanActions plan={plan} lines={known} first={first.steps} />
      <MoreForTheMove
        plan={plan}
        today={today}
        isSignedIn={list.userId !== undefined}
        isInAccount={account.hasPlan}
        onOpen={onOpenFile}
      />
      <div className="no-print">
        <SourceList of={data} />
      </div>
    </SourcesContext>
  );
}

function landedTitle({ move }: FamilyPlan): string {
  return `Your ${move.orders === 'no' ? 'landing day' : 'report date'} is here. What still matters:`;
}

/** What the folded dates share a card under. */
const DATES = 'Your dates';

/** The first week, and where the plan is kept, folded. */
function MoreForTheMove(props: PlanKeepingProps) {
  return <FirstWeek move={props.plan.move} more={[calendarSection, keepingSection(props)]} />;
}

type PlanDatesProps = {
  plan: FamilyPlan;
  today: CalendarDay;
  lines: PlanLines;
  isKnown: boolean;
  /** The deadlines after landing. */
  children: ReactNode;
};

/** The deadlines after landing, the pets' dates and the months, each folded under its next date. */
function PlanDates({ plan, today, lines, isKnown, children }: PlanDatesProps) {
  const marks = monthMarks({ plan, today, lines, isKnown });
  const next = marks.find(({ day, kind }) => day > today && kind !== 'today');
  const [clock] = lines.clocks;
  const landing = {
    group: DATES,
    title: 'After you land',
    answer: clock && `First: ${clock.what}, ${dateOf(clock)}.`,
    content: children,
  };
  const months = {
    group: DATES,
    title: 'Your months',
    answer: next ? `Next: ${formatDate(next.day)}, ${next.words}.` : 'Nothing more has a date.',
    content: <PlanMonths marks={marks} reportDay={plan.reportDay} />,
  };
  const nextPet = lines.pets.find(({ daysToLast }) => daysToLast >= 0);
  const pets = {
    group: DATES,
    title: 'Your pets’ dates',
    answer: nextPet ? `Next: ${formatDate(nextPet.lastBy)}, ${nextPet.what}.` : 'All of them have passed.',
    content: <PetSteps lines={lines.pets} />,
  };
  const sections = [clock && landing, plan.petSteps && pets, months];
  return <GuideSections of={sections.filter((section) => section !== undefined)} />;
}

/** Gives the result the focus when it is wanted, at the top of the screen; after a first date, what leads to it or to the open questions. */
function useResultFocus({ isWanted, onTaken }: PlannedListProps['focus'], isFirstDate: boolean) {
  const result = useRef<HTMLDivElement>(null);
  const asksFirst = useRef(isFirstDate);
  useEffect(() => {
    if (!isWanted) return;
    const place = asksFirst.current ? document.getElementById(moveAnchor) : result.current;
    asksFirst.current = false;
    place?.scrollIntoView();
    place?.querySelector<HTMLElement>('[tabindex]')?.focus({ preventScroll: true });
    onTaken();
  }, [isWanted, onTaken]);
  return result;
}

function KeptHereOnly() {
  return (
    <p className="text-ink-soft">
      Your plan is kept in this browser only.{' '}
      <a href={`#${keepingId}`} className="link inline-block py-2">
        Keep it safe
      </a>
    </p>
  );
}

type PlannedRowProps = {
  line: TodoLine;
  /** What the plan says about everything right now. */
  of: PlanLines;
  plan: FamilyPlan;
  list: ListState;
  /** Among what to do first, which says what to do instead. */
  isFirst: boolean;
  isNumbered: boolean;
  onChange: (plan: AnyPlan) => void;
};

/** An item or, in the list by date, an early step; in the numbered list an item has its steps beside it. */
function PlannedRow({
  line: { anchor },
  of: { items, steps },
  plan,
  list,
  isFirst,
  isNumbered,
  onChange,
}: PlannedRowProps) {
  const step = steps.find((one) => one.anchor === anchor);
  const line = items.find((one) => one.anchor === anchor);
  if (step)
    return (
      <li>
        <StepRow line={step} plan={plan} isFirst={isFirst} onChange={onChange} />
      </li>
    );
  if (!line) return null;
  const timing = timingOf(line, plan);
  const beside = isNumbered && !timing.notNeeded ? steps.filter(({ item }) => item === line.item) : [];
  return (
    <ItemRow
      item={itemFor(line.item, plan.move)}
      list={list}
      isNumbered={isNumbered}
      timing={<ChangingText text={timing.line} />}
      notNeeded={timing.notNeeded}
      fromPlan={{
        urgent: list.progress && (
          <>
            {beside.map((one) => (
              <StepRow key={one.step} isBeside line={one} plan={plan} onChange={onChange} />
            ))}
            {!isFirst && <UrgentLine of={timing} />}
          </>
        ),
        advice: (
          <>
            {list.progress && <ShortNotice of={timing} />}
            {line.item === 'household-goods' && <WeightLimit move={plan.move} />}
          </>
        ),
        reasons: <TimingReasons of={timing} />,
        isTitleOnPaper: line.isStillToCome,
      }}
    />
  );
}
