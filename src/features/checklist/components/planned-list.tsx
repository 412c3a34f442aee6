import { useState } from 'react';
import { SourcesContext } from '@/blocks/fact-text';
import { GuideSection } from '@/blocks/guide-section';
import { SourceList } from '@/blocks/source-list';
import { type CalendarDay, daysBetween } from '@/dates/calendar-day';
import { formatDate } from '@/dates/format-date';
import { itemFor } from '@/features/checklist/audience';
import { startDates } from '@/features/checklist/content/checklist-start-dates';
import { checklistItems } from '@/features/checklist/content/hawaii-checklist';
import { timingOf } from '@/features/checklist/content/plan-words';
import { checklistFor } from '@/features/checklist/family-checklist';
import { clocksOf } from '@/features/checklist/family-clocks';
import { type FamilyPlan, notNeededBecause } from '@/features/checklist/family-plan';
import type { Progress } from '@/features/checklist/progress';
import { entriesLeft, type PlanEntry, planEntries } from '@/features/checklist/start-by';
import { numberedSources } from '@/guides/facts';
import type { OfficePhone } from '@/guides/types';
import { ItemRow } from './item-row';
import { LandingClocks } from './landing-clocks';
import { ListViews } from './list-views';
import { OfficesCard } from './offices-card';
import { PlanActions } from './plan-actions';
import { PlanBox, ShortNoticeBox } from './plan-notice';
import { YourMove } from './your-move';

type PlannedListProps = {
  plan: FamilyPlan;
  today: CalendarDay;
  progress: Progress;
  isWaiting: boolean;
  isDisabled: boolean;
  onToggle: (itemIndex: number, completed: boolean) => void;
  onChange: (plan: FamilyPlan) => void;
};

/** The checklist with this family's own dates. */
export function PlannedList({
  plan,
  today,
  progress,
  isWaiting,
  isDisabled,
  onToggle,
  onChange,
}: PlannedListProps) {
  const { reportDay, move } = plan;
  const [offices, setOffices] = useState<readonly OfficePhone[]>([]);

  const entriesWith = (done: Progress) =>
    planEntries({
      reportDay,
      today,
      items: startDates,
      isDone: (index) => done.has(index),
      isNotNeeded: (index) => notNeededBecause(index, move) !== undefined,
    });
  const entries = entriesWith(progress);
  const left = entriesLeft(entries);
  const daysToReport = daysBetween(today, reportDay);
  const clocks = <LandingClocks plan={plan} isShort={left.some(({ isShort }) => isShort)} />;
  const data = [checklistFor(move), offices];

  const row = ({ itemIndex }: PlanEntry, isNumbered: boolean) => {
    const item = checklistItems[itemIndex];
    const entry = entries[itemIndex];
    if (!item || !entry) return null;
    return (
      <ItemRow
        key={item.title}
        item={itemFor(item, move)}
        itemIndex={itemIndex}
        isNumbered={isNumbered}
        isDone={progress.has(itemIndex)}
        isDisabled={isDisabled}
        onToggle={(completed) => onToggle(itemIndex, completed)}
        timing={timingOf(entry, move)}
      />
    );
  };

  return (
    <SourcesContext value={numberedSources(data)}>
      <YourMove plan={plan} change={onChange} />
      <div className="plan-paper">
        <p className="hidden print:block">Planned for {formatDate(reportDay)}.</p>
        {daysToReport > 0 ? (
          <ShortNoticeBox daysToReport={daysToReport} left={left} />
        ) : (
          <PlanBox title="Your report date is here. What still matters:">{clocks}</PlanBox>
        )}
        <ListViews
          progress={progress}
          isWaiting={isWaiting}
          dates={`${today} ${reportDay}`}
          entriesWith={entriesWith}
          row={row}
        />
        {daysToReport > 0 && clocksOf(plan).length > 0 && (
          <GuideSection title="After you land">{clocks}</GuideSection>
        )}
        <OfficesCard move={move} onOffices={setOffices} />
      </div>
      <div className="no-print">
        <GuideSection title="Take your plan with you">
          <PlanActions plan={plan} left={left} />
        </GuideSection>
      </div>
      <div className="no-print">
        <SourceList of={data} />
      </div>
    </SourcesContext>
  );
}
