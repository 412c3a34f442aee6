import { wordsOf } from '../../../src/facts/facts';
import { hotels } from '../../../src/routes/pcs-toolkit/tla-hotels/hotels';
import { headings } from './owner';
import { ADDED, escaped, MAX_HEIGHT, MAX_LONG_HEIGHT, type ScreenParts } from './part';

const phones = hotels.flatMap(({ phone }) => phone?.value ?? []);
const withEmail = hotels.filter(({ email }) => email);
const withPets = hotels.filter(({ petsAllowed }) => petsAllowed);

export const pcsParts: readonly ScreenParts[] = [
  {
    path: '/pcs-toolkit/tla-hotels',
    maxHeight: MAX_LONG_HEIGHT,
    added: ADDED,
    parts: [
      ...headings(...hotels.map(({ name }) => name)),
      { part: 'addresses', text: /, HI.96[78]\d\d/, count: hotels.length },
      { part: 'phones', role: 'link', name: new RegExp(`^(${phones.join('|')})$`), count: phones.length },
      { part: 'phones our list lacks', text: 'on its website', count: hotels.length - phones.length },
      { part: 'emails', role: 'link', name: /@/, count: withEmail.length },
      { part: 'emails our list lacks', text: 'ask the desk', count: hotels.length - withEmail.length },
      {
        part: 'websites',
        role: 'link',
        name: /(\.com|to book|OneSource page).*new tab/,
        count: hotels.length,
      },
      ...hotels.flatMap(({ amenities, notes: [note = ''] }) => [
        { part: 'amenities', text: amenities.join(', ') },
        { part: 'notes', text: new RegExp(escaped(wordsOf(note))) },
      ]),
      { part: 'TLA badges', text: /^TLA(-approved$|: ask if)/, count: hotels.length },
      {
        part: 'no pets, and the choice of it',
        text: /^No pets(,.*)?$/,
        count: hotels.length - withPets.length + 1,
      },
      {
        part: 'pet fees',
        text: /^Pet-friendly, \$\d+ (a night|one-time)/,
        count: withPets.filter(({ petFee }) => petFee).length,
      },
      { part: 'info box', role: 'heading', name: 'TLA in brief' },
      { part: 'pet travel tips', role: 'heading', name: 'Pet travel tips' },
    ],
  },
  {
    path: '/pcs-toolkit/storage-facilities',
    maxHeight: MAX_HEIGHT,
    added: ADDED,
    parts: [
      {
        part: 'companies with their sites',
        role: 'link',
        name: /^(Hawaii Self|Waikele Self|Extra Space).*new tab/,
        count: 3,
      },
      { part: 'discounts', text: /^(5|10)% off$/, count: 3 },
      { part: 'who gets it', text: 'Discount:', count: 3 },
      { part: 'towns', text: /^(Mililani|Kapolei|Waipahu|Honolulu)$/ },
      { part: 'places', text: 'Where:', count: 3 },
      { part: 'perks', text: 'Perks:', count: 3 },
      {
        part: 'tips',
        text: /^(Keep it dry|Insure it yourself|Report damage early|Read the terms first)$/,
        count: 4,
      },
    ],
  },
  {
    path: '/pcs-toolkit/hawaii-crime-safety',
    maxHeight: MAX_LONG_HEIGHT,
    added: ADDED,
    parts: [
      {
        part: 'resource cards',
        role: 'heading',
        name: /^(Honolulu Police crime|Tsunami, flood and|Hawaii covered|National Sex|Neighborhood stat)/,
        count: 5,
      },
      { part: 'what each is for', text: 'Use it for:', count: 5 },
      { part: 'their tips', text: 'Tip:', count: 5 },
      { part: 'research tips', role: 'heading', name: 'Tips for your research' },
      { part: 'key areas', role: 'heading', name: /^District \d/, count: 8 },
      { part: 'questions', text: /\?$/, count: 15 },
    ],
  },
  {
    path: '/pcs-toolkit/hawaii-schools',
    maxHeight: MAX_HEIGHT,
    added: ADDED,
    parts: [
      { part: 'finder', role: 'link', name: /^Find the school for an address/ },
      {
        part: 'school-search platforms',
        role: 'link',
        name: /^(Hawaii enrollment page|GreatSchools|Niche|SchoolDigger).*new tab/,
        count: 4,
      },
      {
        part: 'military-family links',
        role: 'link',
        name: /^(MIC3|Hawaii schools: military families)/,
        count: 2,
      },
      { part: 'district card', role: 'heading', name: 'Hawaii State Department of Education' },
      { part: 'Student Services', text: 'Student services' },
      { part: 'its phone', role: 'link', name: '808-784-6200' },
    ],
  },
  {
    path: '/pcs-toolkit/vehicle-shipping',
    maxHeight: MAX_HEIGHT,
    added: ADDED,
    parts: [
      { part: 'price', text: /^\$1,200-\$2,000/ },
      { part: 'booking', text: '2-4 weeks ahead' },
      { part: 'fuel', text: /^1\/4 tank or less/ },
      { part: 'days', text: /^7-14 days/ },
      { part: 'two vehicles', text: /two privately owned vehicles.* from Dec.10, 2024/ },
      { part: 'link to boats', role: 'link', name: 'Boat Shipping' },
      { part: 'link to the forum', role: 'link', name: 'Member Forum' },
    ],
  },
  {
    path: '/pcs-toolkit/boat-shipping',
    maxHeight: MAX_HEIGHT,
    added: ADDED,
    parts: [
      { part: 'price', text: /^\$3,000-\$15,000\+/ },
      { part: 'booking', text: /^4-8 weeks ahead/ },
      { part: 'fuel', text: /^Under 1\/4/ },
      { part: 'link back to vehicles', role: 'link', name: 'Vehicle Shipping' },
    ],
  },
  {
    path: '/pcs-toolkit/pet-travel',
    maxHeight: MAX_HEIGHT,
    added: ADDED,
    parts: [
      { part: 'way into the date checker', role: 'button', name: 'Open the date checker' },
      { part: 'what comes back', text: /^Up to \$2,000/ },
      { part: 'one pet', text: 'Each move, for one dog or cat' },
      { part: 'quarantine', text: /^Our list: .*up to \$550/ },
      { part: 'processing', text: /^Our list: \$165 for the 5-day program/ },
      { part: 'an extra day', text: /^Our list: .*\$56 for each extra day/ },
      { part: 'inspection', text: /^Our list: .*\$78 for inspection/ },
      { part: 'papers', text: /^10 days/ },
      { part: 'start', text: '4-6 months' },
    ],
  },
  {
    path: '/pcs-toolkit/firearms-pcs',
    maxHeight: MAX_HEIGHT,
    added: ADDED,
    parts: [
      { part: 'police deadline', text: /^Our list says 3-5 days/ },
      { part: 'the law’s five', text: /^5 days/ },
      { part: 'base deadline, quoted', text: /^“72 hours”/ },
      { part: 'fingerprint fee', text: /^\$16\.50-\$42/ },
      { part: 'magazine limit', text: /^10 rounds/ },
    ],
  },
  ...(['family-orders', 'child-care', 'health-care', 'spouse-work'] as const).map((guide) => ({
    path: `/pcs-toolkit/${guide}` as const,
    maxHeight: MAX_HEIGHT,
    parts: [],
  })),
];
