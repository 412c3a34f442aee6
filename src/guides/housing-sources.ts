// The sources on renting and on living on base that several pages cite. A page’s own are beside its facts.
import { factsCheckedOn } from '@/facts/facts';
import type { Source } from '@/facts/types';

export const exciseSurcharge = {
  title: 'Hawaii Department of Taxation: county surcharge on the general excise tax',
  by: 'government',
  issued: 'undated',
  readOn: '2026-11-30',
  url: 'https://tax.hawaii.gov/geninfo/countysurcharge/',
} as const satisfies Source;

export const licenseLaw = {
  title: 'HRS 467-7 and eSign, Hawaii: who needs a real estate license',
  by: 'law',
  issued: 'undated',
  url: 'https://www.capitol.hawaii.gov/hrscurrent/Vol10_Ch0436-0474/HRS0467/HRS_0467-0007.htm',
} as const satisfies Source;

export const landlordTenantLaw = {
  title: 'HRS chapter 521, Hawaii’s landlord-tenant code, text of 2017',
  by: 'law',
  issued: '2017',
  readOn: '2026-11-30',
  url: 'https://www.capitol.hawaii.gov/hrscurrent/Vol12_Ch0501-0588/HRS0521/',
} as const satisfies Source;

export const landlordHandbook = {
  title: 'Hawaii Office of Consumer Protection: landlord-tenant handbook, 2016 (we read copies)',
  by: 'government',
  issued: '2016',
  url: 'https://cca.hawaii.gov/ocp/files/2016/04/2016-Landlord-Tenant-Handbook.pdf',
} as const satisfies Source;

export const kaneoheTemporaryHousing = {
  title: 'Military OneSource: MCB Hawaii temporary housing',
  by: 'government',
  issued: 'undated',
  url: 'https://installations.militaryonesource.mil/military-installation/mcb-hawaii/housing/temporary-housing',
} as const satisfies Source;

export const kaneoheHousingApplication = {
  title: 'Marine Corps Base Hawaii: how to apply for family housing',
  by: 'government',
  issued: 'undated',
  readOn: '2026-12-01',
  url: 'https://www.mcbhawaii.marines.mil/Offices-Staff/S-4-Installations-Logistics/Family-Housing/How-to-Apply/',
} as const satisfies Source;

export const livingOnBase = { title: 'PCS Oahu: living on base', by: 'other', issued: '2026-08', url: 'https://pcsoahu.com/on-base/' } as const satisfies Source;

export const coastGuardHousing = {
  title: 'MyBaseGuide: Coast Guard housing in Hawaii',
  by: 'other',
  issued: 'undated',
  url: 'https://mybaseguide.com/coast_guard/88-3514-21389/hawaii_coast_guard_housing',
} as const satisfies Source;

export const islandPalm = {
  title: 'Lendlease: Island Palm Communities',
  by: 'company',
  issued: '2023-01',
  url: 'https://www.lendlease.com/us/projects/island-palm-communities/',
} as const satisfies Source;

export const armyMold = { title: 'U.S. Army Garrison Hawaii: mold', by: 'government', issued: 'undated', url: 'https://home.army.mil/hawaii/mold' } as const satisfies Source;

export const housingAllowanceLaw = {
  title: '37 U.S.C. 403 (BAH), text of 2023',
  by: 'law',
  issued: '2023',
  readOn: '2026-11-30',
  url: 'https://www.law.cornell.edu/uscode/text/37/403',
} as const satisfies Source;

export const dodBahQuestions = {
  title: 'DoD: questions about BAH',
  by: 'government',
  issued: 'undated',
  readOn: '2026-11-30',
  url: 'https://www.travel.dod.mil/Support/ALL-FAQs/Article/2978684/bah-eligibility/',
} as const satisfies Source;

export const hickamCivilians = {
  title: 'Hawaii News Now: civilians at Joint Base Pearl Harbor-Hickam',
  by: 'other',
  issued: '2023-11',
  url: 'https://www.hawaiinewsnow.com/2023/11/17/civilians-joint-base-pearl-harbor-hickam-say-big-rent-hikes-may-price-them-off-base/',
} as const satisfies Source;

// What power costs in a home on base, for the base housing guide and the Cost of Living page.
const navyBills = {
  title: 'Navy Region Hawaii, Oct 2, 2019: electricity bills in base homes',
  url: 'https://www.cnic.navy.mil/regions/cnrh/news/news_releases/taking-energy-conservation-action.html',
  by: 'government',
  issued: '2019-10',
  readOn: '2026-11-29',
} as const satisfies Source;

export const armyPower = factsCheckedOn('2026-11-26').read('Electricity is included at Island Palm, the Army’s homes.', islandPalm);

export const navyPower = factsCheckedOn('2026-11-29').read(
  'Electric bills at Pearl Harbor-Hickam, in 2019: if you use over 10% more than similar homes, you pay for the rest. If you use over 10% less, you get money back. In Marine Corps homes, ask.',
  navyBills,
);
