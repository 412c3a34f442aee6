// What a base house is like: what is published, and what to ask the housing company. For the base housing guide.
import { factsCheckedOn } from '@/facts/facts';
import type { Source, Text } from '@/facts/types';
import { islandPalmGuidelines } from '@/guides/arrival-rules';
import { armyMold } from '@/guides/shared-sources';

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
  power: { title: 'Navy Region Hawaii, Oct 2, 2019: utilities at Ohana and Hickam; Hawaii Army Weekly, 2019', by: 'government', issued: '2019-10-02', unlinked: 'copy' },
  waiawa: { title: 'DVIDS, Jan 29, 2024: water at Joint Base Pearl Harbor-Hickam', by: 'government', issued: '2024-01-29', url: 'https://www.dvidshub.net/news/462689' },
  epa: { title: 'EPA: drinking water at Joint Base Pearl Harbor-Hickam (after June 2024)', by: 'government', issued: '2024-06', url: 'https://www.epa.gov/red-hill/drinking-water-compliance' },
  zones: {
    title: 'Hawaii Department of Health, March 18, 2022: four zones of the Navy’s water declared safe',
    by: 'government',
    issued: '2022-03-18',
    url: 'https://www.einpresswire.com/article/565904154/doh-news-release-doh-declares-four-navy-drinking-water-distribution-system-zones-safe',
  },
  zonesCD: {
    title: 'Navy, March 2022: Hickam housing, zone D2',
    by: 'government',
    issued: '2022-03',
    url: 'https://www.navy.mil/Press-Office/News-Stories/display-news/Article/2968058/drinking-water-data-released-for-hickam-housing-areas-zone-d2',
  },
  zonesF: {
    title: 'DVIDS, 2022: drinking water data for six neighborhoods',
    by: 'government',
    issued: '2022',
    url: 'https://www.dvidshub.net/news/416239/drinking-water-data-released-6-neighborhoods-retail-areas',
  },
  zonesEH: {
    title: 'DVIDS, 2022: Makalapa and Aliamanu drinking water',
    by: 'government',
    issued: '2022',
    url: 'https://www.dvidshub.net/news/415802/makalapa-zone-e1-aliamanu-military-reservation-zone-h3-drinking-water-data-packages-submitted-hawaii-department-health',
  },
  zoneD1: {
    title: 'Navy, 2022: water at Hale Moku and Hokulani, on another region’s site',
    by: 'government',
    issued: '2022',
    url: 'https://cnrk.cnic.navy.mil/News/Article/2946019/hale-moku-hokulani-zone-d1-data-publicly-released-data-package-submitted-to-haw',
  },
  zoneA1: { title: 'NAVSUP, Dec 2021: Pearl City Peninsula', by: 'government', issued: '2021-12', url: 'https://www.navsup.navy.mil/NAVSUP-Enterprise/NAVSUP-Headquarters/News/Article/2883854' },
  mcbhEfmp,
  accessible: { title: 'Uniform Federal Accessibility Standards, 4.1.4(3)', by: 'law', issued: 'undated', url: 'https://corada.com/documents/ufas/3-military-housing' },
  mold: armyMold,
  navyAir: {
    title: 'Ho‘okele News: 903 air conditioning systems replaced, on a council member’s page',
    by: 'other',
    issued: '2014-04',
    url: 'https://councilmembermanahan.com/2014/04/25/forest-city-reinvests-in-military-communities-in-hawaii/',
  },
  armyAir: {
    title: 'Honolulu Star-Advertiser: homes fit for duty',
    by: 'other',
    issued: '2011-07',
    url: 'https://www.staradvertiser.com/specialprojects/2011/progress/20110731_progress_Homes_fit_for_duty.html',
  },
  placards: { title: 'Disability and Communication Access Board: parking report for 2011-12', by: 'government', issued: '2012', unlinked: 'copy' },
  placard: {
    title: 'Disability and Communication Access Board: questions on placards',
    by: 'government',
    issued: 'undated',
    url: 'https://health.hawaii.gov/dcab/frequently-asked-questions/',
  },
  handiVan: {
    title: 'City and County of Honolulu: TheHandi-Van eligibility',
    by: 'government',
    issued: 'undated',
    url: 'https://www8.honolulu.gov/dts/thehandivan-eligibility-info/',
  },
} as const satisfies Record<string, Source>;

