// How to get to base without a car of your own, or with others in it.
import { factsCheckedOn } from '@/facts/facts';
import type { Source, Text } from '@/facts/types';

const { read } = factsCheckedOn('2026-11-29');

const sources = {
  train: {
    title: 'Aloha State Daily, Oct 15, 2025: the Skyline extension',
    by: 'other',
    issued: '2025-10-15',
    url: 'https://alohastatedaily.com/2025/10/14/extended-skyline-route-brings-new-bus-routes-free-rides',
  },
  hours: {
    title: 'KHON2, Oct 2025, as Maximum Hawaii copied it: four new Skyline stops',
    by: 'other',
    issued: '2025-10',
    url: 'https://maximumhawaii.com/uncategorized/skyline-debuts-4-new-stops-making-its-way-into-the-heart-of-honolulu',
  },
  zipperLane: {
    title: 'Hawaii Department of Transportation, Dec 2024: the Zipper Lane',
    by: 'government',
    issued: '2024-12',
    url: 'https://www.einpresswire.com/article/768372055/zipper-lane-will-resume-operations-thursday-dec-12',
  },
} as const satisfies Record<string, Source>;

export const gettingToBase: readonly Text[] = [
  read('Train: Skyline has stopped at Makalapa, for Pearl Harbor-Hickam, since Oct 16, 2025. It comes from East Kapolei by way of Waipahu, and continues to the airport.', sources.train),
  read('A ride was $3 with a HOLO card, and you can’t board without one.', sources.train),
  read('It runs every day from 4 a.m. to 10:30 p.m. Transfers to the bus are free, and bus PH8 serves Makalapa.', sources.hours),
  read('Carpool: with two or more in the car, use the Zipper Lane on H-1 toward town. It’s usually open 5:30 to 9 a.m. on weekdays, from Managers Drive to Keehi.', sources.zipperLane),
  read('Motorcycles and cars with electric vehicle plates may use it, too.', sources.zipperLane),
  'Ask your unit which gate you can walk through, and how far it is to work.',
];
