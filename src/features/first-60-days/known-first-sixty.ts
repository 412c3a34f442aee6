// What the plan already knows of the first 60 days.
import type { AnyPlan } from '@/features/checklist/family-plan';
import { ageGroups, type Move } from '@/features/checklist/move';
import { type FirstSixtyTexts, firstSixtyForm } from './first-sixty-form';

/** Returns the fields that are known, and the others blank. What a link here brought goes before the plan; without orders, only the costs are asked for. */
export function knownFirstSixty(
  plan: AnyPlan | undefined,
  brought: FirstSixtyTexts = firstSixtyForm.blank,
): FirstSixtyTexts {
  if (!plan) return brought;
  const { orders, base = '', grade = '', home, pets } = plan.move;
  const costs = { ...brought, pet: brought.pet || (pets === 'no' ? '0' : '') };
  if (orders === 'no') return costs;
  return {
    ...costs,
    place: brought.place || base,
    grade: brought.grade || grade,
    who: brought.who || knownWho(plan.move),
    rent: brought.rent || (home === 'base' || home === 'barracks' ? '0' : ''),
    reportDay: plan.reportDay ?? '',
  };
}

/** Returns who stays in the hotel; '' where the plan leaves that open. */
export function knownWho(move: Move): FirstSixtyTexts['who'] {
  const { home, screening } = move;
  if (screening === 'later') return 'member-first';
  if (screening === 'none') return move.children === 'no' ? 'single' : '';
  if (leastDependents(move) > 0 || screening === 'asked' || screening === 'waiting') return 'family';
  return home === 'barracks' ? 'single' : '';
}

/** Returns how many dependents there are at least: the plan asks for age groups, not for ages. */
export function leastDependents({ children, parent, newlywed, license, ...move }: Move): number {
  const groups = ageGroups.filter((group) => move[group]).length;
  const kids = groups || Number(children === 'yes');
  const hasSpouse = newlywed || license || (kids > 0 && !parent);
  return kids + Number(Boolean(hasSpouse));
}
