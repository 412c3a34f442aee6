// The pet guide. To change a rule or a contact, edit it here; keep its source and set the day below. The steps and
// papers are in pet-travel-steps.ts, the fees and limits in pet-travel-costs.ts.
import { factsCheckedOn } from './facts';
import { petClaims, petCosts, petPayback } from './pet-travel-costs';
import { petSources as sources } from './pet-travel-sources';
import { petPapers, petSteps } from './pet-travel-steps';
import type { Contact, Fact, Text, TipItem, WebLink } from './types';

const { read, confirm } = factsCheckedOn('2026-11-21');

export type WayIn = { title: string; when: Fact; stay: Fact };

const waysIn: readonly WayIn[] = [
  {
    title: 'Direct airport release',
    when: read('Every rule is met and the papers came in time', sources.petflight),
    stay: read('It goes home with you from Honolulu airport the same day', sources.petflight),
  },
  {
    title: '5-day-or-less program',
    when: read(
      'Every rule is met, but something such as late papers stops a same-day release',
      sources.checklist2020,
    ),
    stay: read('Up to five days at the quarantine station', sources.checklist2020),
  },
  {
    title: 'Up to 120 days',
    when: read(
      'A rule is not met: for example no readable microchip, or no passing blood test',
      sources.vaLoans,
    ),
    stay: read('120 days at most; if only a waiting period is unfinished, until it has run', sources.rules),
  },
];

const rules: readonly Text[] = [
  read(
    'Hawaii is the only state without rabies, so every dog and cat must meet the rules, whatever its age and however short the stay.',
    sources.governor,
  ),
  'The rules are the same for military pets: we found no exemption for a PCS.',
  read(
    'A pet from Guam, Australia, New Zealand or the British Isles needs no quarantine if it travels under the State’s transport and health-paper conditions.',
    sources.exempt,
  ),
  read(
    'Wolves, dingoes, Bengal and Savannah cats and other wild crosses may not come at all.',
    sources.petflight,
  ),
  confirm(
    'Neither may snakes, ferrets, hamsters, gerbils and most exotic pets. Ask the Plant Quarantine Branch about other animals.',
    sources.commonRule,
  ),
];

const islands: readonly Text[] = [
  read(
    'The State must have the complete packet at least 30 days before you land in Kona, Kahului or Lihue.',
    sources.vetLink,
  ),
  read(
    'Book an approved inspecting vet before the flight. The vet tells the State, which emails you the Neighbor Island Inspection Permit. Without it the airline does not board your pet, and each entry needs a new one.',
    sources.kauaiClinic,
  ),
  read('The flight must be direct from the mainland or abroad, with no stop on Oahu.', sources.alii),
  confirm(
    'Clinics that have inspected: Alii Veterinary Hospital (Kona), Maui Animal Clinic (Kahului), Kauai North Shore Animal Clinic (Lihue).',
    sources.islandClinics,
  ),
];

const flights: readonly TipItem[] = [
  {
    title: 'Book your pet with the people',
    text: read(
      'Airlines cap animals on a flight. Ask for the Hawaii rules in writing: cabin, baggage or cargo, crate size, breeds, heat embargo dates.',
      sources.oneSource,
    ),
  },
  {
    title: 'Cabin or hold',
    text: confirm(
      'Small pets have come in the cabin on Alaska, American, Southwest and United. Rules differ by route, so ask for yours.',
      sources.alii,
    ),
  },
  {
    title: 'Mind the heat',
    text: 'In summer choose an early nonstop flight: an airline can refuse a pet when the ramp is too hot. It also lands you before mid-afternoon.',
  },
  {
    title: 'Know who is at risk',
    text: read(
      'Short-nosed, overweight, very young and old animals do worse in the hold. Ask your vet first.',
      sources.oneSource,
    ),
  },
  {
    title: 'Do not sedate',
    text: read('Only on your vet’s word: some airlines refuse a sedated animal.', sources.oneSource),
  },
  {
    title: 'Measure the crate, and practice',
    text: read(
      'A dog has been refused for a crate one inch too tall. Let yours sleep in the crate for weeks before.',
      sources.dvids,
    ),
  },
];

