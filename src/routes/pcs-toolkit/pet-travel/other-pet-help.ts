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
  nightVet: { title: 'VERC: when your pet is a patient', by: 'company', issued: 'undated', url: 'https://verc.ethosvet.com/when-your-pet-is-a-patient/' },
} as const satisfies Record<string, Source>;

export const otherPetHelp: readonly TipItem[] = [
  {
    title: 'A service or guide dog',
    text: read('It skips quarantine if it’s trained for a disability and meets the State’s steps: ask the station for them. Emotional support and protection don’t count.', sources.serviceDogs),
  },
  {
    title: 'A vet at night on Oahu',
    text: read('The Veterinary Emergency and Referral Center is always open: 808-735-7735.', sources.nightVet),
  },
  {
    title: 'A vet on base',
    text: 'Pearl Harbor-Hickam has a veterinary clinic that sees families’ pets. Ask it about the other bases, and whether it takes new pets.',
  },
  {
    title: 'A pet that can’t come',
    text: 'PACT for Animals finds free foster homes for pets of military families.',
  },
  { title: 'If the pet comes later', text: 'Count the same steps back from your pet’s landing day. Get in writing who pays the vet meanwhile.' },
];
