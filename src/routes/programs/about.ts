import type { About } from '@/facts/types';
import { PROPERTY_MANAGEMENT_FEE_PERCENT, USUAL_PROPERTY_MANAGEMENT_FEE_PERCENT } from '@/money/property-management';

export const about: About = {
  description: `What the Veterans Home Program offers: a credit at closing, a new construction credit and property management at ${PROPERTY_MANAGEMENT_FEE_PERCENT}% instead of ${USUAL_PROPERTY_MANAGEMENT_FEE_PERCENT}%.`,
  searchWords: 'benefits program VHP sponsor free help what you get',
};
