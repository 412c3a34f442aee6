// The sources of the guide to a spouse’s work: its facts are in spouse-work.ts.

import type { Source } from '@/facts/types';
import { licenseLaw } from '@/guides/license-figures';
import { armySchools } from '@/guides/school-sources';

export const sources = {
  justice: {
    title: 'Justice Department: license portability fact sheet',
    by: 'government',
    issued: '2025',
    url: 'https://www.justice.gov/servicemembers/2025-update-portability-professional-licenses',
  },
  portability: licenseLaw,
  hawaiiRule: {
    title: 'HRS 436B-14.7 (licenses of military spouses), 2024 session',
    by: 'law',
    issued: '2024',
    url: 'https://www.capitol.hawaii.gov/hrscurrent/Vol10_Ch0436-0474/HRS0436B/HRS_0436B-0014_0007.htm',
  },
  nursePermit: {
    title: 'HRS 457-13.5 (temporary permits for nurses), Jan 2025',
    by: 'law',
    issued: '2025-01',
    url: 'https://codes.findlaw.com/hi/division-2-business/hi-rev-st-sect-457-13-5/',
  },
  teacherBoard: {
    title: 'Hawaii Teacher Standards Board: permits, license types and questions',
    by: 'government',
    issued: '2020',
    readOn: '2026-12-01',
    url: 'https://hawaiiteacherstandardsboard.org/content/permits-and-license-types/',
  },
  election: { title: '50 U.S.C. 4001 (residence for taxes), text of Nov 2024', by: 'law', issued: '2024-11', url: 'https://www.law.cornell.edu/uscode/text/50/4001' },
  taxRelease: {
    title: 'Hawaii Tax Information Releases 2010-01 and 2019-01, as TaxSlayer explains them',
    by: 'other',
    issued: '2019',
    readOn: '2026-12-01',
    url: 'https://support.taxslayer.com/hc/en-us/articles/360015907671',
  },
  navy: {
    title: 'MyNavyHR: spouse licensure',
    by: 'government',
    issued: '2024',
    url: 'https://www.mynavyhr.navy.mil/Support-Services/Culture-Resilience/Family-Readiness/Spouse-Licensure/',
  },
  relicensingLaw: { title: '37 U.S.C. 453(g) (relicensing costs), text of 2025', by: 'law', issued: '2025', url: 'https://www.law.cornell.edu/uscode/text/37/453' },
  training: {
    title: 'Military OneSource: more spouses can apply for MyCAA',
    by: 'government',
    issued: 'undated',
    readOn: '2026-11-30',
    url: 'https://www.militaryonesource.mil/media/news-and-releases/dod-expands-military-spouse-scholarship-eligibility/',
  },
  exciseLicense: {
    title: 'Hawaii Department of Taxation: general excise tax',
    by: 'government',
    issued: 'undated',
    url: 'https://tax.hawaii.gov/geninfo/get/',
  },
  oneSource: armySchools,
} as const satisfies Record<string, Source>;
