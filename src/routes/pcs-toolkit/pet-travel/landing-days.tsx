import { landingWords } from '@/guides/pet-date-outcomes';
import type { PetResult } from '@/pets/outcome';
import type { CalendarDay } from '@/plan/calendar-day';
import { landingSentences } from './landing-sentences';

type LandingDaysProps = { result: PetResult; landing: CalendarDay | undefined };

/** When the pet can land with the dates as they are, unless the advice says it. */
export function LandingDays({ result: { landings, advice, outcome }, landing }: LandingDaysProps) {
  const needsChange = advice.some(({ kind }) => kind === 'packet');
  if (landings ? advice.length > 0 && !needsChange : !needsChange || outcome === 'incomplete') return null;
  const [lead, ...rest] = landings ? landingSentences(landings, landing) : [landingWords.none];
  return (
    <p className="mt-3 max-w-measure print:mt-1 print:max-w-none">
      <strong className="font-semibold">{lead}</strong> {rest.join(' ')}
    </p>
  );
}
