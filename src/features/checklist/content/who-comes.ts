import type { Move } from '@/features/checklist/move';

/** What home asks about who comes along, and what the plan takes from each answer. */
export const whoComes = {
  alone: { label: 'Just me', move: { screening: 'none', children: 'no' } },
  couple: { label: 'My spouse and I', move: { children: 'no' } },
  children: { label: 'Us and our children', move: { children: 'yes' } },
  single: { label: 'My children and I', move: { parent: 'yes', children: 'yes' } },
  own: { label: 'Retired, no orders', move: { orders: 'no' } },
  later: { label: 'Family joins later', move: { screening: 'later' } },
} as const satisfies Record<string, { label: string; move: Move }>;
