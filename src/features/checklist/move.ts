// A family's answers about its move.
import { isOtherIsland, stationIds } from '@/facts/bases';
import { serviceIds } from '@/facts/services';
import { screeningRules } from '@/guides/screening-figures';
import { payGrades } from '@/money/pay-grades';

/** The questions and their answers. What has one of each for every answer, such as labels, doesn't compile without it. */
export const moveChoices = {
  orders: ['yes', 'no'],
  service: serviceIds,
  base: stationIds,
  grade: payGrades,
  pets: ['yes', 'no'],
  petStage: ['none', 'one', 'two', 'sample'],
  firearms: ['yes', 'no'],
  vehicles: ['none', 'one', 'more'],
  motorcycle: ['yes', 'no'],
  boat: ['yes', 'no'],
  children: ['yes', 'no'],
  under5: ['yes'],
  from5: ['yes'],
  from13: ['yes'],
  expecting: ['yes'],
  parent: ['yes'],
  newlywed: ['yes'],
  needs: ['yes'],
  license: ['yes'],
  noSavings: ['yes'],
  screening: ['ahead', 'asked', 'waiting', 'approved', 'later', 'none'],
  home: ['base', 'rent', 'buy', 'barracks'],
} as const;

export type MoveQuestion = keyof typeof moveChoices;

export const moveQuestions = Object.keys(moveChoices) as MoveQuestion[];

/** The answers to a question. */
export type MoveChoice<Question extends MoveQuestion> = (typeof moveChoices)[Question][number];

/** The answers given; every question is optional. */
export type Move = { readonly [Question in MoveQuestion]?: MoveChoice<Question> };

/** The children's ages; a family with none of them said only “children”, as in plans of before. */
export const ageGroups = ['under5', 'from5', 'from13'] as const satisfies readonly MoveQuestion[];
type AgeGroup = (typeof ageGroups)[number];

type YesOrNo = 'yes' | 'no';

/** The answers, and what the children's ages say: whether one may need child care, and whether one goes to school. */
export type Answers = Omit<Move, AgeGroup> & {
  readonly [Question in AgeGroup | 'careAge' | 'schoolAge']?: YesOrNo;
};

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
export function withAssumed(move: Move): Answers {
  const answers: Move = {
    orders: 'yes',
    ...(move.orders === 'no' && { screening: 'none' }),
    ...(move.home === 'barracks' && { children: 'no', pets: 'no', screening: 'none' }),
    ...(move.vehicles === 'none' && { motorcycle: 'no' }),
    ...move,
    ...(isNotScreened(move) && { screening: 'approved' }),
  };
  return { ...answers, ...agesIn(answers) };
}

/** One group said leaves the others out. */
function agesIn(move: Move): Pick<Answers, AgeGroup | 'careAge' | 'schoolAge'> {
  const { children, expecting, under5 = 'no', from5 = 'no', from13 = 'no' } = move;
  const hasAges = hasAgeGroup(move);
  if (!children && !hasAges && !expecting) return {};
  if (children === 'yes' && !hasAges) return { careAge: 'yes', schoolAge: 'yes' };
  return {
    under5,
    from5,
    from13,
    careAge: under5 === 'yes' || from5 === 'yes' || expecting ? 'yes' : 'no',
    schoolAge: from5 === 'yes' || from13 === 'yes' ? 'yes' : 'no',
  };
}

export function hasAgeGroup(move: Move): boolean {
  return ageGroups.some((group) => move[group]);
}

/** Whether somebody said that a family comes, or whether it is screened. */
export function speaksOfFamily({ children, ...move }: Move): boolean {
  const { expecting, parent, newlywed, needs, license, screening } = move;
  const others = expecting ?? parent ?? newlywed ?? needs ?? license ?? screening;
  return children === 'yes' || others !== undefined;
}

/**
 * Returns the answers after a press on one, which takes it back when it was given. An age says that there are children, and
 * “no” that there is none.
 */
export function withPressed<Question extends MoveQuestion>(
  move: Move,
  question: Question,
  choice: MoveChoice<Question> | undefined,
): Move {
  const next: Record<string, unknown> = {
    ...move,
    [question]: move[question] === choice ? undefined : choice,
  };
  if (question === 'children') for (const group of ageGroups) next[group] = undefined;
  const isAge = (ageGroups as readonly string[]).includes(question);
  if (isAge) next.children = hasAgeGroup(next) ? 'yes' : undefined;
  if (next.pets !== 'yes') next.petStage = undefined;
  return parseMove(next);
}

/** Returns whether nobody in the family is screened for this move, unless it said otherwise. */
export function isNotScreened({ service, base, screening = 'ahead' }: Move): boolean {
  return Boolean(
    service && screeningRules[service].isNotForOahu && !isOtherIsland(base) && screening === 'ahead',
  );
}
