import { formatDecimal } from '@/calculators/usd';

/** 30 is '30 years', 1 is '1 year', 26.5 is '26.5 years'. */
export function formatYears(years: number): string {
  const text = formatDecimal(years, 2);
  return `${text} ${text === '1' ? 'year' : 'years'}`;
}

/** 5.5 is '5.5%'. Up to three decimals, because rates come in eighths. */
export function formatPercent(percent: number): string {
  return `${formatDecimal(percent, 3)}%`;
}
