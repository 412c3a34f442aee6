import type { CalendarDay } from '@/dates/calendar-day';
import { landingWords } from '@/features/pets/content/pet-date-outcomes';
import { landingSentences } from '@/features/pets/landing-sentences';
import type { PetResult } from '@/features/pets/outcome';

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
