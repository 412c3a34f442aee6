// The crime and safety guide: tools and questions. It calls no area safe or unsafe, ranks none, and never says who
// lives where; every area gets the same kind of line. To change an entry, keep its source and update the checked date.

import { factsCheckedOn, unpublished } from '@/facts/facts';
import type { Fact, GuideAction, Source, Text, TipItem, WebLink } from '@/facts/types';
import { canadianHawaii } from '@/guides/orders-sources';
import { FLOOD_MAPS_URL } from '@/guides/websites';
import type { IconName } from '@/ui/icon-names';
import { type Area, areas, policeDashboard } from './areas';

const HONOLULU_TSUNAMI_URL = 'https://www.honolulu.gov/tsunamievac';

const EMERGENCY_MANAGEMENT_URL = 'https://dod.hawaii.gov/hiema/';

const { read } = factsCheckedOn('2026-11-21');

const sources = {
  dashboard: policeDashboard,
  tsunami: {
    title: 'Honolulu Star-Advertiser, June 30, 2024: tsunami evacuation zones',
    by: 'other',
    issued: '2024-06-30',
    url: 'https://staradvertiser.com/2024/06/30/hawaii-news/kokua-line/kokua-line-wheres-map-for-tsunami-hazard-area',
  },
  supplies: { title: 'Hawaii Emergency Management Agency', by: 'government', issued: '2018-06-07', url: EMERGENCY_MANAGEMENT_URL },
  sirens: canadianHawaii,
} as const satisfies Record<string, Source>;

const POLICE_URL = 'https://www.honolulupd.org';

/** Honolulu’s, for anything but an emergency. */
const POLICE_PHONE = '808-529-3111';

export type SafetyResource = {
  title: string;
  icon: IconName;
  useFor: readonly Text[];
  tip?: Text;
  links: readonly WebLink[];
};

export type QuestionList = { askWhom: string; questions: readonly string[] };

const resources: readonly SafetyResource[] = [
  {
    title: 'Honolulu Police crime map and dashboard',
    icon: 'map-pin',
    useFor: [read('Reports near an address by type, and trends by police district on the dashboard.', sources.dashboard)],
    tip: 'Search half a mile around the home, the school and the bus stop. A busy shopping street has more pins because more people pass through.',
    links: [{ label: 'Honolulu police map and dashboard', url: POLICE_URL }],
  },
  {
    title: 'Tsunami, flood and hurricane maps',
    icon: 'triangle-alert',
    useFor: [read('Seeing whether an address is in an evacuation or flood zone. It takes a minute.', sources.tsunami)],
    links: [
      { label: 'Tsunami zone lookup', url: HONOLULU_TSUNAMI_URL },
      { label: 'FEMA flood maps', url: FLOOD_MAPS_URL },
    ],
    tip: 'Check the home, the school and the workplace: each can be in a different zone.',
  },
  {
    title: 'Hawaii covered-offender registry',
    icon: 'shield-alert',
    useFor: ['Registered sex offenders, by name, ZIP code or distance from an address.', 'Free email alerts for an area that you choose.'],
    tip: 'Offenders report their own addresses, so some are out of date.',
    links: [{ label: 'Hawaii offender registry', url: 'https://sexoffenders.ehawaii.gov' }],
  },
  {
    title: 'National Sex Offender Public Website',
    icon: 'flag',
    useFor: ['One search of all states, D.C., the territories and many tribes. Useful when a caregiver is from out of state.'],
    tip: 'The records come from each state, so check a result on that state’s own site.',
    links: [{ label: 'NSOPW: sex offenders, every state', url: 'https://www.nsopw.gov' }],
  },
  {
    title: 'Neighborhood statistics sites',
    icon: 'house',
    useFor: ['A first look at housing, commutes and estimated crime by census area.'],
    tip: 'Their crime figures are estimates, often a year or more old, and the free version shows only part.',
    links: [
      { label: 'NeighborhoodScout', url: 'https://www.neighborhoodscout.com' },
      { label: 'City-Data', url: 'https://www.city-data.com' },
    ],
  },
];

const storms: readonly Text[] = [
  read('Hurricane season is June 1 to November 30. Keep food, water and medicine for at least 14 days, for pets, too.', sources.supplies),
  read('Sirens are tested at 11:45 a.m. on the first working day of each month. If they sound at any other time, turn on the radio or check your phone’s alerts.', sources.sirens),
  'On base: give the housing office your phone number for its alerts, and ask where your shelter is.',
  'Power outage: off base, report it to Hawaiian Electric; on base, to the housing company. Keep water, batteries and a charged phone.',
];

