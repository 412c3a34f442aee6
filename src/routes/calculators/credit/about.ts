import type { About } from '@/facts/types';
import { site } from '@/operator/site';

const { program } = site;

export const about: About = {
  description: program
    ? `See the ${program.name} credit for a home price: $${program.creditPer100kDollars} for every $100,000 of the sales price.`
    : 'This site has no home program. Where to compare lenders and loans instead.',
  searchWords: 'calculator rebate cash back',
};
