import type { About } from '@/facts/types';
import { site } from '@/operator/site';

const { program } = site;

export const about: About = {
  description: `Buying a newly built home in Hawaii: ${program ? `the ${program.newConstructionCreditPercent}% credit toward closing costs, ` : ''}how long it takes, and what to expect.`,
  searchWords: 'new build builder brand new home development',
};
