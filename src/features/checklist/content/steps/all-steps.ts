// The early steps, one record each, in the order in which they are told beside their item. Kept plans and calendars hold their ids.
import { boat } from './boat-step';
import { childCare } from './child-care-step';
import { firearms } from './firearms-step';
import { laterTravel } from './later-travel-step';
import { motorcycle } from './motorcycle-step';
import { screening } from './screening-step';

export const allSteps = {
  screening,
  'later-travel': laterTravel,
  'child-care': childCare,
  firearms,
  motorcycle,
  boat,
} as const;
