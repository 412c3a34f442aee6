import type { About } from '@/facts/types';
import { USUAL_PROPERTY_MANAGEMENT_FEE_PERCENT } from '@/money/property-management';
import { site } from '@/operator/site';

const { program } = site;

export const about: About = {
  description: program
    ? `What you get with ${program.nameInText}: a credit at closing, a new construction credit and property management at ${program.managementFeePercent}% instead of ${USUAL_PROPERTY_MANAGEMENT_FEE_PERCENT}%.`
    : 'This site has no home program. Where to compare lenders and loans instead.',
  searchWords: `benefits ${program?.shortName ?? ''}`.trim(),
};
