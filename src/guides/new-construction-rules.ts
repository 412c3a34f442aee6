// Protections for buyers of new homes in Hawaii, VA's requirements, and where homes are being built on Oahu.
import { factsCheckedOn } from './facts';
import { HOOPILI_HOMES } from './housing-figures';
import { sources } from './new-construction-sources';
import type { Text, TipItem } from './types';

const { read, unconfirmed } = factsCheckedOn('2026-11-21');

export const CANCEL_DAYS = 30;

export const contractRules: readonly TipItem[] = [
  {
    title: `${CANCEL_DAYS} days to cancel`,
    text: read(
      `A contract with a condo developer isn’t binding until you have the public report and either waive your right to cancel or let ${CANCEL_DAYS} days pass. Don’t sign the waiver.`,
      sources.cancel,
    ),
  },
  {
    title: 'It may legally be a condo',
    text: unconfirmed(
      'Many new homes are, even with no shared walls: the first houses of Koa Ridge stood on condominium lots. Condo rules and fees then apply.',
      sources.koaRidgeLots,
    ),
  },
  {
    title: 'Owner-occupants get the first chance',
    text: unconfirmed(
      'At least half of a condo’s homes are offered only to owner-occupants for 30 days. You have to sign an affidavit yourself, and a power of attorney won’t work, so plan around a deployment.',
      sources.ownerOccupant,
    ),
  },
  {
    title: 'New orders within the year',
    text: unconfirmed(
      'If you stop living there within 365 days of that affidavit, tell the Real Estate Commission right away.',
      sources.ownerOccupant,
    ),
  },
  {
    title: '“Reserved” and affordable homes',
    text: unconfirmed(
      'They come with income limits and rules such as no resale for five years. Get in writing how long, and what happens if you get orders.',
      sources.kaulu,
    ),
  },
  {
    title: 'If the VA appraisal comes in low',
    text: unconfirmed(
      'VA’s escape clause lets you walk away and keep your deposit. It has to be in the contract.',
      sources.practice,
    ),
  },
];

export const vaRules: readonly Text[] = [
  unconfirmed(
    'A finished, never-lived-in home needs no VA inspection during construction, but it needs a one-year builder’s warranty (VA Form 26-1859) or a ten-year protection plan. You sign a statement that VA did not inspect it.',
    sources.handbook,
  ),
  unconfirmed(
    'A home that isn’t built yet is appraised from its plans, inspected along the way, and always comes with the one-year warranty.',
    sources.handbook,
  ),
  read(
    'That warranty covers whether the home matches the approved plans. Make claims in writing within a year of the day you get title or move in, whichever comes first.',
    sources.warranty,
  ),
  read(
    'VA may help with structural defects for up to four years, if VA or FHA inspected during construction.',
    sources.defects,
  ),
  read('A condo project must be on VA’s approved list before you close.', sources.purchase),
  unconfirmed(
    'The builder may pay your ordinary closing costs. VA’s 4% cap is for extras, such as paying your funding fee or your debts. Ask your lender how it counts the credit.',
    sources.handbook,
  ),
  'Hire your own inspector before the drywall goes up and again at the end. Put a third inspection, in month 11, on your calendar.',
];

export const communities: readonly TipItem[] = [
  {
    title: 'Hoopili, East Kapolei',
    text: unconfirmed(
      `D.R. Horton Hawaii: up to ${HOOPILI_HOMES} homes over 20-30 years, with schools and rail. First homes in 2017.`,
      sources.kapoleiStart,
    ),
  },
  {
    title: 'Koa Ridge, between Waipio and Mililani',
    text: unconfirmed(
      'Castle & Cooke: 3,500 homes planned, about 20 minutes from Honolulu or Kapolei outside rush hour.',
      sources.koaRidge,
    ),
  },
  {
    title: 'Kaulu, Kalaeloa',
    text: unconfirmed(
      'Gentry Homes: about 390 townhomes and houses, due to be finished in fall 2026. Some are “reserved”.',
      sources.kaulu,
    ),
  },
  {
    title: 'Hoakalei and Ocean Pointe, Ewa Beach',
    text: unconfirmed('Haseko: building for many years. Ask what is for sale now.', sources.ewa),
  },
  {
    title: 'Kauluokahai, East Kapolei',
    text: read('For Native Hawaiian beneficiaries only, not an open sale.', sources.homeLands),
  },
];
