// The TLA guide: how the Temporary Lodging Allowance works, who approves it, and what to do about pets. The hotels are
// in tla-hotel-list.ts. To change a rule or a phone, edit its entry; keep the source and update the checked date.

import { factsCheckedOn } from '@/facts/facts';
import type { Contact, Fact, GuideAction, Source, Text, TipItem, WebLink } from '@/facts/types';
import { COAST_GUARD_CHECK_IN, tlaEnd } from '@/guides/arrival-rules';
import { officeSources, tlaDesks } from '@/guides/base-offices';
import { dodTlaQuestions, dodTlaRules, militaryGuide2025, uponArrival } from '@/guides/lodging-sources';
import { PET_ALLOWANCE } from '@/guides/pet-figures';
import { ANIMAL_QUARANTINE_URL, DOD_LODGING_URL } from '@/guides/websites';
import { TLA_CLAIM_DAYS, TLA_FIRST_DAYS, TLA_LEAVING_NIGHTS, TLA_MOST_DAYS, TLA_REPORT_HOURS } from '@/money/lodging-figures';
import { publishedRates, TLA_OLDER_AGE, TLA_RATES_CHECKED_ON, TLA_RATES_DUE, TLA_RATES_YEAR, tlaPercent, tlaRatesSource } from '@/money/tla';
import { formatUsd } from '@/money/usd';
import { hotels } from './hotels';

const KANEOHE_TLA_URL = 'https://www.mcbhawaii.marines.mil/Offices-Staff/S-4-Installations-Logistics/Family-Housing/How-to-Apply/Temporary-Lodging-Allowance/';

const { read } = factsCheckedOn('2026-11-21');
const latest = factsCheckedOn('2026-11-23');
const newest = factsCheckedOn('2026-11-25');

const sources = {
  ...officeSources,
  militaryGuide: militaryGuide2025,
  payRules: dodTlaRules,
  payQuestions: dodTlaQuestions,
  kennels: uponArrival,
} as const satisfies Record<string, Source>;

/** The most for the room a night on Oahu, for the service member and these dependents. */
function roomNight(dependentAges: readonly number[]): string {
  const { lodgingCents = 0 } = publishedRates.oahu ?? {};
  return formatUsd(Math.floor((lodgingCents * (tlaPercent(true, dependentAges) ?? 0)) / 10_000));
}

const YOUNGER = TLA_OLDER_AGE - 1;
const night = {
  title: factsCheckedOn(TLA_RATES_CHECKED_ON).read(`The most TLA pays a night for a room on Oahu in ${TLA_RATES_YEAR}. Meals are separate.`, tlaRatesSource, TLA_RATES_DUE),
  rows: [
    { people: '1 person', adults: 1, children: 0, amount: roomNight([]) },
    { people: '2 people', adults: 2, children: 0, amount: roomNight([TLA_OLDER_AGE]) },
    {
      people: `4 people, 2\u00a0under ${TLA_OLDER_AGE}`,
      adults: 2,
      children: 2,
      amount: roomNight([TLA_OLDER_AGE, YOUNGER, YOUNGER]),
    },
  ],
};

/** What is under the picture of the sixty days. */
const dayByDay: readonly { when: string; text: Text; documents?: readonly string[] }[] = [
  {
    when: `Up to ${TLA_MOST_DAYS} days`,
    text: read(`Your office usually approves ${TLA_FIRST_DAYS} days, then ${TLA_CLAIM_DAYS} at a time while you show that you’re looking for a home.`, sources.militaryGuide),
  },
  {
    when: `Every ${TLA_CLAIM_DAYS} days, turn in your claim`,
    text: read('List the homes you looked at on the housing search worksheet.', sources.armyBriefing),
    documents: ['itemized daily hotel receipts with a zero balance', 'your housing search worksheet', 'the non-availability statement', 'proof of dependents', 'flight itinerary', 'orders'],
  },
  {
    when: `After day ${TLA_MOST_DAYS}`,
    text: latest.read('You get more days only for reasons you can’t control. Examples: late household goods, a home on base that isn’t ready, or a landlord who backs out.', sources.payQuestions),
  },
];

