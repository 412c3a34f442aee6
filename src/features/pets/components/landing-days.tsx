import type { CalendarDay } from '@/dates/calendar-day';
import { landingSentences } from '@/features/pets/landing-sentences';
import type { PetResult } from '@/features/pets/outcome';

type LandingDaysProps = { result: PetResult; landing: CalendarDay | undefined; today: CalendarDay };

/** What there is to say about the days to land on, after the answer. */
export function LandingDays({ result, landing, today }: LandingDaysProps) {
  const sentences = landingSentences(result, landing, today);
  if (sentences.length === 0) return null;
  return <p className="mt-3 max-w-measure print:mt-0.5 print:max-w-none">{sentences.join(' ')}</p>;
}
