// Which lines of the checklist are for which family. It is decided only here, for the screen, the printout and the
// calendar.
import { serviceIds, services } from '@/facts/services';
import type { Text } from '@/facts/types';
import { AIR_FORCE_SCREENING_DAYS, type ScreeningRule, screeningRules } from '@/guides/screening-figures';
import { type Answers, type Move, withAssumed } from './move';

/** The answers with which a line is for a family: one of those listed, to each question listed. */
export type Audience = { readonly [Question in keyof Answers]?: readonly NonNullable<Answers[Question]>[] };

/** Everyone but those with a room in the barracks, who come alone. */
export const families = { home: ['base', 'rent', 'buy'] } as const satisfies Audience;
/** A move that the government pays for, and one that it doesn't: veterans, those who leave the service, buyers. */
export const onOrders = { orders: ['yes'] } as const satisfies Audience;
export const barracks = { ...onOrders, home: ['barracks'] } as const satisfies Audience;
export const withoutOrders = { orders: ['no'] } as const satisfies Audience;
/** Those under the Department of Defense's allowance rules. */
export const dod = {
  ...onOrders,
  service: serviceIds.filter((id) => services[id].department === 'DoD'),
} as const satisfies Audience;
/** The families that are, or may be, screened before they may travel. */
export const screened = screenedBy(() => true);
/** Families whose service screens every member. */
export const allScreened = screenedBy(({ isDisputed }) => !isDisputed);
/** The Air Force and the Space Force. */
export const screenedLongest = screenedBy(({ days }) => days === AIR_FORCE_SCREENING_DAYS);

function screenedBy(isSo: (rule: ScreeningRule) => boolean) {
  const service = serviceIds.filter((id) => isSo(screeningRules[id]));
  return {
    ...families,
    ...onOrders,
    screening: ['ahead', 'asked', 'waiting'],
    service,
  } as const satisfies Audience;
}

/** Something to say: to everyone, or to those it is marked for. */
export type Line = Text | { readonly for: Audience; readonly text: Text; readonly isOwn?: true };

/** Marks a text with who it is for. */
export function only(audience: Audience, text: Text): Line {
  return { for: audience, text };
}

/** Marks a text for those who gave these answers, and for nobody who didn't answer. */
export function own(audience: Audience, text: Text): Line {
  return { for: audience, text, isOwn: true };
}

/** Returns the texts that are for this family. A question without an answer leaves out only what is `own`. */
export function linesFor(lines: readonly Line[], move: Move): Text[] {
  return lines.flatMap((line) => {
    if (typeof line === 'string' || !('for' in line)) return [line];
    return isFor(line.for, move) && (!line.isOwn || hasAnswered(move, line.for)) ? [line.text] : [];
  });
}

/** Returns whether a family said enough to know that something is for it. */
export function hasAnswered(move: Move, audience: Audience): boolean {
  const answers = withAssumed(move);
  return (Object.keys(audience) as (keyof Answers)[]).every((question) => answers[question]);
}

/** Returns whether something is for this family, as far as its answers say. */
export function isFor(audience: Audience, move: Move): boolean {
  const answers = withAssumed(move);
  return (Object.keys(audience) as (keyof Answers)[]).every((question) => {
    const answer = answers[question];
    return !answer || (audience[question] as readonly string[]).includes(answer);
  });
}
