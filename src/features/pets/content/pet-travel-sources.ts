// Sources for the pet guide's facts. One has a URL only if it is worth linking to.

import type { Source } from '@/facts/types';
import { petOfficeSources, quarantinePage } from '@/guides/pet-offices';
import { animalGuidelines, globalVetLink, hickamShippingPets, petImportRules } from '@/guides/shared-sources';
import { PET_ALLOWANCE_URL } from '@/guides/websites';

export const petSources = {
  ...petOfficeSources,
  governor: {
    title: 'Governor of Hawaii: new rabies quarantine rules, Aug 22, 2018',
    url: 'https://governorige.hawaii.gov/newsroom/latest-news/news-release-on-new-rabies-quarantine-rules/',
  },
  rules: petImportRules,
  exempt: {
    title: 'Hawaii Administrative Rules 4-29-10, current to April 2024',
    url: 'https://www.law.cornell.edu/regulations/hawaii/Haw-Code-R-SS-4-29-10',
  },
  ticks: {
    title: 'Hawaii Administrative Rules 4-29-21, current to April 2024',
    url: 'https://www.law.cornell.edu/regulations/hawaii/Haw-Code-R-SS-4-29-21',
  },
  checklist2020: {
    title: 'Hawaii Animal Quarantine: checklist of Jan 22, 2020 (a copy)',
    url: quarantinePage.url,
  },
  islandForm: {
    title: 'Hawaii Animal Quarantine: neighbor island checklist, March 2018 (a copy)',
    url: quarantinePage.url,
  },
  stateFaq: {
    title: 'Hawaii Animal Quarantine: questions and fees, undated (a copy)',
    url: quarantinePage.url,
  },
  payee: { title: 'A copy of the import form; Maui Now, Jul 8, 2025: Act 236', unlinked: 'copy' },
  earlyRelease: { title: 'Hawaii Department of Agriculture: news release, Oct 31, 2005', unlinked: 'copy' },
  olderFees: {
    title: 'Hawaii Animal Quarantine: PCS information sheet (an undated copy), and the department’s news release of Oct 31, 2005',
    url: quarantinePage.url,
  },
  petflight: { title: 'PetFlight: Hawaii pet information', unlinked: 'insecure' },
  petTravel: { title: 'PetTravel: Hawaii pet import rules', url: 'https://www.pettravel.com/immigration/Hawaii.cfm' },
  vaLoans: { title: 'Hawaii VA Loans: pet quarantine', url: 'https://hawaiivaloans.com/pet-quarantine/' },
  labDay: {
    title: 'Hawaii Animal Quarantine: page on the 5-day-or-less program, as a travel program of 2026 quotes it',
    url: quarantinePage.url,
  },
  vetLink: globalVetLink,
  favn: {
    title: 'Kansas State Rabies Laboratory: FAVN test',
    url: 'https://ksvdl.org/laboratories/rabies-laboratory/favn-test/',
  },
  kauaiClinic: { title: 'Kauai North Shore Animal Clinic: direct release', url: 'https://www.kauainorthshoreanimalclinic.com/travel-services/direct-release.html' },
  mokuPet: {
    title: 'MokuPet: Hawaii pet import rules, and a copy of the form from after July 2025',
    url: 'https://mokupet.com/guide/hawaii-pet-import-and-quarantine-requirements',
  },
  animalGuidelines: animalGuidelines,
  bigDogs: { title: 'Alaska Airlines and Hawaiian Airlines: pets as baggage (undated copies of their help pages)', unlinked: 'copy' },
  alaskaHold: { title: 'Alaska Air Cargo: pet restrictions', url: 'https://www.alaskacargo.com/petconnect/restrictions' },
  cabin: { title: 'A traveler’s guide to airlines’ pet rules, updated May 15, 2026', unlinked: 'copy' },
  alii: { title: 'Alii Veterinary Hospital: pet travel', url: 'https://aliivet.com/pet-travel/' },
  islandClinics: { title: 'The clinics’ own sites, undated', unlinked: 'copy' },
  dodFaq: {
    title: 'DoD: pet transportation allowance FAQ, Dec 21, 2023',
    url: PET_ALLOWANCE_URL,
  },
  myArmy: {
    title: 'MyArmyBenefits: pet transportation costs, Mar 11, 2025',
    url: 'https://myarmybenefits.us.army.mil/News/New-Reimbursement-Available-for-Pet-Transportation-Costs',
  },
  edwards: {
    title: 'Edwards Air Force Base: documents for pet travel claims, January 2024',
    url: 'https://www.edwards.af.mil/News/AFMC-News/Article/3631121/daf-sets-documentation-requirements-for-pet-travel-expense-reimbursement/',
  },
  dayton: {
    title: 'Dayton Daily News: pet claims on a PCS, 2024',
    url: 'https://www.daytondailynews.com/local/air-force-announces-requirements-for-pet-owners-to-receive-pcs-travel-reimbursement/ZUBSCYMRPBEVVNUWXSVXWKZHYU/',
  },
  denied: { title: 'The Tactical Wallet: PCS pet expenses, 2024', url: 'https://thetacticalwallet.com/post/navigating-the-skies-with-furry-companions-pcs-pet-expense-reimbursement' },
  oneSource: {
    title: 'Military OneSource: shipping pets, Joint Base Pearl Harbor-Hickam',
    url: hickamShippingPets.url,
  },
} as const satisfies Record<string, Source>;
