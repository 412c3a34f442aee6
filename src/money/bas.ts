// The Basic Allowance for Subsistence (BAS) of one year. Each January replace the year, the rates, the source and the day;
// `npm run launch-check` says when the year has passed.
import type { DueOn, IsoDate, Source } from '@/facts/types';
import type { PayGrade } from './pay-grades';

export const BAS_YEAR = 2026;

export const basSource: Source = {
  title: 'DFAS: 2026 BAS, from three copies that agree to the cent; the link is DFAS’s own page',
  by: 'government',
  issued: '2026',
  url: 'https://www.dfas.mil/militarymembers/payentitlements/bas/',
};

/** DoD publishes the next year's in December. */
export const BAS_DUE: DueOn = 'every 12-31';

export const BAS_CHECKED_ON: IsoDate = '2026-11-26';

export const BAS_ENLISTED_CENTS = 476_95;
/** Warrant officers get the officers' rate. */
export const BAS_OFFICER_CENTS = 328_48;

/** Returns the BAS in cents a month. */
export function basCents(grade: PayGrade): number {
  return grade.startsWith('E-') ? BAS_ENLISTED_CENTS : BAS_OFFICER_CENTS;
}
