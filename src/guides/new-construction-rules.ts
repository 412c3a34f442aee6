// What protects the buyer of a new home in Hawaii, what VA asks of it, and where homes are being built on Oahu.
import { factsCheckedOn } from './facts';
import { sources } from './new-construction-sources';
import type { Text, TipItem } from './types';

const { read, confirm } = factsCheckedOn('2026-11-21');

export const contractRules: readonly TipItem[] = [
  {
    title: '30 days to cancel',
    text: read(
      'A contract with a condo developer does not bind you until you have the public report and either waive the right or let 30 days pass. Leave the waiver alone.',
      sources.cancel,
    ),
  },
  {
    title: 'It may be a condo in law',
    text: confirm(
      'Many new homes are, even with no shared wall: the first houses of Koa Ridge stood on condominium lots. Condo rules and fees then apply.',
      sources.koaRidgeLots,
    ),
  },
  {
    title: 'A first chance for those who will live there',
    text: confirm(
      'At least half of a condo’s homes are offered to owner-occupants alone for 30 days. You sign an affidavit yourself: a power of attorney does not do, so plan around a deployment.',
      sources.ownerOccupant,
    ),
  },
  {
    title: 'New orders within the year',
    text: confirm(
      'If you stop living there within 365 days of that affidavit, tell the Real Estate Commission at once.',
      sources.ownerOccupant,
    ),
  },
  {
    title: '“Reserved” and affordable homes',
    text: confirm(
      'They come with income limits, and rules such as no sale for five years. Ask how long, and what happens with military orders, in writing.',
      sources.kaulu,
    ),
  },
  {
    title: 'If VA’s value comes in low',
    text: confirm(
      'VA’s escape clause lets you leave and keep your deposit. It has to be in the contract.',
      sources.practice,
    ),
  },
];

export const vaRules: readonly Text[] = [
  confirm(
    'A finished, never-lived-in home needs no VA inspection during building, but it needs a one-year builder’s warranty (VA Form 26-1859) or a ten-year protection plan. You sign that VA did not inspect it.',
    sources.handbook,
  ),
  confirm(
    'A home still to be built is appraised from its plans and inspected on the way, and always carries the one-year warranty.',
    sources.handbook,
  ),
  read(
    'That warranty says that the home matches the approved plans. Make claims in writing within a year of the day you get title or move in, whichever is first.',
    sources.warranty,
  ),
  read(
    'VA may help with structural defects for up to four years, when VA or FHA inspected during building.',
    sources.defects,
  ),
  read('A condo project must be on VA’s approved list before you close.', sources.purchase),
  confirm(
    'The builder may pay your ordinary closing costs. VA’s cap of 4% is for extras, such as paying your funding fee or your debts. Ask your lender how it counts the credit.',
    sources.handbook,
  ),
  'Hire your own inspector before the walls are closed and again at the end. Put a third look, in month 11, in your calendar.',
];

export const communities: readonly TipItem[] = [
  {
    title: 'Hoopili, East Kapolei',
    text: confirm(
      'D.R. Horton Hawaii: up to 11,750 homes over 20-30 years, with schools and rail. First homes in 2017.',
      sources.kapoleiStart,
    ),
  },
  {
    title: 'Koa Ridge, between Waipio and Mililani',
    text: confirm(
      'Castle & Cooke: 3,500 homes planned, about 20 minutes from Honolulu or Kapolei outside rush hour.',
      sources.koaRidge,
    ),
  },
  {
    title: 'Kaulu, Kalaeloa',
    text: confirm(
      'Gentry Homes: about 390 townhomes and houses, to be complete in fall 2026. Some are “reserved”.',
      sources.kaulu,
    ),
  },
  {
    title: 'Hoakalei and Ocean Pointe, Ewa Beach',
    text: confirm('Haseko: building for many years. Ask what is for sale now.', sources.ewa),
  },
  {
    title: 'Kauluokahai, East Kapolei',
    text: read('For Native Hawaiian beneficiaries only, not an open sale.', sources.homeLands),
  },
];
