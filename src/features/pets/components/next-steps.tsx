import { FactText } from '@/blocks/fact-text';
import { addDays, type CalendarDay } from '@/dates/calendar-day';
import { formatDate } from '@/dates/format-date';
import { daysToPass } from '@/features/pets/changes';
import { stepNotes, stepTimes, stepWords } from '@/features/pets/content/pet-step-words';
import type { PetPlan } from '@/features/pets/pet-plan';
import type { PetPlanStep } from '@/features/pets/plan-steps';
import { PET_LAB_RESULT_DAYS } from '@/guides/pet-figures';
import { ChangingText } from '@/ui/changing-text';

type NextStepsProps = { plan: PetPlan; landing: CalendarDay | undefined; today: CalendarDay };

export function NextSteps({ plan, landing, today }: NextStepsProps) {
  if (plan.steps.length === 0) return null;
  const isKept = plan.landing === landing;
  const isTight = !isKept && plan.steps.some(({ from, by, isPlanned }) => from === by && !isPlanned);
  return (
    <>
      <h5 className="mt-4 mb-1 font-semibold print:my-0">
        <ChangingText text={`Next steps for a landing on ${formatDate(plan.landing)}`} />
      </h5>
      <ol className="max-w-measure list-decimal apart-2 pl-6 print:max-w-none print:apart-0">
        {plan.steps.map((step) => (
          <li key={step.kind} className={step.isPlanned && 'print:hidden'}>
            <strong className="font-semibold">{`${stepWords[step.kind].title}:`}</strong>
            <ChangingText text={` ${timeOf(step, isKept, today)}. `} />
            <StepNotes step={step} plan={plan} />
          </li>
        ))}
      </ol>
      {isTight && (
        <p className="mt-2 max-w-measure print:mt-0 print:max-w-none">{stepNotes.laterMovesLanding}</p>
      )}
    </>
  );
}

function StepNotes({ step, plan }: { step: PetPlanStep; plan: PetPlan }) {
  if (step.isPlanned) return null;
  const { note } = stepWords[step.kind];
  return (
    <>
      {step.kind === 'second-shot' && <ChangingText text={`${stepNotes.apart(daysToPass('shotsApart'))} `} />}
      {step.isMoved && <ChangingText text={`${stepNotes.moved} `} />}
      {note && (
        <span>
          <FactText of={note} />{' '}
        </span>
      )}
      {step.kind.endsWith('blood') && <ChangingText text={`${labNote(step, plan)} `} />}
      {step.isBeforeShot && <ChangingText text={stepNotes.beforeShot} />}
    </>
  );
}

/** Whether the result can be in the packet. */
function labNote({ by }: PetPlanStep, { steps }: PetPlan): string {
  const packetBy = steps.find(({ kind }) => kind === 'packet')?.by ?? by;
  const isInTime = by <= addDays(packetBy, -PET_LAB_RESULT_DAYS);
  return isInTime ? stepNotes.inTime : stepNotes.hurry(formatDate(packetBy));
}

function timeOf(step: PetPlanStep, isKept: boolean, today: CalendarDay): string {
  const { from, by, kind } = step;
  if (from !== by) {
    const isDeadline = from <= today || kind === 'packet';
    return isDeadline ? stepTimes.by(formatDate(by)) : stepTimes.between(formatDate(from), formatDate(by));
  }
  const when = by === today ? stepTimes.today : stepTimes.on(formatDate(by));
  if (step.isPlanned) return stepTimes.planned(when);
  if (kind === 'packet' || kind === 'certificate') return when;
  return isKept ? stepTimes.only(when) : stepTimes.soonest(when);
}
