// A new home in Hawaii from the first visit to the end of the first year: what happens at each stage, what it costs and
// what to check, with the law's protections and VA's requirements where they come up.

import { factsCheckedOn } from '@/facts/facts';
import type { RangeBar, Stage } from '@/facts/types';
import { site } from '@/operator/site';
import { sources } from './sources';

const { read } = factsCheckedOn('2026-11-21');

export const CANCEL_DAYS = 30;

/** From contract to keys. */
export const BUILD_MONTHS = { from: 6, to: 12 };
const buildTime = read(`${BUILD_MONTHS.from}-${BUILD_MONTHS.to} months`, sources.program);
const cancelTime = read(`${CANCEL_DAYS} days`, sources.condoLaw);
const WARRANTY_MONTHS = 12;

/** In months after the contract. */
export const newHomeTimes: readonly RangeBar[] = [
  {
    label: 'A condo: you can cancel',
    range: [0, 1],
    text: cancelTime,
  },
  {
    label: 'You get the keys',
    range: [BUILD_MONTHS.from, BUILD_MONTHS.to],
    text: buildTime,
  },
  {
    label: 'Warranty year ends',
    range: [BUILD_MONTHS.from + WARRANTY_MONTHS, BUILD_MONTHS.to + WARRANTY_MONTHS],
    text: read(`${BUILD_MONTHS.from + WARRANTY_MONTHS}-${BUILD_MONTHS.to + WARRANTY_MONTHS} months`, sources.program),
  },
];

export const newHomeStages: readonly Stage[] = [
  {
    title: 'Before your first visit',
    happens: ['Sign a buyer agreement with your own agent.'],
    check: [
      {
        title: 'A lender first',
        text: read('Builders want you qualified early, often by their own lender. They can’t force you to use it.', sources.respa),
      },
      {
        title: 'The drive',
        text: 'Drive from the home to your gate at rush hour.',
      },
    ],
  },
  {
    title: 'You choose a home',
    happens: ['When many buyers want the same homes, there may be a lottery. You may have to wait for a later release of homes.'],
    check: [
      {
        title: 'It may legally be a condo',
        text: 'Even a house with no shared walls can be one. Ask: condo rules and fees would apply.',
      },
      {
        title: 'Owner-occupants get the first chance',
        text: read(
          'At least half of a condo’s homes are offered only to owner-occupants for 30 days. You have to sign an affidavit yourself, and a power of attorney won’t work, so plan around a deployment.',
          sources.condoLaw,
        ),
      },
      {
        title: '“Reserved” and affordable homes',
        text: read(
          'They come with income limits and rules such as no resale for five years. In Gentry’s Kaulu, they were about $685,000 in 2025. Get in writing how long the rules last, and what happens if you get orders.',
          sources.kaulu,
        ),
      },
      {
        title: 'A finished home with a VA loan',
        text: read('A finished home that nobody has lived in needs a one-year builder’s warranty or a ten-year protection plan. You sign a statement that VA did not inspect it.', sources.handbook),
      },
    ],
  },
  {
    title: 'You sign',
    when: `${CANCEL_DAYS} days to cancel`,
    happens: [read(`A contract with a condo developer binds you once you have the public report, and waive your right to cancel or let ${CANCEL_DAYS} days pass.`, sources.condoLaw)],
    pay: 'A deposit. Ask how much.',
    check: [
      {
        title: 'Getting the deposit back',
        text: 'Get in writing when it is refundable: if the VA appraisal comes in too low, and if your orders change.',
      },
      {
        title: 'If the VA appraisal comes in low',
        text: read('VA’s escape clause lets you walk away and keep your deposit. It has to be in the contract.', sources.practice),
      },
    ],
  },
  {
    title: 'The home is built',
    when: buildTime,
    happens: ['Ask what happens if building takes longer than your orders allow.'],
    pay: 'Extras, in cash, such as upgrades, window coverings, landscaping, air conditioning and solar. A VA loan only covers the home’s value.',
    check: [
      {
        title: 'A rate that moves',
        text: 'A home can take longer to build than a rate lock lasts. Ask about a longer lock, and about a lower rate if the market drops.',
      },
      {
        title: 'With a VA loan',
        text: read('A home that isn’t built yet is appraised from its plans, inspected along the way, and always comes with the one-year warranty.', sources.handbook),
      },
      {
        title: 'Your own inspector',
        text: 'Hire one before the drywall goes up and again at the end.',
      },
    ],
  },
  {
    title: 'You close and get the keys',
    happens: [site.program ? 'Check that your Closing Disclosure shows the credit.' : 'Check the costs on your Closing Disclosure.'],
    pay: site.program ? `Your closing costs, minus the ${site.program.newConstructionCreditPercent}% credit.` : 'Your closing costs.',
    check: [
      {
        title: 'What the builder may pay',
        text: read('The builder may pay your ordinary closing costs. VA’s 4% cap is for extras, such as paying your funding fee or your debts. Ask your lender what counts.', sources.handbook),
      },
    ],
  },
  {
    title: 'Your first year',
    when: read('1-year warranty', sources.warranty),
    happens: [read('Make claims under the builder’s warranty in writing, within a year of the day you get title or move in, whichever comes first.', sources.warranty)],
    check: [
      {
        title: 'What it covers',
        text: read('Whether the home matches the approved plans.', sources.warranty),
      },
      { title: 'Month 11', text: 'Put a third inspection on your calendar, before the warranty ends.' },
      {
        title: 'New orders within the year',
        text: read('If you decide to move out within 365 days after the deed is recorded, tell the Real Estate Commission right away.', sources.condoLaw),
      },
    ],
  },
];
