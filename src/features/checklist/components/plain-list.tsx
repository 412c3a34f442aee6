import { type ReactNode, type Ref, useState } from 'react';
import { SourcesContext } from '@/blocks/fact-text';
import { printPage } from '@/blocks/print-page';
import { SourceList } from '@/blocks/source-list';
import { type CalendarDay, daysBetween } from '@/dates/calendar-day';
import { formatMonth } from '@/dates/format-date';
import { numberedSources } from '@/facts/facts';
import { moveAnchor } from '@/features/checklist/anchors';
import { type ItemId, itemDaysFor, itemIds } from '@/features/checklist/content/item-days';
import { firstWeekFor } from '@/features/checklist/family-first-week';
import { itemFor } from '@/features/checklist/family-item';
import { type AnyPlan, nextMonth, orderedPlan } from '@/features/checklist/family-plan';
import { notNeededBecause } from '@/features/checklist/item-guide';
import type { ListState } from '@/features/checklist/list-state';
import type { Move } from '@/features/checklist/move';
import { Button } from '@/ui/button';
import { SelectField } from '@/ui/field';
import { Icon } from '@/ui/icon';
import { Link } from '@/ui/link';
import { ChecklistPdf } from './checklist-pdf';
import { FirstWeek } from './first-week';
import { ItemRow } from './item-row';
import { LeadTime, LeadTimeScale } from './lead-time';
import { ListHead } from './list-head';
import { ListOrder } from './list-order';
import { MonthOptions } from './month-options';
import { OpenPlanFile } from './open-plan-file';
import type { UndatedSteps } from './undated-steps';
import { YourMove } from './your-move';

type PlainListProps = {
  list: ListState;
  today: CalendarDay | undefined;
  plan: AnyPlan | undefined;
  onChange: (plan: AnyPlan) => void;
  /** Undefined until they have loaded. */
  steps: UndatedSteps | undefined;
  /** Gets the place for the account's option, if it is here. */
  accountPlace: Ref<HTMLDivElement> | undefined;
  isInAccount: boolean;
  onOpenFile: (plan: AnyPlan) => void;
};

/** The 20 items in order, or by when they start, for visitors without a report date here; prerendered. */
export function PlainList({
  list,
  today,
  plan,
  onChange,
  steps,
  accountPlace,
  isInAccount,
  onOpenFile,
}: PlainListProps) {
  const move = plan?.move ?? {};
  const data = [itemIds.map((item) => itemFor(item, move)), firstWeekFor(move), steps?.words ?? []];
  const [chosen, setByStart] = useState<boolean>();
  const isByStart = chosen ?? (plan !== undefined && !plan.reportDay);
  const entries = itemEntries(move);
  const mostDays = Math.max(...entries.map(({ days }) => days));
  if (isByStart) entries.sort(byStart(steps));
  const daysLeft = steps && plan && today && daysBetween(today, orderedPlan(plan, today).reportDay);
  const keeping =
    plan &&
    today &&
    steps?.keepingSection({
      plan,
      today,
      isSignedIn: list.userId !== undefined,
      isInAccount,
      onOpen: onOpenFile,
    });
  return (
    <SourcesContext value={numberedSources(data)}>
      <MoveQuestions
        plan={plan}
        today={today}
        onChange={onChange}
        accountPlace={accountPlace}
        isSignedIn={list.userId !== undefined}
      />
      {!plan && <StartFirst />}
      <ListHead list={list} />
      <div className="mt-2">
        <ListOrder byTime="What starts first" isByTime={isByStart} onChange={setByStart} />
        <div className="no-print text-sm text-ink-soft">
          <LeadTimeScale />
        </div>
      </div>
      <ol className="mt-2" aria-busy={list.isWaiting}>
        {entries.map(({ item, notNeeded, days }) => (
          <ItemRow
            key={item}
            item={itemFor(item, move)}
            list={list}
            isNumbered
            timing={
              <LeadTime
                days={itemDaysFor(item, move).lead}
                isFirst={!steps && days === mostDays}
                isNow={daysLeft !== undefined && days >= daysLeft}
              />
            }
            fromPlan={
              plan && steps && { urgent: stepsOf(item, plan, steps, onChange), advice: null, reasons: null }
            }
            notNeeded={notNeeded}
          />
        ))}
      </ol>
      <p className="no-print mt-2 text-sm text-ink-soft">Most lead times are our suggestion.</p>
      <PaperBar />
      {!keeping && (
        <div className="no-print needs-script">
          <OpenPlanFile today={today} onRead={(plan) => plan && onOpenFile(plan)} />
        </div>
      )}
      <FirstWeek move={move} more={keeping ? [keeping] : []} />
      <div className="no-print">
        <SourceList of={data} />
      </div>
    </SourcesContext>
  );
}

