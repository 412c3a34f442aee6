// Where the pet guide's facts were read. A source has an address only where it is one to send people to.
import type { Source } from './types';

export const petSources = {
  program: { title: 'Listed by the Veterans Home Program; no public source was found' },
  timeline: { title: 'Worked out from the State’s waiting times' },
  governor: { title: 'Governor of Hawaii: new rabies quarantine rules, Aug 22, 2018' },
  rules: { title: 'Hawaii Administrative Rules 4-29-9' },
  exempt: { title: 'Hawaii Administrative Rules 4-29-10, current to April 2024' },
  ticks: { title: 'Hawaii Administrative Rules 4-29-21, current to April 2024' },
  checklist2020: { title: 'Copy of the State’s checklist of Jan 22, 2020' },
  islandForm: { title: 'Copy of the State’s neighbor island checklist, March 2018' },
  infoSheet: { title: 'Copy of the State’s PCS quarantine information sheet, undated' },
  stateFaq: { title: 'Copy of the State’s quarantine FAQ, undated' },
  importForm: { title: 'Starwood Pet Travel: the Hawaii import form, and a copy of the form' },
  chipRule: { title: 'Honolulu Star-Advertiser legal notice, Mar 1, 2018 (proposed rule)' },
  petflight: { title: 'PetFlight: Hawaii pet information' },
  petTravel: { title: 'PetTravel: Hawaii pet import rules' },
  vaLoans: { title: 'Hawaii VA Loans: pet quarantine' },
  labDay: { title: 'Novaturient Soul: how to get your dog to Hawaii' },
  commonRule: { title: 'Commonly stated; no official text was read' },
  vetLink: { title: 'GlobalVetLink: when the State must have the documents' },
  favn: {
    title: 'Kansas State Rabies Laboratory: FAVN test',
    url: 'https://ksvdl.org/laboratories/rabies-laboratory/favn-test/',
  },
  kauaiClinic: { title: 'Kauai North Shore Animal Clinic: direct release' },
  alii: { title: 'Alii Veterinary Hospital: pet travel' },
  islandClinics: { title: 'The clinics’ own sites, undated' },
  dodFaq: {
    title: 'DoD: pet transportation allowance FAQ',
    url: 'https://www.travel.dod.mil/Support/ALL-FAQs/Article/3624131/pet-transportation-allowance/',
  },
  myArmy: {
    title: 'MyArmyBenefits: pet transportation costs, Mar 11, 2025',
    url: 'https://myarmybenefits.us.army.mil/News/New-Reimbursement-Available-for-Pet-Transportation-Costs',
  },
  edwards: { title: 'Edwards Air Force Base: documents for pet travel claims, January 2024' },
  jtrChange: { title: 'Joint Travel Regulations: change MAP 52-24, Nov 25, 2024' },
  dayton: { title: 'Dayton Daily News: pet claims on a PCS, 2024' },
  denied: { title: 'The Tactical Wallet: PCS pet expenses, 2024' },
  oneSource: {
    title: 'Military OneSource: shipping pets, Joint Base Pearl Harbor-Hickam',
    url: 'https://installations.militaryonesource.mil/military-installation/joint-base-pearl-harbor-hickam/moving/shipping-pets',
  },
  dvids: { title: 'DVIDS: preventing a ruff PCS, bringing a pet to Hawaii' },
} as const satisfies Record<string, Source>;
