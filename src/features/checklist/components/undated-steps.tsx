import { type ComponentType, useLayoutEffect } from 'react';
import type { CalendarDay } from '@/dates/calendar-day';
import type { RecordWords } from '@/features/checklist/content/plan-record';
import { allSteps } from '@/features/checklist/content/steps/all-steps';
import { earlySteps, type StepLine } from '@/features/checklist/dated-lines';
import type { AnyPlan } from '@/features/checklist/family-plan';
import { keepingSection } from './plan-keeping';
import { StepRow, type StepRowProps } from './step-row';

export type UndatedSteps = {
  lines: readonly StepLine[];
  /** What they say, for the page's sources. */
  words: readonly RecordWords[];
  Row: ComponentType<StepRowProps>;
  keepingSection: typeof keepingSection;
};

type UndatedStepsSourceProps = {
  plan: AnyPlan;
  today: CalendarDay;
  onSteps: (steps: UndatedSteps) => void;
};

/** Reports the early steps of a plan without a date; renders nothing. */
export function UndatedStepsSource({ plan, today, onSteps }: UndatedStepsSourceProps) {
  useLayoutEffect(() => {
    const lines = earlySteps(plan, today);
    onSteps({ lines, words: lines.map(({ step }) => allSteps[step].words), Row: StepRow, keepingSection });
  }, [plan, today, onSteps]);
  return null;
}
