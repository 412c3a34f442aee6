import type { About } from '@/facts/types';
import { NEW_CONSTRUCTION_CREDIT_PERCENT } from '@/money/home-credit';

export const about: About = {
  description: `Buying a newly built home in Hawaii: the ${NEW_CONSTRUCTION_CREDIT_PERCENT}% credit toward closing costs, how long it takes, and what to expect.`,
  searchWords: 'new build builder brand new home development incentive',
};