const mistakes: readonly TipItem[] = [
  {
    title: 'Blood before the chip',
    text: 'The test does not count without the chip number on the lab form.',
  },
  {
    title: 'One more rabies shot “to be safe”',
    text: read('In the last 30 days it restarts the wait, and can mean quarantine.', sources.governor),
  },
  { title: 'Photocopies', text: 'Send the two original rabies certificates. Keep the copies.' },
  {
    title: 'Old web pages',
    text: read('Many still give a wait of 120 days. It has been 30 since Aug 31, 2018.', sources.governor),
  },
];

export const quarantinePage = {
  label: 'Hawaii Animal Quarantine information page',
  url: 'https://hdoa.hawaii.gov/ai/aqs/aqs-info/',
} as const;

const contacts: readonly Contact[] = [
  {
    name: 'Animal Quarantine Station',
    role: 'Hawaii Animal Industry Division',
    phone: confirm('808-483-7151', sources.infoSheet),
    email: 'rabiesfree@hawaii.gov',
    address: read('99-951 Halawa Valley Street, Aiea, HI 96701', sources.importForm),
    website: quarantinePage,
    note: confirm(
      'Writing is easier than calling across time zones. The email address is the one on the import form.',
      sources.importForm,
    ),
  },
  {
    name: 'Plant Quarantine Branch',
    role: 'Every animal that is not a dog or cat',
    phone: confirm('808-832-0566', sources.dvids),
  },
];

const links: readonly WebLink[] = [
  { ...quarantinePage, purpose: 'the rules, forms, checklists and fees in force' },
  { label: 'DoD: pet transportation allowance', url: sources.dodFaq.url, purpose: 'what is paid back' },
  {
    label: 'MyArmyBenefits: pet costs',
    url: sources.myArmy.url,
    purpose: 'sending a pet somewhere else, and non-availability',
  },
  { label: 'Kansas State: FAVN test', url: sources.favn.url, purpose: 'forms and timing for your vet' },
  {
    label: 'DoD laboratory (FADL)',
    url: 'https://www.army.mil/dodfadl',
    purpose: 'FAVN for military owners, through a military vet',
  },
  {
    label: 'Military OneSource: shipping pets',
    url: sources.oneSource.url,
    purpose: 'travel advice and contacts at Pearl Harbor-Hickam',
  },
  {
    label: 'Alaska Airlines: pets',
    url: 'https://www.alaskaair.com/travel-info/pets',
    purpose: 'cabin, baggage and cargo rules',
  },
  {
    label: 'Hawaiian Airlines: pets',
    url: 'https://www.hawaiianairlines.com/pets',
    purpose: 'routes and carrier sizes',
  },
  {
    label: 'United: traveling with pets',
    url: 'https://www.united.com/en/us/fly/traveling-with-pets.html',
    purpose: 'cabin rules and the military pet program',
  },
];

export const petGuide = {
  lead: 'Hawaii has no rabies and means to keep it that way. Start early, and your dog or cat goes home with you from the airport.',
  first: [
    read(
      'Start 4-6 months ahead: microchip, two rabies shots more than 30 days apart, a FAVN blood test, then at least 30 days of waiting.',
      sources.timeline,
    ),
    read(
      'Get the papers and the fee to the Animal Quarantine Station 10 days before arrival in Honolulu, 30 days for a neighbor island.',
      sources.vetLink,
    ),
    confirm('Land in Honolulu by 3:30 p.m., or your pet may stay the night.', sources.infoSheet),
    confirm(
      'The fee is listed with us at $165 per pet; a copy of the State’s list, undated, says $185.',
      sources.stateFaq,
    ),
    read(
      'Keep every receipt: up to $2,000 per move can come back to you, for one dog or cat.',
      sources.dodFaq,
    ),
  ],
  waysIn,
  rules,
  steps: petSteps,
  papers: petPapers,
  costs: petCosts,
  payback: petPayback,
  claims: petClaims,
  flights,
  islands,
  mistakes,
  contacts,
  links,
} as const;
