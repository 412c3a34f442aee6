import { formatDecimal } from '@/money/decimal';

/** 30 is '30 years', 1 is '1 year', 26.5 is '26.5 years'. */
export function formatYears(years: number): string {
  const text = formatDecimal(years, 2);
  return `${text} ${text === '1' ? 'year' : 'years'}`;
}

/** 5.5 is '5.5%'. Up to three decimals, because rates come in eighths. */
export function formatPercent(percent: number): string {
  return `${formatDecimal(percent, 3)}%`;
}

/** 36 is '3 years', 18 is '18 months', 1 is '1 month'. */
export function formatStay(months: number): string {
  if (months % 12 === 0) return formatYears(months / 12);
  return `${months} ${months === 1 ? 'month' : 'months'}`;
}

/** For a figure that one of the two options lacks. */
export const NOT_APPLICABLE = '–';

/** 1 and 144 are 'Months 1-144 (to year 12)'. */
export function formatMonthRange(from: number, to: number): string {
  const months = from === to ? `Month ${to}` : `Months ${from}-${to}`;
  return `${months} (to year ${formatDecimal(to / 12, 1)})`;
}

/** 5.6881 is '5.69%': two decimals are enough for a computed rate. */
export function formatRate(percent: number): string {
  return formatPercent(Math.round(percent * 100) / 100);
}
