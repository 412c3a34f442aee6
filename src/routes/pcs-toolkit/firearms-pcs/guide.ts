// The firearms guide: rules only, no opinion. To change a rule, edit its entry, keep its source and update the checked
// date. Link an advocacy group only next to one from the other side. Deadlines, fees and offices:
// firearms-registration.ts.
import { factsCheckedOn, unpublished } from '@/facts/facts';
import type { Fact, GuideAction, Text, TipItem, WebLink } from '@/facts/types';
import { HONOLULU_FIREARMS_PHONE, MOST_HANDGUN_ROUNDS } from '@/guides/firearms-figures';
import { GIFFORDS_URL, GUN_LAWS_URL } from '@/guides/websites';
import { MAUI_FIREARMS_PHONE, registration } from './registration';
import { sources } from './sources';

const { read } = factsCheckedOn('2026-11-21');
const latest = factsCheckedOn('2026-11-23');
const newest = factsCheckedOn('2026-11-26');

const prohibited: readonly TipItem[] = [
  {
    title: `Handgun magazines above ${MOST_HANDGUN_ROUNDS} rounds`,
    text: read(`Detachable magazines that are made for a pistol or work in one, unless permanently altered to hold ${MOST_HANDGUN_ROUNDS} or fewer`, sources.sb3212),
  },
  {
    title: 'Short barrels and silencers',
    text: read('Rifles with barrels under 16 inches, shotguns with barrels under 18 inches, silencers and mufflers', sources.sb3212),
  },
  {
    title: 'Automatic firearms and assault pistols',
    text: read(
      'A semiautomatic pistol is an assault pistol if it takes a detachable magazine and has two or more listed features. Examples: a threaded barrel, or weighing 50 ounces or more.',
      sources.definitions,
    ),
  },
  {
    title: 'Guns without a serial number',
    text: read('Unserialized “ghost guns” and the parts to make them; since 2025, having one is illegal, too', sources.gardenIsland),
  },
  {
    title: 'Rapid-fire parts',
    text: read('Bump stocks, multi-burst trigger activators and trigger cranks', sources.chapter134),
  },
  {
    title: 'Some ammunition and all explosives',
    text: read('Armor-piercing coated rounds, and rounds made to explode or break apart on impact', sources.sb3212),
  },
];

/** The rule that holds for any way to fly with one. */
const inBags = newest.read('Fly with a firearm unloaded, in a locked hard-sided case, and declare it at the counter every time.', sources.tsaFirearms);

const travel: readonly TipItem[] = [
  {
    title: 'In your bags',
    text: newest.read('Only you keep the key or code. Magazines, bolts and other parts go in checked bags too.', sources.tsaFirearms),
  },
  {
    title: 'Flying with ammunition',
    text: newest.read('Checked baggage only, in its fiber, wood or metal box. Black powder and percussion caps can’t fly. Ask your airline for its limit: 11 lb is common.', sources.tsaAmmunition),
  },
  {
    title: 'In household goods',
    text: read('Commonly published: firearms can ship if the carrier accepts them and the inventory lists make and serial number. Ammunition can’t.', unpublished.common),
  },
  {
    title: 'In a car you ship',
    text: read('No ammunition, either: the vehicle must be empty.', sources.pasha),
  },
];

const afterwards: readonly TipItem[] = [
  {
    title: 'At home',
    text: read('A 2025 law requires a locked box, a safe or a trigger lock, with few exceptions.', sources.gardenIsland),
  },
  {
    title: 'On the road',
    text: read('Between home, the range, a hunting area, a gun shop and the police: unloaded, in a closed, locked container', sources.chapter134),
  },
  {
    title: 'In a parked car',
    text: 'Don’t leave a firearm in one.',
  },
  {
    title: 'Carrying in public',
    text: read('Open or concealed, you need a county license. A permit from another state doesn’t count, and the law lists places where no one can carry.', sources.chapter134),
  },
  {
    title: 'Carrying in stores and other businesses',
    text: latest.read(
      'On base, the base’s rules apply. On June 25, 2026, the U.S. Supreme Court struck down Hawaii’s rule for private property open to the public (Wolford v. Lopez). A license holder needs no express permission there. Owners can still say no, and the bans at beaches, parks, bars, schools and government buildings still stand.',
      sources.wolford,
    ),
  },
  {
    title: 'Carrying on Oahu',
    text: 'Honolulu has its own ordinance. Ask the police before you carry.',
  },
  {
    title: 'Moving to another island',
    text: 'Ask the new county’s police whether to register again, and keep copies of everything.',
  },
];

const permit: readonly Text[] = [
  'For a handgun or a rifle, in this order: take a safety course, apply with the county police, wait, buy, then register it.',
  'Bring fingerprints, a photo, a release of medical records and proof of training. Ask first if you aren’t a U.S. citizen.',
  'Ask which training counts, including military training, how many guns one permit covers, and how long it takes: it can be weeks.',
  'If you have a medical marijuana card, ask your base’s legal office before you apply.',
];

export const firearmsGuide = {
  lead: 'Register every gun within five days.',
  first: [
    read('Check what’s prohibited before you pack. Some guns and magazines aren’t allowed.', sources.sb3212),
    read(`Book a time with the police before you fly: Oahu ${HONOLULU_FIREARMS_PHONE}, Maui ${MAUI_FIREARMS_PHONE}.`, unpublished.common),
    'Register with the county police. Bring ID, proof of arrival and address, and each gun’s make, model and serial number. Ask if your base registers, too.',
  ],
  action: { label: 'Find your county police', section: 'Where to register' },
  prohibited,
  rifles: [read('State law (HRS 134-8), as it stood in January 2026, names no semiautomatic rifle, only short barrels and automatic fire.', sources.sb3212, 'every 06-01')],
  inBags,
  travel,
  registration,
  afterwards,
  permit,
  notLegalAdvice: 'General information, not legal advice: the county police and your base have the final say.',
  bills: {
    label: 'Look up this year’s bills',
    url: 'https://www.capitol.hawaii.gov/',
    purpose: 'Hawaii Legislature: search for “firearms”',
  },
  links: [
    {
      label: 'Hawaii Revised Statutes, chapter 134',
      url: sources.chapter134.url,
      purpose: 'the law itself',
    },
    {
      label: 'Honolulu Police: firearms questions',
      url: 'https://www.honolulupd.org/police-services/firearms/faqs/',
      purpose: 'forms, appointments and answers for Oahu',
    },
    {
      label: 'TSA: firearms and ammunition',
      url: 'https://www.tsa.gov/travel/transporting-firearms-and-ammunition',
      purpose: 'the rules for flying',
    },
    {
      label: 'Giffords Law Center: registration in Hawaii',
      url: GIFFORDS_URL,
      purpose: 'a plain summary by a group that campaigns for stricter gun laws',
    },
    {
      label: 'Hawaii Rifle Association: gun laws',
      url: GUN_LAWS_URL,
      purpose: 'a plain summary by a group that campaigns for gun owners’ rights',
    },
  ],
} as const satisfies {
  lead: string;
  first: readonly Text[];
  action: GuideAction;
  prohibited: readonly TipItem[];
  rifles: readonly Text[];
  inBags: Fact;
  travel: readonly TipItem[];
  registration: typeof registration;
  afterwards: readonly TipItem[];
  permit: readonly Text[];
  notLegalAdvice: string;
  bills: WebLink;
  links: readonly WebLink[];
};