const inBrief: readonly Fact[] = [
  latest.read(
    'Hawaii counts as overseas. You get the Temporary Lodging Allowance (TLA), not the mainland’s TLE. TLA reimburses part of your hotel and meals. Ask finance about an advance.',
    sources.payRules,
  ),
  read(`When you leave Hawaii: most families can get up to ${TLA_LEAVING_NIGHTS} nights. Get approval first.`, sources.militaryGuide),
  latest.read('The amount: it depends on Honolulu’s per diem rate and your family’s size. You get less for meals if you have a kitchen. Look up this year’s rate before you budget.', sources.payRules),
];

const rules: readonly Text[] = [
  tlaEnd,
  read('Marines who sign a lease before checking in at the TLA office lose TLA.', sources.kaneohe),
  read(`Coast Guard: ${COAST_GUARD_CHECK_IN}.`, sources.coastGuard),
  read('Not covered: vacation rentals (Airbnb, Vrbo), timeshares, MWR cabins, bed-and-breakfasts, and any stay with a receipt from a discount site.', sources.armyBriefing),
  factsCheckedOn(TLA_RATES_CHECKED_ON).read('Over the holidays, the most TLA pays for a room has been higher.', tlaRatesSource, TLA_RATES_DUE),
  'If you can’t pay the hotel because TLA is late, tell finance, your command and the hotel. Then ask your relief society for a loan or a grant.',
];

const desks: readonly (Contact & { phone: Fact })[] = [tlaDesks.marineCorps, tlaDesks.navy, tlaDesks.airForce, tlaDesks.army, tlaDesks.coastGuard];

export const TLA_DESKS = 'Who approves your TLA';

const petTips: readonly TipItem[] = [
  {
    title: 'Book the pet room by phone',
    text: 'Get the breed, weight and fee in the confirmation email. Ask for the ground floor, near grass.',
  },
  {
    title: 'Set money aside',
    text: read(`TLA doesn’t cover kennels, pet fees or moves between hotels. The pet allowance of up to ${PET_ALLOWANCE} can cover the kennel and the hotel’s pet fee.`, sources.kennels),
  },
  {
    title: 'Line up a kennel',
    text: read('If you can’t find a pet room, the MWR kennel near Camp Smith boards pets: 808-368-3456.', sources.kaneohe),
  },
  {
    title: 'Land before the office closes',
    text: 'A pet that reaches the airport late may have to stay overnight, at extra cost.',
  },
  {
    title: 'Watch the heat',
    text: 'In summer heat an airline may refuse any pet. Ask yours before you book.',
  },
  {
    title: 'Carry the paperwork',
    text: 'Keep the leash, vaccination record and microchip number in your carry-on.',
  },
];

const links: readonly WebLink[] = [
  {
    label: 'DoD: Temporary Lodging Allowance',
    url: sources.payRules.url,
    purpose: 'the rule, and today’s Honolulu rates',
  },
  {
    label: 'DoD lodging',
    url: DOD_LODGING_URL,
    purpose: 'every kind of military lodging',
  },
  {
    label: 'MCBH Temporary Lodging Allowance',
    url: KANEOHE_TLA_URL,
    purpose: 'certificates and forms for Kaneohe Bay',
  },
  {
    label: 'Hawaii Animal Quarantine',
    url: ANIMAL_QUARANTINE_URL,
    purpose: 'what a pet needs to enter',
  },
];

export const tlaGuide = {
  lead: 'Eight Oahu hotels, pets, and what the lodging allowance reimburses.',
  night,
  first: [
    read(`Report to your TLA office within ${TLA_REPORT_HOURS} hours. Don’t sign a lease before that.`, sources.militaryGuide),
    newest.read('Ask for a room on base first. If there’s none, keep the Statement of Non-Availability.', sources.payQuestions),
    'Ask the TLA office which hotels qualify. Ask each for its TLA rate.',
    read(`Leave room on a credit card. You pay for ${TLA_FIRST_DAYS} days or more up front.`, sources.militaryGuide),
  ],
  action: {
    label: 'See the hotels',
    section: 'Hotels, and their pet rules',
    also: { label: 'Call your office', section: TLA_DESKS },
  },
  asListed: 'Call before you book: pet fees, and details without a source number, are unconfirmed.',
  hotels,
  desks,
  dayByDay,
  inBrief,
  rules,
  petTips,
  links,
} as const satisfies { lead: string; first: readonly Text[]; action: GuideAction } & Record<string, unknown>;
