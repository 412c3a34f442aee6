// A family's answers about its move.
import { baseIds } from '@/facts/bases';

export const moveChoices = {
  service: ['army', 'navy', 'air-force', 'marine-corps', 'coast-guard', 'space-force'],
  base: baseIds,
  pets: ['yes', 'no'],
  firearms: ['yes', 'no'],
  vehicles: ['none', 'one', 'more'],
  motorcycle: ['yes', 'no'],
  children: ['yes', 'no'],
  home: ['base', 'rent', 'buy', 'barracks'],
} as const;

export type MoveQuestion = keyof typeof moveChoices;

/** The answers given; every question is optional. */
export type Move = { readonly [Question in MoveQuestion]?: (typeof moveChoices)[Question][number] };

/** Parses kept or saved data as answers, dropping unknown ones. */
export function parseMove(data: unknown): Move {
  if (typeof data !== 'object' || data === null) return {};
  const known = Object.entries(moveChoices).filter(([question, choices]) =>
    (choices as readonly unknown[]).includes((data as Record<string, unknown>)[question]),
  );
  return Object.fromEntries(
    known.map(([question]) => [question, (data as Record<string, unknown>)[question]]),
  ) as Move;
}

/**
 * Returns the answers with what follows from them, unless the family said otherwise: a room in the barracks has no space
 * for children or pets, and without a vehicle there is no motorcycle.
 */
export function withAssumed(move: Move): Move {
  return {
    ...(move.home === 'barracks' && { children: 'no', pets: 'no' }),
    ...(move.vehicles === 'none' && { motorcycle: 'no' }),
    ...move,
  };
}
