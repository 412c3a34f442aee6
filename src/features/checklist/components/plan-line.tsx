import { useSyncExternalStore } from 'react';
import { hasKeptPlan } from '@/features/checklist/has-kept-plan';
import { useLazyComponent } from '@/ui/use-lazy-component';
import type { PlanLineProps } from './plan-line-text';

const load = () => import('./plan-line-text').then((module) => module.PlanLineText);
const neverChanges = () => () => undefined;

/**
 * What a kept plan says about a guide. Without one it takes no space and loads nothing; with one its space is there from
 * the first paint (the starter's data-plan), so that the text that follows moves nothing. It passes on what the guides
 * use of the plan.
 */
export function PlanLine(props: PlanLineProps) {
  const hasPlan = useSyncExternalStore(neverChanges, hasKeptPlan, () => false);
  const PlanLineText = useLazyComponent(load, hasPlan);
  return (
    <div className={`plan-line no-print ${hasPlan ? 'has-plan' : ''}`}>
      {PlanLineText && <PlanLineText {...props} />}
    </div>
  );
}