const carBreakIns: readonly Text[] = [
  read('Theft was by far the most reported crime on Oahu in 2023.', sources.dashboard),
  'Beach lots, trailheads and lookouts are where visitors’ cars are broken into. Broken glass on the ground is a warning: park elsewhere.',
  'Take the keys and phone with you. Don’t hide a key in a towel, on a tire or in a lock box.',
  'If it happens, take photos, file a police report, and call your insurer and bank. If a military ID is gone, tell your unit the same day.',
];

/** From the shore up the hill, as on the city's map. */
const tsunamiZones: readonly Required<TipItem>[] = [
  { title: 'Red', text: read('Leave for any tsunami warning.', sources.tsunami) },
  {
    title: 'Yellow',
    text: read('Leave if the warning is “extreme.”', sources.tsunami),
  },
  {
    title: 'Green, or no color',
    text: read('Stay put: the roads jam.', sources.tsunami),
  },
];

const tsunamiRules: readonly Required<TipItem>[] = [
  {
    title: 'Long or strong shaking near the shore',
    text: read('Walk uphill right away. Don’t wait for a siren.', sources.tsunami),
  },
  {
    title: 'High-rise and no time to leave',
    text: read('Go to the 4th floor or above in a building of 10 or more stories.', sources.tsunami),
  },
];

const researchTips: readonly TipItem[] = [
  {
    title: 'Check the hazards first',
    text: 'A home near water can be in a flood zone and a tsunami zone. Ask about flood insurance.',
  },
  {
    title: 'Don’t rely on one number',
    text: 'Look up property and violent crime separately. Counts also depend on how many people visit and report.',
  },
  {
    title: 'Ask people, too',
    text: 'Ask your sponsor, a school liaison and the housing office. For a home on base, ask the base police.',
  },
  {
    title: 'Read neighborhood board minutes',
    text: 'At board meetings, police report on the neighborhood.',
  },
];

const questionLists: readonly QuestionList[] = [
  {
    askWhom: 'The landlord or property manager',
    questions: [
      'Which police district and evacuation zone is this?',
      'Who has spare keys, and how are gates and mailboxes locked?',
      'What was reported in the building in the last year?',
      'Do the smoke and carbon monoxide alarms work?',
      'Who answers at night, and how fast do you fix a broken lock?',
      'What insurance do I need for theft, flood and hurricane?',
      'Is there a military clause, and how much notice does it require?',
    ],
  },
  {
    askWhom: 'Neighbors or your sponsor',
    questions: [
      'How long have you lived here, and what would you change?',
      'Where do kids wait for the bus and cross the street?',
      'What noise should we expect: aircraft, training, roosters?',
      'Is there a neighborhood watch or a group chat?',
      'Which streets flood, and which way do people go in a warning?',
    ],
  },
  {
    askWhom: 'The school and the base',
    questions: ['Which entrances are supervised, and when?', 'Who is the school liaison?', 'How does the base tell families about incidents?'],
  },
];

export const crimeSafetyGuide = {
  lead: 'Check any address for crime, tsunami and flood risk.',
  noRanking: read('We don’t rank areas. The numbers are police districts. Each line says what to look up. On another island, ask the county police.', sources.dashboard),
  nonEmergency: read(POLICE_PHONE, unpublished.common),
  first: [
    'Look up the tsunami and flood zones. Check the home, the school and work.',
    'Open the police map. Check around your home, school and commute.',
    'Ask your unit what’s off limits. The command decides that.',
    'Visit by day, at night and on a weekend. Or ask for a video call.',
  ],
  action: {
    label: 'Tsunami map',
    url: HONOLULU_TSUNAMI_URL,
    also: { label: 'Police map', url: POLICE_URL },
  },
  resources,
  tsunamiRules,
  tsunamiZones,
  storms,
  carBreakIns,
  areas,
  researchTips,
  questionLists,
} as const satisfies {
  storms: readonly Text[];
  carBreakIns: readonly Text[];
  lead: string;
  first: readonly Text[];
  action: GuideAction;
  resources: readonly SafetyResource[];
  tsunamiZones: readonly Required<TipItem>[];
  tsunamiRules: readonly Required<TipItem>[];
  researchTips: readonly TipItem[];
  areas: readonly Area[];
  questionLists: readonly QuestionList[];
  noRanking: Fact;
  nonEmergency: Fact;
};
