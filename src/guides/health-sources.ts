// The sources on health care and help that several pages cite. A page’s own are beside its facts.
import type { Source } from '@/facts/types';

export const armyStateBenefits = {
  title: 'MyArmyBenefits: Hawaii',
  by: 'government',
  issued: 'undated',
  url: 'https://myarmybenefits.us.army.mil/Benefit-Library/State/Territory-Benefits/Hawaii',
} as const satisfies Source;

export const vaHealthInHawaii = { title: 'VA Pacific Islands Health Care', by: 'government', issued: '2023-08-25', url: 'https://www.va.gov/pacific-islands-health-care/' } as const satisfies Source;

export const va = { title: 'VA.gov', by: 'government', issued: '2025', url: 'https://www.va.gov/' } as const satisfies Source;

export const crisisLine = {
  title: 'VA Pacific Islands Health Care: director’s message',
  by: 'government',
  issued: '2025-05-23',
  url: 'https://www.va.gov/pacific-islands-health-care/stories/directors-message-may-23-2025/',
} as const satisfies Source;

export const nurseLine = {
  title: 'Naval Health Clinic Oak Harbor: what the nurse line does',
  by: 'government',
  issued: 'undated',
  url: 'https://oakharbor.tricare.mil/Health-Services/Primary-Care/Pediatrics',
} as const satisfies Source;

export const triWest = {
  title: 'TRICARE Newsroom, Feb 6, 2025: the West Region and TriWest',
  by: 'government',
  issued: '2025-02-06',
  readOn: '2026-11-30',
  url: 'https://newsroom.tricare.mil/News/TRICARE-News/Article/4058748/tricare-west-region-contractor-transition-what-to-know-if-you-live-in-the-west',
} as const satisfies Source;

export const newborn = {
  title: 'TRICARE Newsroom, Jul 8, 2025: your newborn',
  by: 'government',
  issued: '2025-07-08',
  readOn: '2026-11-30',
  url: 'https://newsroom.tricare.mil/News/TRICARE-News/Article/4236663/qa-getting-tricare-for-your-newborn-baby',
} as const satisfies Source;

export const homelessVeterans = {
  title: 'VA: homeless programs',
  by: 'government',
  issued: 'undated',
  readOn: '2026-11-30',
  url: 'https://www.va.gov/HOMELESS/Programs.asp',
} as const satisfies Source;

export const violenceHotline = {
  title: 'Justice Department, Jan 20, 2022: the National Domestic Violence Hotline',
  by: 'government',
  issued: '2022-01-20',
  readOn: '2026-11-30',
  url: 'https://ovc.ojp.gov/news/grantee-news/national-domestic-violence-hotline-answers-6-million-contacts',
} as const satisfies Source;

export const poisonHelp = {
  title: 'Poison Help, Health Resources and Services Administration',
  by: 'government',
  issued: 'undated',
  readOn: '2026-11-30',
  url: 'https://poisonhelp.hrsa.gov/',
} as const satisfies Source;

export const tricareMoving = {
  title: 'TRICARE, Feb 23, 2024: what to do when you PCS',
  by: 'government',
  issued: '2024-02-23',
  readOn: '2026-11-30',
  url: 'https://tricare.mil/FAQs/general/GEN_pcs',
} as const satisfies Source;