type Entry = { item: ItemId; notNeeded: string | undefined; days: number };

function itemEntries(move: Move): Entry[] {
  return itemIds.map((item) => {
    const notNeeded = notNeededBecause(item, move);
    return { item, notNeeded, days: notNeeded ? 0 : itemDaysFor(item, move).lead };
  });
}

/** What starts first leads. An early step may have to start before its item. */
function byStart(steps: UndatedSteps | undefined) {
  const leadOf = ({ item, days }: Entry) =>
    Math.max(days, ...(steps?.lines ?? []).map((line) => (line.item === item && line.lead) || 0));
  return (a: Entry, b: Entry) => leadOf(b) - leadOf(a);
}

/** For a family that has said nothing yet. */
function StartFirst() {
  return (
    <p className="no-print mt-3 leading-snug">
      Start first:{' '}
      <Link to="/pcs-toolkit/family-orders" className="link">
        travel screening
      </Link>{' '}
      for your family, and{' '}
      <Link to="/pcs-toolkit/pet-travel" className="link">
        shots for pets
      </Link>
      .
    </p>
  );
}

type MoveQuestionsProps = Pick<PlainListProps, 'plan' | 'today' | 'onChange' | 'accountPlace'> & {
  isSignedIn: boolean;
};

/** What the plan asks, and where its account keeps it. */
function MoveQuestions({ plan, today, onChange, accountPlace, isSignedIn }: MoveQuestionsProps) {
  return (
    <section
      id={moveAnchor}
      aria-label="Your move"
      className="no-print needs-script -mt-2 scroll-mt-20 rounded-b-xl bg-sand px-4 pb-2"
    >
      <YourMove
        move={plan?.move ?? {}}
        onChange={(changed) => onChange({ ...plan, move: changed })}
        first={today && !plan?.reportDay ? monthQuestion(plan, today, onChange) : undefined}
      />
      {plan && isSignedIn && <div ref={accountPlace} />}
      {isSignedIn && !plan && (
        <p className="pb-2 text-sm text-ink-soft">
          Plan on another device? Open this page there and check “Keep it with my account too.”
        </p>
      )}
    </section>
  );
}

/** Asks for the month while there is no date. */
function monthQuestion(plan: AnyPlan | undefined, today: CalendarDay, onChange: PlainListProps['onChange']) {
  const month = plan?.month;
  return {
    words: month && formatMonth(month),
    field: (
      <SelectField
        label="Month, until you know the day"
        value={month?.slice('2027-'.length) ?? ''}
        onChange={({ currentTarget: { value } }) => {
          const { reportDay: _, ...others } = plan ?? { move: {} };
          onChange({ ...others, month: nextMonth(value, today) });
        }}
      >
        <MonthOptions />
      </SelectField>
    ),
  };
}

/** The early steps beside an item; undefined when it has none. */
function stepsOf(
  item: ItemId,
  plan: AnyPlan,
  { lines, Row }: UndatedSteps,
  onChange: PlainListProps['onChange'],
): ReactNode {
  const beside = lines.filter((line) => line.item === item);
  return beside.length === 0
    ? undefined
    : beside.map((line) => <Row key={line.step} isBeside line={line} plan={plan} onChange={onChange} />);
}

function PaperBar() {
  return (
    <p className="no-print mt-4 flex flex-wrap items-center gap-x-4 gap-y-1">
      <Button variant="secondary" onClick={printPage}>
        <Icon name="printer" className="size-5" />
        Print
      </Button>
      <ChecklistPdf className="link inline-flex min-h-11 items-center">Download as a PDF</ChecklistPdf>
    </p>
  );
}
