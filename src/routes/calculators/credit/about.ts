import type { About } from '@/facts/types';
import { site } from '@/operator/site';

const { program } = site;

export const about: About = {
  description: program
    ? `See the ${program.name} credit for a home price: $${program.creditPer100kDollars} for every $100,000 of the sales price.`
    : 'No home program stands behind this site, so it has no money to give. Where to compare two loans instead.',
  searchWords: 'calculator rebate cash back',
};
