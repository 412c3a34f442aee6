import { site } from '../../../src/operator/site';
import { noProgram } from './owner';
import { ADDED, MAX_HEIGHT, type ScreenParts } from './part';

const crunchedFields = [
  'Purchase price',
  'Down payment',
  'Balance of the seller’s loan',
  'Rate of the seller’s loan (% a year)',
  'Years left on the seller’s loan',
  'GAP rate (% a year)',
  'GAP term (years)',
  'Current market rate (% a year)',
  'New loan term (years)',
  'HOA fees a month',
  'Property taxes a month',
  'Insurance a month',
];

const { program } = site;

const credit: ScreenParts = program
  ? {
      path: '/calculators/credit',
      maxHeight: MAX_HEIGHT,
      added: 'More about the credit',
      parts: [
        { part: 'price', role: 'textbox', name: 'Sales price' },
        { part: 'slider', role: 'slider' },
        { part: 'credit', text: new RegExp(`\\$${program.creditPer100kDollars} per \\$100,000`) },
        {
          part: 'credit of a listing',
          text: new RegExp(`\\$${program.listingCreditPer100kDollars} per \\$100,000`),
        },
        { part: 'contact', role: 'link', name: 'Ask the program' },
      ],
    }
  : noProgram('/calculators/credit');

export const formsParts: readonly ScreenParts[] = [
  credit,
  {
    path: '/calculators/assumption-cruncher',
    maxHeight: MAX_HEIGHT,
    added: ADDED,
    parts: [
      ...crunchedFields.map((name) => ({ part: name, role: 'textbox' as const, name: nameOf(name) })),
      { part: 'Calculate', role: 'button', name: 'Calculate' },
      { part: '90% and 8-12%', text: /up to 90% of the price.* 8-12%/ },
    ],
  },
  {
    path: '/calculators/first-60-days',
    maxHeight: MAX_HEIGHT,
    parts: [{ part: 'first field', role: 'textbox', name: 'Hotel nights' }],
  },
  {
    path: '/pcs-toolkit/cost-of-living',
    maxHeight: MAX_HEIGHT,
    parts: [{ part: 'first field', role: 'combobox', name: 'Pay grade' }],
  },
];

/** A unit in parentheses doesn't break. */
function nameOf(label: string): RegExp {
  return new RegExp(`^${label.replace(/[()]/g, '.').replaceAll(' ', '\\s')}`);
}
