import { addDays, type CalendarDay } from '@/dates/calendar-day';
import { formatDate } from '@/dates/format-date';
import { landingWords } from './content/pet-date-outcomes';
import type { Landings } from './landing';

/** Returns the days to land on as sentences, the most important first. `planned`: the landing day that was entered. */
export function landingSentences(
  { earliest, dayInHand, last }: Landings,
  planned?: CalendarDay,
): readonly [string, ...string[]] {
  if (!dayInHand) {
    const next = last && last >= earliest ? formatDate(addDays(last, 1)) : undefined;
    return [landingWords.only(formatDate(earliest), next), landingWords.askBefore];
  }
  const disputed = earliest < dayInHand ? [landingWords.disputed(formatDate(earliest))] : [];
  const from = formatDate(dayInHand);
  if (!last) return [landingWords.from(from), ...disputed];
  if (planned && planned > last) return [landingWords.between(from, formatDate(last)), ...disputed];
  return [landingWords.from(from), ...disputed, landingWords.goodUntil(formatDate(last))];
}
