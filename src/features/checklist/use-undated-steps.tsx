import { type ReactNode, useState } from 'react';
import type { CalendarDay } from '@/dates/calendar-day';
import { useLazyComponent } from '@/ui/use-lazy-component';
import type { UndatedSteps } from './components/undated-steps';
import type { AnyPlan } from './family-plan';

// With the planned list, which has the same rows: a chunk of its own would move what both share into every page's.
const load = () => import('./components/planned-list').then((module) => module.UndatedStepsSource);

/** Returns the early steps of a plan without a date, undefined until they have loaded, and what has to be rendered for them. */
export function useUndatedSteps(
  plan: AnyPlan | undefined,
  today: CalendarDay | undefined,
): [UndatedSteps | undefined, ReactNode] {
  const [steps, setSteps] = useState<UndatedSteps>();
  const isWanted = plan !== undefined && plan.reportDay === undefined;
  const Source = useLazyComponent(load, isWanted);
  const source = Source && isWanted && today && <Source plan={plan} today={today} onSteps={setSteps} />;
  return [isWanted ? steps : undefined, source];
}
