// Sources for the pet guide's facts. One has a URL only if it is worth linking to.

import type { Source } from '@/facts/types';
import { petOfficeSources, quarantinePage } from '@/guides/pet-offices';
import { animalGuidelines, globalVetLink, hickamShippingPets, petAllowanceQuestions, petImportRules } from '@/guides/shared-sources';

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
  ticks: {
    title: 'Hawaii Administrative Rules 4-29-21, current to April 2024',
    by: 'law',
    issued: '2024-04',
    url: 'https://www.law.cornell.edu/regulations/hawaii/Haw-Code-R-SS-4-29-21',
  },
  checklist2020: {
    title: 'Hawaii Animal Quarantine: checklist of Jan 22, 2020 (a copy)',
    by: 'government',
    issued: '2020-01-22',
    url: quarantinePage.url,
  },
  islandForm: {
    title: 'Hawaii Animal Quarantine: neighbor island checklist, March 2018 (a copy)',
    by: 'government',
    issued: '2018-03',
    url: quarantinePage.url,
  },
  stateFaq: {
    title: 'Hawaii Animal Quarantine: questions and fees, undated (a copy)',
    by: 'government',
    issued: 'undated',
    url: quarantinePage.url,
  },
  payee: { title: 'A copy of the import form; Maui Now, Jul 8, 2025: Act 236', by: 'government', issued: '2025-07-08', unlinked: 'copy' },
  earlyRelease: { title: 'Hawaii Department of Agriculture: news release', by: 'government', issued: '2005-10-31', unlinked: 'copy' },
  olderFees: {
    title: 'Hawaii Animal Quarantine: PCS information sheet (an undated copy), and the department’s news release of Oct 31, 2005',
    by: 'government',
    issued: '2005-10-31',
    url: quarantinePage.url,
  },
  petflight: { title: 'PetFlight: Hawaii pet information', by: 'other', issued: 'undated', unlinked: 'insecure' },
  petTravel: { title: 'PetTravel: Hawaii pet import rules', by: 'other', issued: 'undated', url: 'https://www.pettravel.com/immigration/Hawaii.cfm' },
  vaLoans: { title: 'Hawaii VA Loans: pet quarantine', by: 'other', issued: 'undated', url: 'https://hawaiivaloans.com/pet-quarantine/' },
  labDay: {
    title: 'Hawaii Animal Quarantine: page on the 5-day-or-less program, as a travel program of 2026 quotes it',
    by: 'government',
    issued: '2026',
    url: quarantinePage.url,
  },
  vetLink: globalVetLink,
  favn: {
    title: 'Kansas State Rabies Laboratory: FAVN test',
    by: 'company',
    issued: 'undated',
    readOn: '2026-11-30',
    url: 'https://ksvdl.org/laboratories/rabies-laboratory/favn-test/',
  },
  kauaiClinic: { title: 'Kauai North Shore Animal Clinic: direct release', by: 'company', issued: 'undated', url: 'https://www.kauainorthshoreanimalclinic.com/travel-services/direct-release.html' },
  mokuPet: {
    title: 'MokuPet: Hawaii pet import rules, and a copy of the form from after July 2025',
    by: 'other',
    issued: 'undated',
    url: 'https://mokupet.com/guide/hawaii-pet-import-and-quarantine-requirements',
  },
  animalGuidelines: animalGuidelines,
  bigDogs: { title: 'Alaska Airlines and Hawaiian Airlines: pets as baggage (undated copies of their help pages)', by: 'company', issued: 'undated', unlinked: 'copy' },
  alaskaHold: { title: 'Alaska Air Cargo: pet restrictions', by: 'company', issued: 'undated', url: 'https://www.alaskacargo.com/petconnect/restrictions' },
  cabin: { title: 'A traveler’s guide to airlines’ pet rules, updated May 15, 2026', by: 'other', issued: '2026-05-15', unlinked: 'copy' },
  alii: { title: 'Alii Veterinary Hospital: pet travel', by: 'company', issued: 'undated', url: 'https://aliivet.com/pet-travel/' },
  islandClinics: { title: 'The clinics’ own sites', by: 'company', issued: 'undated', unlinked: 'copy' },
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
  dayton: {
    title: 'Dayton Daily News: pet claims on a PCS',
    by: 'other',
    issued: '2024',
    url: 'https://www.daytondailynews.com/local/air-force-announces-requirements-for-pet-owners-to-receive-pcs-travel-reimbursement/ZUBSCYMRPBEVVNUWXSVXWKZHYU/',
  },
  denied: {
    title: 'The Tactical Wallet: PCS pet expenses',
    by: 'other',
    issued: '2024',
    url: 'https://thetacticalwallet.com/post/navigating-the-skies-with-furry-companions-pcs-pet-expense-reimbursement',
  },
  oneSource: hickamShippingPets,
} as const satisfies Record<string, Source>;
