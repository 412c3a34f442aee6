// How to get to base without a car of your own, or with others in it.
import { factsCheckedOn } from '@/facts/facts';
import type { Source, Text } from '@/facts/types';

const { read } = factsCheckedOn('2026-11-29');

const sources = {
  train: {
    title: 'KHON2, Oct 2025, as Maximum Hawaii copied it: four new Skyline stops',
    by: 'other',
    issued: '2025-10',
    readOn: '2026-11-30',
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
  read('Train: Skyline runs from East Kapolei through Waipahu to Makalapa, for Pearl Harbor-Hickam, and on to the airport. It runs every day from 4 a.m. to 10:30 p.m.', sources.train),
  read('A ride was $3 with a HOLO card, which you need to board. Transfers to the bus are free, and bus PH8 serves Makalapa.', sources.train),
  read('Carpool: with two or more in the car, use the Zipper Lane on H-1 toward town. It’s usually open 5:30 to 9 a.m. on weekdays, from Managers Drive to Keehi.', sources.zipperLane),
  'When you land, ask your sponsor for a ride from the airport.',
  'At other bases, such as Kaneohe Bay, ask your sponsor about buses and carpools. We don’t list them yet.',
  'Ask your unit which gate you can walk through, and how far it is to work.',
];
