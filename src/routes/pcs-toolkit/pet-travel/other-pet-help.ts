// Service dogs, a vet at night, and a home for a pet that stays behind, for the pet guide.
import { factsCheckedOn } from '@/facts/facts';
import type { Source, TipItem } from '@/facts/types';

const { read } = factsCheckedOn('2026-11-30');

const sources = {
  serviceDogs: {
    title: 'Hawaii Department of Agriculture: guide and service dogs',
    by: 'government',
    issued: '2020-12-07',
    url: 'https://hdoa.hawaii.gov/ai/aqs/guide-service-dogs/',
  },
  serviceDogRule: {
    title: 'Hawaii Administrative Rules 4-29-21: service animals and guide dogs, as of April 2024',
    by: 'law',
    issued: '2024-04',
    url: 'https://casetext.com/regulation/hawaii-administrative-rules/title-4-department-of-agriculture/subtitle-3-division-of-animal-industry/chapter-29-dogs-cats-and-other-carnivores/subchapter-6-entry-for-service-animals-and-exempted-guide-dogs/section-4-29-21-criteria-and-conditions-for-service-animals-and-exempted-guide-dogs',
  },
  nightVet: { title: 'Veterinary Emergency and Referral Center of Hawaii: referrals', by: 'company', issued: 'undated', unlinked: 'insecure' },
  nightVetPhone: { title: 'VERC: when your pet is a patient', by: 'company', issued: 'undated', url: 'https://verc.ethosvet.com/when-your-pet-is-a-patient/' },
  baseVet: {
    title: 'NAVFAC, Apr 29, 2025: new veterinary facility at Pearl Harbor-Hickam',
    by: 'government',
    issued: '2025-04-29',
    url: 'https://www.navfac.navy.mil/Home/News-Detail/Article/4170213/navfac-hawaii-unleashes-new-veterinary-facility-for-military-dogs',
  },
  baseVets: {
    title: 'Army.mil, 2013: veterinary clinics in Hawaii',
    by: 'government',
    issued: '2013',
    url: 'https://www.army.mil/article/96651/HI_veterinary_clinics_scheduled_for_much_needed_facelift_in__13/',
  },
  foster: { title: 'Cuteness: an interview with PACT', by: 'other', issued: 'undated', url: 'https://www.cuteness.com/blog/content/cuteness-interviews-pact' },
} as const satisfies Record<string, Source>;

export const otherPetHelp: readonly TipItem[] = [
  {
    title: 'A service or guide dog',
    text: read('It skips quarantine if it is trained for a disability and meets the State’s steps. Emotional support and protection don’t count.', sources.serviceDogs),
  },
  {
    title: 'What a service dog still needs',
    text: read('A microchip, a blood test of at least 0.5, a health certificate from the last 30 days, and tick treatment in the last 14.', sources.serviceDogRule),
  },
  {
    title: 'A vet at night on Oahu',
    text: read('The Veterinary Emergency and Referral Center takes pets 24 hours a day, every day, without a referral.', sources.nightVet),
  },
  { title: 'The night vet’s phone', text: read('808-735-7735', sources.nightVetPhone) },
  {
    title: 'A vet on base',
    text: read('A veterinary facility at Pearl Harbor-Hickam opened in April 2025, for military families’ pets, too.', sources.baseVet),
  },
  {
    title: 'Other vets on base',
    text: read('In 2013 there were also clinics at Schofield, Fort Shafter and Kaneohe Bay. Ask each if it takes new pets.', sources.baseVets),
  },
  {
    title: 'A pet that can’t come',
    text: read('PACT finds free foster homes for pets of the military: in a deployment, in training or on a PCS.', sources.foster),
  },
  { title: 'If the pet comes later', text: 'The same steps count back from the pet’s own landing day. Write down who pays the vet in the foster home.' },
];
