import type { CalendarDay } from '@/dates/calendar-day';
import { formatDate } from '@/dates/format-date';
import type { AdviceStep } from '@/features/pets/advice';
import { adviceWords, stepTimes } from '@/features/pets/content/pet-date-outcomes';
import { landingSentences } from '@/features/pets/landing-sentences';

type AdviceListProps = {
  advice: readonly AdviceStep[];
  landing: CalendarDay | undefined;
  today: CalendarDay;
};

export function AdviceList({ advice, landing, today }: AdviceListProps) {
  if (advice.length === 0) return null;
  const keepsLanding = landing && !advice.some(({ kind }) => kind.startsWith('land'));
  return (
    <>
      <p className="mt-4 mb-1 font-semibold print:mt-1">
        {keepsLanding ? `What fixes it for ${formatDate(landing)}` : 'What fixes it'}
      </p>
      <ol className="max-w-measure list-decimal space-y-2 pl-6 print:max-w-none print:space-y-0">
        {advice.map((step) => (
          <li key={step.kind}>{wordsOf(step, today)}</li>
        ))}
      </ol>
    </>
  );
}

function wordsOf(step: AdviceStep, today: CalendarDay): string {
  switch (step.kind) {
    case 'send':
      return adviceWords.send;
    case 'packet':
      return adviceWords.packet(step.daysBefore);
    case 'land':
      return landingSentences(step.landings).join(' ');
    case 'land-after':
      return adviceWords.landAfter(formatDate(step.day));
    default:
      return adviceWords[step.kind](timeOf(step.from, step.by, today));
  }
}

function timeOf(from: CalendarDay, by: CalendarDay, today: CalendarDay): string {
  if (from === by) return stepTimes.soonest(formatDate(from));
  return from <= today ? stepTimes.by(formatDate(by)) : stepTimes.between(formatDate(from), formatDate(by));
}
