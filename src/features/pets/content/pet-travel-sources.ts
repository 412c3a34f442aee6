// Sources for the pet guide's facts. One has a URL only if it is worth linking to.

import type { Source } from '@/facts/types';
import { petOfficeSources } from '@/guides/pet-offices';
import { animalGuidelines, hickamShippingPets, petAllowanceQuestions, petImportRules } from '@/guides/pet-sources';

export const petSources = {
  ...petOfficeSources,
  governor: {
    title: 'Governor of Hawaii: new rabies quarantine rules',
    by: 'government',
    issued: '2018-08-22',
    url: 'https://governorige.hawaii.gov/newsroom/latest-news/news-release-on-new-rabies-quarantine-rules/',
  },
  rules: petImportRules,
  exempt: {
    title: 'Hawaii Administrative Rules 4-29-10, current to April 2024',
    by: 'law',
    issued: '2024-04',
    url: 'https://www.law.cornell.edu/regulations/hawaii/Haw-Code-R-SS-4-29-10',
  },
  favn: {
    title: 'Kansas State Rabies Laboratory: FAVN test',
    by: 'company',
    issued: 'undated',
    readOn: '2026-11-30',
    url: 'https://ksvdl.org/laboratories/rabies-laboratory/favn-test/',
  },
  animalGuidelines: animalGuidelines,
  airlines: {
    title: 'Alaska Airlines and Hawaiian Airlines: pets (undated copies; the link is Alaska’s page)',
    by: 'company',
    issued: 'undated',
    url: 'https://www.alaskaair.com/content/travel-info/policies/pets-traveling-with-pets.aspx',
  },
  alii: { title: 'Alii Veterinary Hospital: pet travel', by: 'company', issued: 'undated', url: 'https://aliivet.com/pet-travel/' },
  dodFaq: petAllowanceQuestions,
  myArmy: {
    title: 'MyArmyBenefits: pet transportation costs',
    by: 'government',
    issued: '2025-03-11',
    url: 'https://myarmybenefits.us.army.mil/News/New-Reimbursement-Available-for-Pet-Transportation-Costs',
  },
  edwards: {
    title: 'Edwards Air Force Base: documents for pet travel claims',
    by: 'government',
    issued: '2024-01',
    url: 'https://www.edwards.af.mil/News/AFMC-News/Article/3631121/daf-sets-documentation-requirements-for-pet-travel-expense-reimbursement/',
  },
  oneSource: hickamShippingPets,
} as const satisfies Record<string, Source>;
