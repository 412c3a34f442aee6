// The sources on VA loans and on buying a home that several pages cite. A page’s own are beside its facts.
import type { Source } from '@/facts/types';

export const respaSection8 = {
  title: '12 U.S.C. 2607 (RESPA section 8)',
  by: 'law',
  issued: 'undated',
  readOn: '2026-12-01',
  url: 'https://www.law.cornell.edu/uscode/text/12/2607',
} as const satisfies Source;

export const loanAssumptionLaw = { title: '38 U.S.C. 3714', by: 'law', issued: 'undated', url: 'https://www.law.cornell.edu/uscode/text/38/3714' } as const satisfies Source;

export const assumeList = { title: 'AssumeList: VA loan assumptions', by: 'other', issued: 'undated', url: 'https://assumelist.com/' } as const satisfies Source;

export const gapLoanCircular = {
  title: 'VA Circular 26-24-17',
  by: 'government',
  issued: '2024-08',
  readOn: '2026-11-30',
  url: 'https://benefits.va.gov/HOMELOANS/documents/circulars/26-24-17.pdf',
} as const satisfies Source;

export const vaLoanFeeLaw = {
  title: '38 U.S.C. 3729 (loan fee), text of 2025: these rates hold until June 9, 2034',
  by: 'law',
  issued: '2025',
  url: 'https://www.law.cornell.edu/uscode/text/38/3729',
} as const satisfies Source;

export const govLoans = { title: 'GovLoans.gov: help with a VA loan', by: 'government', issued: 'undated', url: 'https://www.govloans.gov/loans/loan-management/' } as const satisfies Source;

export const assumptionFees = {
  title: 'JD Supra, 2024: VA addresses assumption fees',
  by: 'other',
  issued: '2024',
  readOn: '2026-12-01',
  url: 'https://www.jdsupra.com/legalnews/va-addresses-assumption-fees-4004673/',
} as const satisfies Source;

export const vaPurchaseLoan = {
  title: 'VA: purchase loan page, copy of 2019',
  by: 'government',
  issued: '2019',
  url: 'https://www.va.gov/housing-assistance/home-loans/loan-types/purchase-loan/',
} as const satisfies Source;

export const kauluNews = {
  title: 'Hawaii Community Development Authority news',
  by: 'government',
  issued: '2025-03-20',
  readOn: '2026-12-01',
  url: 'https://dbedt.hawaii.gov/hcda/news-to-sell-more-housing-in-west-oahu-this-developer-is-raising-prices',
} as const satisfies Source;

export const loanOnHomeLaw = {
  title: '38 U.S.C. 3704 (living in the home, and new homes), text of Apr 2023',
  by: 'law',
  issued: '2023-04',
  url: 'https://www.law.cornell.edu/uscode/text/38/3704',
} as const satisfies Source;
