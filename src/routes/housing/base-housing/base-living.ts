// What a base house is like: what is published, and what to ask the housing company. For the base housing guide.
import { factsCheckedOn, notFound } from '@/facts/facts';
import type { Source, Text } from '@/facts/types';
import { islandPalmGuidelines } from '@/guides/arrival-rules';
import { armyMold, armyPower, islandPalm, navyPower } from '@/guides/housing-sources';

export const mcbhEfmp = {
  title: 'MCB Hawaii news (undated): EFMP families and base housing',
  by: 'government',
  issued: 'undated',
  url: 'https://www.mcbhawaii.marines.mil/News/News-Article-Display/Article/538574/efms-get-priority-for-base-housing',
} as const satisfies Source;

const { read } = factsCheckedOn('2026-11-26');

const power = factsCheckedOn('2026-11-29');
const now = factsCheckedOn('2026-11-30');

const sources = {
  waiawa: { title: 'DVIDS, Jan 29, 2024: water at Joint Base Pearl Harbor-Hickam', by: 'government', issued: '2024-01-29', url: 'https://www.dvidshub.net/news/462689' },
  epa: { title: 'EPA: drinking water at Joint Base Pearl Harbor-Hickam (after June 2024)', by: 'government', issued: '2024-06', url: 'https://www.epa.gov/red-hill/drinking-water-compliance' },
  mcbhEfmp,
  mold: armyMold,
  placard: {
    title: 'Disability and Communication Access Board: questions on placards',
    by: 'government',
    issued: 'undated',
    url: 'https://health.hawaii.gov/dcab/frequently-asked-questions/',
  },
} as const satisfies Record<string, Source>;

const partner: readonly Text[] = [
  now.read('Bedrooms: the Army counts the command-sponsored family on your orders (2016). Ask how many your grade gets.', islandPalmGuidelines),
  now.read('Air conditioning in the Army’s homes: Island Palm upgraded it in 3,312 new ones and 1,708 older ones (2023).', islandPalm),
  notFound('list of the homes with air conditioning', ['Island Palm Communities', 'Hickam Communities', 'Ohana Military Communities'], '2026-11-30', 'Ask about each home.'),
  'Pets: two at Kaneohe Bay. There and on Army posts, some breeds are barred: see the link below. Ask about the fee.',
  navyPower,
  armyPower,
  read('Mold over about 3 by 3 feet: don’t clean it, call maintenance. If anyone has trouble breathing, see a doctor.', sources.mold),
  'For rats, a leak or no power, call the housing company’s maintenance line at any hour. Find its number in your lease, and save it on day one.',
  'If it isn’t fixed, call the military housing office, then your command.',
  'After a fire or a flood: 911, then the housing office, your command, the Red Cross and your renters insurance.',
];

const sizes: readonly Text[] = [
  notFound(
    'list of home sizes at Pearl Harbor-Hickam or Kaneohe Bay',
    ['Hickam Communities', 'Ohana Military Communities', 'Marine Corps Base Hawaii: housing news'],
    '2026-11-30',
    'Ask for the floor plan.',
  ),
  'Each neighborhood is for certain ranks. Ask which take yours, and look up floor plans on the housing company’s site.',
  'Aliamanu (AMR): Army homes in an old crater by Salt Lake, near Fort Shafter, Tripler and Pearl Harbor. Look up its schools.',
  'Before the packers come, ask about stairs, the garage and the size of the rooms.',
];

const accessible: readonly Text[] = [
  power.read(
    'If you need air conditioning, one floor or wheelchair access, ask for a medical exception as soon as orders come. The Marines call it a “medical exception to policy”: ask your EFMP office, doctor and housing office. Other services: ask the same three.',
    sources.mcbhEfmp,
  ),
  'Some base homes are built to be accessible, or easy to change. Ask which are open.',
  'Ask in writing for the ramp, the grab bars or the roll-in shower. Ask who pays, and when it will be ready.',
  now.read('Parking: Hawaii recognizes other states’ placards.', sources.placard),
  now.read('For a Hawaii placard, have form PA-3 signed by a doctor licensed in Hawaii or a military doctor stationed here.', sources.placard),
  'If you can’t ride the city bus, ask the City about TheHandi-Van. There’s an interview first.',
  'Flying with a power chair: tell the airline its size, weight and battery when you book.',
];

const water: readonly Text[] = [
  power.read('The latest official reports we found say the water meets federal and State standards (Navy, January 2024; EPA, after June 2024).', sources.epa),
  read('Fuel got into the Navy’s water in November 2021. Since then the water has come only from the Waiawa shaft, more than 6 miles from Red Hill.', sources.waiawa),
  power.read('The fuel reached homes at Pearl Harbor-Hickam, and the Army’s at Aliamanu and Red Hill.', sources.epa),
  read('Results by address, as of 2024: jbphh-safewaters.org. We found no newer official report.', sources.waiawa),
  read('To report a problem with the water (numbers from January 2024): 808-449-1979 (24/7), or the State, 808-586-4258. If no one answers, call the housing office.', sources.waiawa),
];

export const baseLiving = { partner, sizes, accessible, water };
