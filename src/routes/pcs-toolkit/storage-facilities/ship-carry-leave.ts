// What to ship, carry or leave behind, for the storage guide: what movers never pack, and what the State of Hawaii checks.
import { factsCheckedOn } from '@/facts/facts';
import type { OfficePhone, Source, TipItem } from '@/facts/types';
import { GOODS_WAIT } from '@/guides/goods-figures';
import { hickamShippingPets, plantQuarantinePage } from '@/guides/pet-sources';
import { HOUSEHOLD_GOODS_PHONE, KANEOHE_SHIPPING_PHONE, MOVING_WEBSITE_PHONE, PLANT_QUARANTINE_PHONE } from '@/guides/shared-phones';
import { mccsMoving } from '@/guides/vehicle-sources';

const { read } = factsCheckedOn('2026-11-23');

const sources = {
  batteries: {
    title: 'Army, Aug 26, 2025: claims for lithium batteries that movers refused',
    by: 'government',
    issued: '2025-08-26',
    readOn: '2026-11-30',
    url: 'https://www.dvidshub.net/news/546608/soldiers-da-civilians-may-able-file-claims-loss-lithium-batteries-lithium-battery-items',
  },
  arriving: plantQuarantinePage,
  shippingOffice: hickamShippingPets,
  marineShipping: mccsMoving,
} as const satisfies Record<string, Source>;

export type Pile = { title: 'Ship' | 'Carry' | 'Leave'; when: string; things: readonly string[] };

const piles: readonly Pile[] = [
  {
    title: 'Ship',
    when: `by sea, ${GOODS_WAIT}`,
    things: ['Furniture, dishes, toys, clothes', 'Clean bikes, tools, tents, boots', 'Pro gear, weighed separately'],
  },
  {
    title: 'Carry',
    when: 'on the plane with you',
    things: ['Orders, IDs, medicine, keepsakes', 'Birth and marriage certificates', 'Medical, school and pet records', 'Laptop, weeks of clothes'],
  },
  {
    title: 'Leave',
    when: 'give away, sell or store',
    things: ['Fuel, propane, paint, spray cans', 'E-bike batteries, power stations', 'Anything with soil, bee gear', 'Leather, solid wood: they mold'],
  },
];

const neverPacked: readonly TipItem[] = [
  {
    title: 'Lithium batteries',
    text: read(
      'Only those up to 100 watt-hours (Wh, on the label). Movers refuse bigger ones, as in e-bikes and scooters. Before long-term storage, ask whether any can be stored.',
      sources.batteries,
    ),
  },
  {
    title: 'Anything that burns, leaks or spoils',
    text: 'Fuel, propane, paint, solvents, car batteries, ammunition, fireworks, spray cans, bleach, open liquids and fresh food. Movers don’t take plants or pets, either.',
  },
];

const stateChecks: readonly TipItem[] = [
  {
    title: 'Declare it',
    text: read(
      'On arrival you declare every plant, fruit, vegetable, flower and animal, and anything with soil, and show it to the inspector at baggage claim. If you mail some, write “Contains Agricultural Material - May Be Opened for Inspection” on the box and put a list inside.',
      sources.arriving,
    ),
  },
  {
    title: 'Plants',
    text: read(
      'Most may come in once inspected, if they’re free of soil, insects and disease. Not without a permit: pineapple and other bromeliads, passion fruit, root vegetables of the cabbage family, and pulpy fruit from Florida or Puerto Rico.',
      sources.arriving,
    ),
  },
  {
    title: 'Soil',
    text: 'None, not even on a rock or a tire. Wash bikes, boots, tools, tents, planters and the mower before the packers come.',
  },
  {
    title: 'Bees and honey',
    text: 'Leave bees and used bee gear behind. Ask Plant Quarantine before you pack a jar of honey.',
  },
  {
    title: 'Other animals',
    text: 'No snakes, ferrets, hamsters or gerbils. Ask first about a rabbit, bird, fish or turtle.',
  },
];

export const shippingPhones: readonly OfficePhone[] = [
  {
    office: 'Plants, soil, bees and animals: Plant Quarantine',
    phone: read(PLANT_QUARANTINE_PHONE, sources.arriving),
  },
  {
    office: 'Pearl Harbor-Hickam shipping office (JPPSO): Navy and Air Force',
    phone: read(HOUSEHOLD_GOODS_PHONE, sources.shippingOffice),
  },
  {
    office: 'Kaneohe Bay distribution office (DMO)',
    phone: read(KANEOHE_SHIPPING_PHONE, sources.marineShipping),
  },
  { office: 'Camp Smith distribution office', phone: read('808-477-8840', sources.marineShipping) },
  {
    office: 'Help with the moving website (DPS)',
    phone: read(MOVING_WEBSITE_PHONE, sources.marineShipping),
  },
];

export const shipCarryLeave = { piles, neverPacked, stateChecks } as const;
