import { FactText } from '@/blocks/fact-text';
import { wordsOf } from '@/facts/facts';
import { linesFor } from '@/features/checklist/audience';
import { stepDays } from '@/features/checklist/content/item-days';
import { allSteps } from '@/features/checklist/content/steps/all-steps';
import { type StepLine, stepStateOf } from '@/features/checklist/dated-lines';
import type { AnyPlan, StepState } from '@/features/checklist/family-plan';
import { capitalized, whenOf } from '@/features/checklist/line-words';
import { withStep } from '@/features/checklist/step-state';
import { findPage, menuLabel } from '@/site-map';
import { ChangingText } from '@/ui/changing-text';
import { Chip } from '@/ui/chip';
import { Icon } from '@/ui/icon';
import { Link } from '@/ui/link';

type StepRowProps = { line: StepLine; plan: AnyPlan; onChange: (plan: AnyPlan) => void };

/** An early step, with its item: a box or, where somebody else must answer, how far the answer is. */
export function StepRow({ line, plan, onChange }: StepRowProps) {
  const { step, what, state, wayOut, anchor, page } = line;
  const { answered } = stepDays[step];
  const isDone = state === 'done';
  const guide = page && findPage(page);
  const know = linesFor(allSteps[step].words.know, plan.move);
  const set = (next: StepState | undefined) => onChange(withStep(plan, step, next));
  return (
    <div
      id={anchor}
      tabIndex={-1}
      className="mb-3 ml-11 scroll-mt-40 border-l-4 border-action pl-3 print:my-0 print:ml-5 print:border-0 print:pl-0"
    >
      <p>
        {answered ? (
          <span className="font-semibold">{what}</span>
        ) : (
          <label className="-ml-2.5 flex items-start print:inline">
            <input
              type="checkbox"
              autoComplete="off"
              checked={isDone}
              onChange={({ currentTarget }) => set(currentTarget.checked ? 'done' : undefined)}
              className="m-2.5 size-6 shrink-0 accent-action print:hidden"
            />
            <span className={`py-2.5 print:py-0 ${isDone ? 'text-ink-soft line-through' : 'font-semibold'}`}>
              {what}
            </span>
          </label>
        )}
        <ChangingText text={` ${timing(line)} `} />
      </p>
      {state === 'missed' && wayOut && (
        <p className="print:hidden">
          <ChangingText text={wayOut} />
        </p>
      )}
      {answered && (
        <fieldset className="no-print mt-1 flex flex-wrap gap-1">
          <legend className="sr-only">{`How far: ${what}`}</legend>
          {(['asked', 'waiting', 'done'] as const).map((choice) => (
            <Chip
              key={choice}
              isPressed={choice === stepStateOf(step, plan)}
              onClick={() => set(choice === stepStateOf(step, plan) ? undefined : choice)}
            >
              {choice === 'done' ? answered : choice === 'asked' ? 'Asked' : 'Waiting for the answer'}
            </Chip>
          ))}
        </fieldset>
      )}
      {!isDone && (
        <details className="print:hidden">
          <summary className="inline-flex min-h-11 list-none items-center gap-1 text-sm text-action [&::-webkit-details-marker]:hidden">
            <Icon name="chevron-down" className="size-4 transition-transform [[open]>summary>&]:rotate-180" />
            How to<span className="sr-only">{`: ${what}`}</span>
          </summary>
          {know.map((text) => (
            <p key={wordsOf(text)}>
              <FactText of={text} />
            </p>
          ))}
          {guide && (
            <p>
              {'Guide: '}
              <Link to={guide.path} className="link inline-block py-2">
                {menuLabel(guide)}
              </Link>
            </p>
          )}
        </details>
      )}
    </div>
  );
}

function timing(line: StepLine): string {
  if (line.state === 'done') return 'Done.';
  if (line.state === 'waiting') return 'Asked: waiting for the answer.';
  return `${capitalized(whenOf(line))}.`;
}
