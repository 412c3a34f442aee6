import type { CalendarDay } from '@/dates/calendar-day';
import { type Changes, hasAny, type ShotKind, type Window, withChanges } from './changes';
import type { PetRecord, PetTrip } from './judge';
import { latestOf } from './landing';
import { paperDates } from './paper-dates';

/** `blood`: the lab has it; `new-blood`: once more. `packet`: the station has it; `certificate`: the vet signs it. */
export type PetStepKind = 'chip' | 'first-shot' | ShotKind | 'blood' | 'new-blood' | 'packet' | 'certificate';

/** `isPlanned`: on the day that was entered, which is in the future. */
export type PetPlanStep = { kind: PetStepKind; isPlanned?: true } & Window;

const ORDER: readonly PetStepKind[] = [
  'chip',
  'first-shot',
  'second-shot',
  'moved-shot',
  'third-shot',
  'booster',
  'blood',
  'new-blood',
  'packet',
  'certificate',
];

/** Returns the steps in the order in which a family takes them. */
export function inOrder(steps: readonly PetPlanStep[]): readonly PetPlanStep[] {
  return [...steps].sort((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind));
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
