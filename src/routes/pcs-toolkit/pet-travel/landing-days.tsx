import { formatDate } from '@/lib/format-date';
import type { PetResult } from '@/pets/outcome';
import type { CalendarDay } from '@/plan/calendar-day';

export function LandingDays({ result, landing }: { result: PetResult; landing: CalendarDay | undefined }) {
  const { landings, outcome } = result;
  if (outcome === 'exempt') return null;
  if (!landings) {
    if (outcome === 'incomplete') return null;
    return (
      <p className="mt-3 max-w-measure font-semibold print:mt-1 print:max-w-none">
        No landing day passes with these dates: landing later doesn’t fix them.
      </p>
    );
  }
  const { earliest, dayInHand, last } = landings;
  const isTooLate = landing !== undefined && landing > last;
  return (
    <p className="mt-3 max-w-measure print:mt-1 print:max-w-none">
      {dayInHand ? (
        <>
          <strong className="font-semibold">
            Land {formatDate(dayInHand)} or later{isTooLate && `, and no later than ${formatDate(last)}`}.
          </strong>{' '}
          {earliest < dayInHand &&
            `${formatDate(earliest)} is the earliest, but copies of the rules count that day differently: ask before you book it.`}
        </>
      ) : (
        <>
          <strong className="font-semibold">Only {formatDate(earliest)} may pass.</strong> Ask before you book
          it.
        </>
      )}{' '}
      {!isTooLate && dayInHand && `These dates are good until ${formatDate(last)}.`}
    </p>
  );
}
