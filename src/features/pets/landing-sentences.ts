import { addDays, type CalendarDay } from '@/dates/calendar-day';
import { formatDate } from '@/dates/format-date';
import { landingWords } from './content/pet-date-outcomes';
import type { Landings } from './landing';

/**
 * Returns the days to land on as sentences, without the earliest one when the answer has named it already. `planned`: the
 * landing day that was entered.
 */
export function landingSentences(
  { earliest, dayInHand, last }: Landings,
  answered: CalendarDay | undefined,
  planned?: CalendarDay,
): readonly string[] {
  if (!dayInHand) {
    const next = last && last >= earliest ? formatDate(addDays(last, 1)) : undefined;
    return [landingWords.only(formatDate(earliest), next), landingWords.askBefore];
  }
  const from = formatDate(dayInHand);
  const disputed = earliest < dayInHand ? [landingWords.disputed(formatDate(earliest))] : [];
  if (last && planned && planned > last) return [landingWords.between(from, formatDate(last)), ...disputed];
  const lead = dayInHand === answered ? [] : [landingWords.earliest(from)];
  return [...lead, ...disputed, ...(last ? [landingWords.goodUntil(formatDate(last))] : [])];
}
