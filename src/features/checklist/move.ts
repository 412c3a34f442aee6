// A family's answers about its move.
import { isOtherIsland, stationIds } from '@/facts/bases';
import { serviceIds } from '@/facts/services';
import { screeningRules } from '@/guides/screening-figures';

/** The questions and their answers. What has one of each for every answer, such as labels, doesn't compile without it. */
export const moveChoices = {
  orders: ['yes', 'no'],
  service: serviceIds,
  base: stationIds,
  pets: ['yes', 'no'],
  firearms: ['yes', 'no'],
  vehicles: ['none', 'one', 'more'],
  motorcycle: ['yes', 'no'],
  boat: ['yes', 'no'],
  children: ['yes', 'no'],
  parent: ['yes'],
  license: ['yes'],
  screening: ['ahead', 'asked', 'waiting', 'approved', 'later', 'none'],
  home: ['base', 'rent', 'buy', 'barracks'],
} as const;

export type MoveQuestion = keyof typeof moveChoices;

export const moveQuestions = Object.keys(moveChoices) as MoveQuestion[];

/** The answers to a question. */
export type MoveChoice<Question extends MoveQuestion> = (typeof moveChoices)[Question][number];

/** The answers given; every question is optional. */
export type Move = { readonly [Question in MoveQuestion]?: MoveChoice<Question> };

/** Parses kept or saved data as answers, dropping unknown ones. */
export function parseMove(data: unknown): Move {
  if (typeof data !== 'object' || data === null) return {};
  const given = data as Readonly<Record<string, unknown>>;
  const known = moveQuestions.filter((question) =>
    (moveChoices[question] as readonly unknown[]).includes(given[question]),
  );
  // Each is one of its question's answers.
  return Object.fromEntries(known.map((question) => [question, given[question]])) as Move;
}

/**
 * Returns the answers with what follows from them, unless the family said otherwise: a move is on orders, a room in the barracks has no space
 * for family or pets, and without a vehicle there is no motorcycle. A family that isn't screened for Oahu has nothing ahead unless it goes
 * to another island.
 */
export function withAssumed(move: Move): Move {
  return {
    orders: 'yes',
    ...(move.orders === 'no' && { screening: 'none' }),
    ...(move.home === 'barracks' && { children: 'no', pets: 'no', screening: 'none' }),
    ...(move.vehicles === 'none' && { motorcycle: 'no' }),
    ...move,
    ...(isNotScreened(move) && { screening: 'approved' }),
  };
}

/** Returns whether nobody in the family is screened for this move, unless it said otherwise. */
export function isNotScreened({ service, base, screening = 'ahead' }: Move): boolean {
  return Boolean(
    service && screeningRules[service].isNotForOahu && !isOtherIsland(base) && screening === 'ahead',
  );
}
