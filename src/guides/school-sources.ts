// The sources on schools and child care that several pages cite. A page’s own are beside its facts.
import type { Source } from '@/facts/types';

export const childCareRequest = {
  title: 'MilitaryChildCare.com: requesting care',
  by: 'government',
  issued: 'undated',
  url: 'https://public.militarychildcare.csd.disa.mil/mcc-central/mcchome/how-request-child-care-and-manage-your-requests',
} as const satisfies Source;

export const armySchools = {
  title: 'Military OneSource: education at Schofield Barracks and Fort Shafter',
  by: 'government',
  issued: 'undated',
  url: 'https://installations.militaryonesource.mil/military-installation/schofield-barracks-fort-shafter/education/education',
} as const satisfies Source;

export const stateMilitaryFamilies = {
  title: 'Hawaii Department of Education: military families',
  by: 'government',
  issued: '2025',
  readOn: '2026-11-30',
  url: 'https://hawaiipublicschools.org/enrolling-in-school/military-families/',
} as const satisfies Source;

export const militaryGuide2023 = {
  title: 'Hawaii Military Guide, Summer/Fall 2023, page 86',
  by: 'other',
  issued: '2023',
  readOn: '2026-11-30',
  url: 'https://www.journalgraphicsdigitalpublications.com/epubs/HarringtonPublishing/Hawaii-Military-Guide-Summer-Fall-2023/86',
} as const satisfies Source;

export const iepTransfer = {
  title: '34 CFR 300.323 (IEPs of children who move), text of June 2026',
  by: 'law',
  issued: '2026-06',
  url: 'https://law.lawstack.com/cfr/34/300.323/',
} as const satisfies Source;

export const schoolHealthRules = {
  title: 'Hawaii Department of Education: health and immunization rules',
  by: 'government',
  issued: '2025',
  url: 'https://hawaiipublicschools.org/enrolling-in-school/student-health-immunization-requirements',
} as const satisfies Source;
