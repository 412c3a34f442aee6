// What a home in Hawaii is like, and mail and stores in the first weeks, for the cost of living page. To change a line,
// keep its source and update the checked date.
import { factsCheckedOn } from '@/facts/facts';
import type { Source, Text } from '@/facts/types';
import { canadianHawaii } from '@/guides/orders-sources';

const { read } = factsCheckedOn('2026-11-26');

const sources = {
  weather: canadianHawaii,
} as const satisfies Record<string, Source>;

const home: readonly Text[] = [
  read('Weather: 75-88 °F from April to October, 68-80 °F and wetter from November to March. The windward side gets the most rain.', sources.weather),
  'Clothes: light ones, a rain jacket, one warm layer. Leave winter coats and space heaters.',
  'Mold: dry whatever gets wet within a day or two, and keep air moving. On base, ask for maintenance before you clean a big spot yourself.',
  'Leave leather and solid wood: they mold and warp first. Metal rusts near the sea.',
  'Bugs: roaches, ants and centipedes are common, in clean homes too. A big centipede’s bite hurts. Keep food in hard containers, counters dry, and gaps sealed.',
  'Ask before you sign who treats for bugs, how soon, and who pays.',
];

const daily: readonly Text[] = [
  'General Delivery: one post office holds your mail, and you show a photo ID. Ask USPS which office, its ZIP code, and how long it holds mail.',
  'Or ask your unit whether its mail room takes a family’s mail. Before you count on a P.O. box, ask what proof of address it takes.',
  'Amazon and other stores deliver, but more slowly and not everything: same-day delivery is rare. Put the item in the cart with a Hawaii ZIP code and read the date.',
  'Stores on day one: the commissary and the exchange, with your ID card.',
  'Phone: yours works here, with the same number. Ask your sponsor which carrier works in the neighborhood, before you sign a contract.',
];

export const firstMonths = { home, daily };
