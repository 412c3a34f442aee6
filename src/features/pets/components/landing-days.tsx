import type { CalendarDay } from '@/dates/calendar-day';
import { formatDate } from '@/dates/format-date';
import { landingWords } from '@/features/pets/content/pet-date-outcomes';
import { landingSentences } from '@/features/pets/landing-sentences';
import type { PetResult } from '@/features/pets/outcome';

type LandingDaysProps = { result: PetResult; landing: CalendarDay | undefined };

/** What there is to say about the days to land on, after the answer. */
export function LandingDays({ result, landing }: LandingDaysProps) {
  const sentences = sentencesFor(result, landing);
  if (sentences.length === 0) return null;
  return <p className="mt-3 max-w-measure print:mt-0.5 print:max-w-none">{sentences.join(' ')}</p>;
}

function sentencesFor(
  { landings, missing, plan }: PetResult,
  landing: CalendarDay | undefined,
): readonly string[] {
  if (landings) return landingSentences(landings, plan?.landing, landing);
  if (missing.length === 0) return [landingWords.none];
  return landing && plan && plan.landing > landing ? [landingWords.tooSoon(formatDate(landing))] : [];
}
