// The early steps, one record each, in the order in which they are told beside their item. Kept plans and calendars hold their ids.
import { boat } from './boat-step';
import { buying } from './buying-step';
import { carePlan } from './care-plan-step';
import { childCare } from './child-care-step';
import { firearms } from './firearms-step';
import { laterTravel } from './later-travel-step';
import { motorcycle } from './motorcycle-step';
import { screening } from './screening-step';
import { workLicense } from './work-license-step';

export const allSteps = {
  screening,
  'later-travel': laterTravel,
  'child-care': childCare,
  'care-plan': carePlan,
  'work-license': workLicense,
  buying,
  firearms,
  motorcycle,
  boat,
} as const;
