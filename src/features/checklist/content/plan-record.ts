// One thing to do before the move: everything about it stands in its record, in `items` for the 20 and in `steps` for the early
// ones. To change a number of days, edit it and say in `why` or `whyLast` where it comes from; without that it is our own suggestion.
import type { CalendarDay } from '@/dates/calendar-day';
import type { WebLink } from '@/facts/types';
import type { Audience, Line } from '@/features/checklist/audience';
import type { FamilyPlan } from '@/features/checklist/family-plan';
import type { Answers, Move } from '@/features/checklist/move';
import type { AppPath } from '@/site-map';

export const DAYS_PER_MONTH = 30;

/** `for`: the families that it helps, if not all. */
export type Office = Omit<WebLink, 'purpose'> & { purpose?: readonly Line[]; for?: Audience };

/** What only the checklist's own page says; guides don't load it. */
export type RecordWords = {
  /** What to know, in a few short lines. `only` marks a line for some families; at least one has to remain for each. */
  know: readonly Line[];
  /** The office or site that helps. */
  office?: Office;
  /** What it costs when it comes too late. */
  missed?: readonly Line[];
  /** What to do when there is less time than it needs. Omitted when that changes nothing. */
  short?: readonly Line[];
  /** Why to start as early as `lead` says. */
  why?: readonly Line[];
  /** Why the last good day is the last. */
  whyLast?: readonly Line[];
};

export type PlanRecord = {
  title: string;
  /** Days before the report date to start it. */
  lead: number;
  /** The last day on which it still works, with room for what follows it, on a day when whoever must act is open. */
  lastDay: (plan: FamilyPlan, today: CalendarDay) => CalendarDay;
  /** Why it is among the first when it is, in a few words. */
  first: string | ((move: Move) => string);
  /** It isn't too late until the end: past its last good day, every day is. */
  isNeverLate?: boolean;
  /** Done before the move or not at all. */
  isOverOnLanding?: true;
  /** What to ask for while the family's travel isn't approved. */
  beforeApproval?: (plan: FamilyPlan, today: CalendarDay) => string | undefined;
  /** What to do once the last good day has passed, in a sentence or two. */
  wayOut?: (plan: FamilyPlan, today: CalendarDay) => string;
  /** Our page that helps. */
  guide?: AppPath;
  words: RecordWords;
};

export type ChecklistItem = PlanRecord & {
  /** What is otherwise for a family with these answers. */
  own?: (move: Move) => Partial<Pick<PlanRecord, 'lead' | 'lastDay' | 'isNeverLate' | 'guide'>>;
  /** `stops`: without it the move doesn't happen, so it comes before what has less time. `reading`: nothing depends on its day. */
  rank?: 'stops' | 'reading';
  /** Past its last good day it comes right after what stops the move: without it there is no bed. */
  isForFirstNight?: true;
  /** A day by which something must be somewhere, for the guides. */
  due?: { day: (plan: FamilyPlan) => CalendarDay; says: string };
  /** What it is about may come after the family: then it is still to do. */
  canArriveLater?: true;
  /** Why these answers make it unnecessary, such as “no pets”. */
  notFor?: (answers: Answers) => string | undefined;
};

/** A step with its own deadline that isn't one of the 20: the same record, without a number. */
export type EarlyStep = PlanRecord & {
  /** What is otherwise for a family with these answers. */
  own?: (move: Move) => Partial<Pick<EarlyStep, 'isAtOnce' | 'canFollow'>>;
  /** The item it is shown with. */
  item: string;
  /** Only for families that gave these answers; for those who didn't answer, the text asks. */
  for: Audience;
  /** Whether a family that didn't answer `for` sees it too. */
  isForUnanswered?: true;
  /** For the day it’s known, not for its last good day: whoever asks first is served first. */
  isAtOnce?: boolean;
  /** `leads`: it can stop the move, so it comes before whatever else is first. `stops`: right after that, with the orders. `first-night`: right after those, because it pays for the bed. */
  rank?: 'leads' | 'stops' | 'first-night';
  /** For the family’s travel: a family that didn’t say how far its screening is may have landed together. */
  isForTravel?: true;
  /** Past its last good day it can be done after the move, so what can't comes before it. */
  canFollow?: boolean;
  /** Somebody else must answer; what their yes is called. */
  answered?: string;
  /** What to expect while they haven't. */
  waits?: (plan: FamilyPlan, today: CalendarDay) => string;
  guide: AppPath;
  /** The part of the guide that helps. */
  part?: string;
};