const partner: readonly Text[] = [
  now.read('Bedrooms: the Army counts the command-sponsored family on your orders (2016). We found no list by grade.', islandPalmGuidelines),
  now.read('Air conditioning, in old reports: Moanalua Terrace and Doris Miller (903 Navy homes, 2014).', sources.navyAir),
  now.read('Also the new homes at Aliamanu (Army, 2011). We found no list of all: ask about each home.', sources.armyAir),
  'If you need it for your health, ask for the medical exception under “Accessible homes”.',
  'Pets: two at Kaneohe Bay. There and on Army posts some breeds are barred, each by name below. Ask the fee.',
  'The wait for your grade, bedrooms and neighborhood: ask, and write down the day. We found none published.',
  power.read('In Navy and Air Force homes you pay for power above 110% of your group’s average, and get money back below 90% (2019). The Army stopped billing it in March 2019.', sources.power),
  read('Mold over about 3 by 3 feet: don’t clean it, ask for maintenance. If anyone has trouble breathing, see a doctor.', sources.mold),
  'If it isn’t fixed, call the military housing office, then your command.',
];

const accessible: readonly Text[] = [
  power.read(
    'If you need air conditioning, one floor or wheelchair access, ask for a medical exception as soon as orders come. The Marines call it a “medical exception to policy”: ask your EFMP office, doctor and housing office. Other services: ask the same three.',
    sources.mcbhEfmp,
  ),
  power.read('Federal standard: at least 5% of the homes built on a base are accessible, or easy to change. Ask which are free.', sources.accessible),
  'Ask in writing for the ramp, the grab bars or the roll-in shower, who pays, and by when.',
  now.read('Parking: Hawaii recognizes other states’ placards.', sources.placards),
  now.read('For a Hawaii placard, a doctor signs form PA-3: one with a Hawaii license, or a military one who is stationed here.', sources.placard),
  now.read('If you can’t ride the city bus, TheHandi-Van takes you after an interview in Honolulu: 808-538-0033.', sources.handiVan),
  'Flying with a power chair: tell the airline its size, weight and battery when the tickets are booked.',
];

const water: readonly Text[] = [
  power.read('By the last official word, the water meets federal and State standards (Navy, January 2024; EPA, after June 2024).', sources.epa),
  read('Fuel got into the Navy’s water in November 2021. Since then it comes only from the Waiawa shaft, more than 6 miles from Red Hill.', sources.waiawa),
  power.read('About 93,000 people were on that water: Pearl Harbor-Hickam, and the Army’s Aliamanu and Red Hill homes.', sources.epa),
  power.read('Communities that were on it: Earhart Village, Hale Alii, Hale Na Koa, Hospital Point, Iroquois Point, Marine Barracks, Officer Field and Onizuka Village;', sources.zonesCD),
  power.read('Catlin Park, Doris Miller, Halsey Terrace, Maloelap, Moanalua Terrace and Radford Terrace;', sources.zonesF),
  power.read('Hale Moku and Hokulani;', sources.zoneD1),
  power.read('Pearl City Peninsula;', sources.zoneA1),
  power.read('Makalapa, and the Army’s Aliamanu and Red Hill. We may have missed one: ask your office.', sources.zonesEH),
  power.read('The State declared all 19 zones, and Manana, safe to drink by March 18, 2022.', sources.zones),
  read('Results by address, as of 2024: jbphh-safewaters.org. We found no newer official word.', sources.waiawa),
  read('To report water, as of January 2024: 808-449-1979 (24/7), or the State, 808-586-4258. If no one answers, call the housing office.', sources.waiawa),
];

export const baseLiving = { partner, accessible, water };
