import type { CalendarDay } from '@/dates/calendar-day';
import { type Changes, hasAny, type ShotKind, withChanges } from './changes';
import type { PetDate, PetRecord, PetTrip } from './judge';
import { latestOf } from './landing';
import { paperDates } from './paper-dates';
import type { Window } from './windows';

/** `blood`: the lab has it; `new-blood`: once more. `packet`: the station has it; `certificate`: the vet signs it. */
export type PetStepKind = 'chip' | 'first-shot' | ShotKind | 'blood' | 'new-blood' | 'packet' | 'certificate';

export type PetPlanStep = {
  kind: PetStepKind;
  /** On the day that was entered, which is in the future. */
  isPlanned?: true;
  /** On another day than the one that was entered, which is in the future. */
  isMoved?: true;
  /** The blood comes before the shot of the same plan. */
  isBeforeShot?: true;
} & Window;

const ORDER: readonly PetStepKind[] = [
  'chip',
  'first-shot',
  'second-shot',
  'third-shot',
  'booster',
  'blood',
  'new-blood',
  'packet',
  'certificate',
];

/** True for what is left to do for the pet itself, not for its papers, and not as entered. */
export function isChange({ kind, isPlanned }: PetPlanStep): boolean {
  return kind !== 'packet' && kind !== 'certificate' && !isPlanned;
}

/** Returns the steps in the order of their last days. */
export function inOrder(steps: readonly PetPlanStep[]): readonly PetPlanStep[] {
  return [...steps].sort((a, b) => a.by.localeCompare(b.by) || ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind));
}

/** The step that each date of a pet's is. */
const kindOf: Partial<Record<PetStepKind, PetDate>> = {
  chip: 'chip',
  'first-shot': 'firstShot',
  'second-shot': 'lastShot',
  blood: 'sample',
};

/** Returns the steps, those marked as moved whose date was planned for another day. */
export function markMoved(steps: readonly PetPlanStep[], moved: readonly PetDate[]): readonly PetPlanStep[] {
  return steps.map((step) => {
    const field = kindOf[step.kind];
    return field && moved.includes(field) ? { ...step, isMoved: true } : step;
  });
}

/** Returns the dates entered that haven't come yet, unless a change replaces them. */
export function plannedSteps(changes: Changes, pet: PetRecord, today: CalendarDay): readonly PetPlanStep[] {
  const planned = [
    ['chip', pet.chip],
    ['first-shot', pet.firstShot],
    ['second-shot', changes.shot ? undefined : pet.lastShot],
    ['blood', changes.sample ? undefined : pet.sample],
  ] as const;
  return planned.flatMap(([kind, day]) =>
    day && day > today ? [{ kind, from: day, by: day, isPlanned: true }] : [],
  );
}

/** Returns the packet, unless the station has it and nothing in it changes, and the health certificate. */
export function paperSteps(
  changes: Changes,
  pet: PetRecord,
  { landing, island }: PetTrip & { landing: CalendarDay },
  today: CalendarDay,
): readonly PetPlanStep[] {
  const { papersBy, certificateFrom, certificateLast } = paperDates(landing, island);
  const from = withChanges({ ...pet, papers: undefined }, changes, today).papers ?? today;
  const steps: readonly PetPlanStep[] = [
    { kind: 'packet', from, by: latestOf([from, papersBy]) },
    { kind: 'certificate', from: latestOf([today, certificateFrom]), by: certificateLast },
  ];
  const isSent = pet.papers !== undefined && !hasAny(changes);
  return steps.filter(({ kind, from, by }) => from <= by && !(isSent && kind === 'packet'));
}
