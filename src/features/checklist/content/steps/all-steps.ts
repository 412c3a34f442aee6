// The early steps, one record each, in the order in which they are told beside their item. Kept plans and calendars hold their ids.
import { advance } from './advance-step';
import { boat } from './boat-step';
import { buying } from './buying-step';
import { carePlan } from './care-plan-step';
import { childCare } from './child-care-step';
import { deers } from './deers-step';
import { efmp } from './efmp-step';
import { firearms } from './firearms-step';
import { flying } from './flying-step';
import { laterTravel } from './later-travel-step';
import { motorcycle } from './motorcycle-step';
import { refills } from './refills-step';
import { screening } from './screening-step';
import { workLicense } from './work-license-step';

export const allSteps = {
  deers,
  screening,
  'later-travel': laterTravel,
  efmp,
  refills,
  flying,
  'child-care': childCare,
  'care-plan': carePlan,
  'work-license': workLicense,
  advance,
  buying,
  firearms,
  motorcycle,
  boat,
} as const;
