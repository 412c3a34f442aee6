// The sources of the guide to a spouse’s work: its facts are in spouse-work.ts.

import type { Source } from '@/facts/types';
import { licenseLaw } from '@/guides/license-figures';
import { armySchools } from '@/guides/shared-sources';

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
  nurseCompact: {
    title: 'LegalClarity, 2025: nursing compact; House Bill 897 as of Dec 8, 2025',
    by: 'other',
    issued: '2025-12-08',
    url: 'https://www.keepinglawsimple.org/states/hawaii/bills/2026/HB897',
  },
  nurseBoardPhone: { title: 'Trusted Health (undated): Hawaii nurse license', by: 'other', issued: 'undated', url: 'https://www.trustedhealth.com/nurse-licensure-guide/hawaii' },
  marineClaim: {
    title: 'Marine Corps Community Services: spouses’ licensure',
    by: 'government',
    issued: 'undated',
    url: 'https://29palms.usmc-mccs.org/news/marine-corps-reimburses-spouse-licensure-costs-related-to-pcs-moves',
  },
  coastGuardClaim: {
    title: 'Coast Guard (CG-133): license reimbursement for spouses',
    by: 'government',
    issued: 'undated',
    url: 'https://www.dcms.uscg.mil/Our-Organization/Assistant-Commandant-for-Human-Resources-CG-1/Director-of-Military-Personnel-CG-13/Military-Personnel-Policy-CG-133-/Spouse-License-Reimbursement/',
  },
  teachers: {
    title: 'Teach in Hawaii: licensed in another state',
    by: 'government',
    issued: 'undated',
    url: 'https://www.teachinhawaii.org/hawaii_faq/im-licensed-in-another-state-do-i-need-to-be-licensed-in-hawaii/',
  },
  teacherBoard: {
    title: 'Hawaii Teacher Standards Board: permits, license types and questions',
    by: 'government',
    issued: '2020',
    url: 'https://hawaiiteacherstandardsboard.org/content/permits-and-license-types/',
  },
  election: { title: '50 U.S.C. 4001 (residence for taxes), text of Nov 2024', by: 'law', issued: '2024-11', url: 'https://www.law.cornell.edu/uscode/text/50/4001' },
  taxRelease: {
    title: 'Hawaii Tax Information Releases 2010-01 and 2019-01, as TaxSlayer explains them',
    by: 'other',
    issued: '2019',
    url: 'https://support.taxslayer.com/hc/en-us/articles/360015907671',
  },
  nonresidentForm: {
    title: 'Hawaii Department of Taxation: instructions for Form HW-6, 2023 (a copy)',
    by: 'government',
    issued: '2023',
    readOn: '2026-11-30',
    url: 'https://ses.stf.com/bookmarks/Green%20Team/HI_wsw/0000/2024062008514111010154.htm',
  },
  navy: {
    title: 'MyNavyHR: spouse licensure',
    by: 'government',
    issued: '2024',
    url: 'https://www.mynavyhr.navy.mil/Support-Services/Culture-Resilience/Family-Readiness/Spouse-Licensure/',
  },
  relicensingLaw: { title: '37 U.S.C. 453(g) (relicensing costs), text of 2025', by: 'law', issued: '2025', url: 'https://www.law.cornell.edu/uscode/text/37/453' },
  armyClaim: {
    title: 'MyArmyBenefits: relicensing and business costs',
    by: 'government',
    issued: '2024',
    readOn: '2026-11-30',
    url: 'https://myarmybenefits.us.army.mil/Benefit-Library/Federal-Benefits/Reimbursement-of-Qualifying-Spouse-Relicensing-Costs-and-Business-Costs',
  },
  federalJobs: {
    title: 'National Institutes of Health: hiring military spouses',
    by: 'government',
    issued: 'undated',
    url: 'https://hr.nih.gov/jobs/announcement-links/appointment-certain-military-spouses-eligibility',
  },
  training: {
    title: 'Military OneSource: more spouses can apply for MyCAA',
    by: 'government',
    issued: 'undated',
    readOn: '2026-11-30',
    url: 'https://www.militaryonesource.mil/media/news-and-releases/dod-expands-military-spouse-scholarship-eligibility/',
  },
  oneSource: armySchools,
  unemployment: {
    title: 'Joint Base San Antonio: spouses and unemployment benefits',
    by: 'government',
    issued: '2020-12',
    url: 'https://www.jbsa.mil/News/News/Article/2444232/military-spouses-eligible-for-unemployment-benefits-following-pcs/',
  },
} as const satisfies Record<string, Source>;
