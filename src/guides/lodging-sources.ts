// The sources on temporary lodging and the first days that several pages cite. A page’s own are beside its facts.
import type { Source } from '@/facts/types';

export const baseKodiakTla = {
  title: 'Coast Guard Base Kodiak: Temporary Lodging Allowance',
  by: 'government',
  issued: 'undated',
  url: 'https://dcms.uscg.mil/Our-Organization/Operational-Logistics-Command-LOGCOM/Bases/Base-Kodiak/Departments-Staffs/Personnel-Support/Temporary-Lodging-Allowance',
} as const satisfies Source;

export const dodTlaRules = {
  title: 'DoD Financial Management Regulation, volume 7A, chapter 68; the link is DoD’s page on TLA',
  by: 'government',
  issued: 'undated',
  url: 'https://www.travel.dod.mil/Allowances/Temporary-Lodging-Allowance/',
} as const satisfies Source;

export const dodTlaQuestions = {
  title: 'DoD: questions about TLA',
  by: 'government',
  issued: '2022-04',
  readOn: '2026-12-01',
  url: 'https://www.travel.dod.mil/Support/ALL-FAQs/Article/2996319/temporary-lodging-allowance/',
} as const satisfies Source;

export const coastGuardMove = {
  title: 'MyBaseGuide: planning a Coast Guard move to Hawaii',
  by: 'other',
  issued: 'undated',
  url: 'https://mybaseguide.com/installation/hawaii-coast-guard/community/planning-your-move-56/',
} as const satisfies Source;

export const uponArrival = {
  title: 'MyBaseGuide: Coast Guard, upon your arrival',
  by: 'other',
  issued: 'undated',
  url: 'https://mybaseguide.com/installation/hawaii-coast-guard/community/upon-your-arrival-10/',
} as const satisfies Source;

export const militaryGuide2025 = { title: 'Hawaii Military Guide, Winter/Spring 2025', by: 'other', issued: '2025', unlinked: 'insecure' } as const satisfies Source;
