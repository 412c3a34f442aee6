import { FactText } from '@/blocks/fact-text';
import { wordsOf } from '@/facts/facts';
import { linesFor } from '@/features/checklist/audience';
import { stepDays } from '@/features/checklist/content/step-days';
import { allSteps } from '@/features/checklist/content/steps/all-steps';
import { type StepLine, stepStateOf } from '@/features/checklist/dated-lines';
import type { AnyPlan, StepState } from '@/features/checklist/family-plan';
import { capitalized, whenOf } from '@/features/checklist/line-words';
import { withStep } from '@/features/checklist/step-state';
import { findPage, menuLabel } from '@/site-map';
import { ChangingText } from '@/ui/changing-text';
import { Chip } from '@/ui/chip';
import { Icon } from '@/ui/icon';
import { keepInPlace } from '@/ui/keep-in-place';
import { Link } from '@/ui/link';

export type StepRowProps = {
  line: StepLine;
  plan: AnyPlan;
  onChange: (plan: AnyPlan) => void;
  /** Beside its item, instead of in a row of its own. */
  isBeside?: boolean;
  /** Among what to do first, which says what to do instead. */
  isFirst?: boolean;
};

/** An early step: a line with a box or, where somebody else must answer, how far the answer is. It opens. */
export function StepRow({ line, plan, onChange, isBeside, isFirst }: StepRowProps) {
  const { step, what, why, state, wayOut, anchor } = line;
  const { answered, rank } = stepDays[step];
  const [know] = linesFor(allSteps[step].words.know, plan.move);
  const instead = state === 'missed' && wayOut && <ChangingText text={wayOut} />;
  const isDone = state === 'done';
  const set = (next: StepState | undefined, pressed: Element) =>
    keepInPlace(pressed, () => onChange(withStep(plan, step, next)));
  const when = <ChangingText text={` ${timing(line)} `} />;
  return (
    <div
      id={anchor}
      tabIndex={-1}
      className={`relative scroll-mt-40 print:m-0 print:border-0 print:p-0 ${isBeside ? 'mb-1 ml-11 border-l-4 border-action pl-3' : 'border-b border-line py-1 pl-11'}`}
    >
      {answered ? (
        <p className="hidden print:inline">
          <span aria-hidden="true" className="mr-1 inline-block size-[1em] border align-text-bottom" />
          <span className="font-semibold">{what}</span>
          {when}
          {state === 'waiting' && line.waits && <ChangingText text={`${line.waits} `} />}
        </p>
      ) : (
        <label className={`${isBeside ? '-ml-2.5' : '-ml-11'} flex items-start pr-11 print:m-0 print:p-0`}>
          <input
            type="checkbox"
            autoComplete="off"
            checked={isDone}
            aria-describedby={`${anchor}-when`}
            onChange={({ currentTarget: box }) => set(box.checked ? 'done' : undefined, box)}
            className="m-2.5 size-6 shrink-0 accent-action print:m-0 print:mr-1 print:size-7"
          />
          <span
            className={`${isBeside ? 'pt-2.5' : 'py-2.5'} print:py-0 ${isDone ? 'text-ink-soft line-through' : 'font-semibold'}`}
          >
            {what}
          </span>
        </label>
      )}
      {!answered && (
        <p
          id={`${anchor}-when`}
          className={`pr-11 text-sm text-ink-soft print:inline print:p-0 ${isBeside ? 'pl-8.5' : '-mt-2 pb-1.5'}`}
        >
          {when}
        </p>
      )}
      <details className="print:hidden">
        {answered ? (
          <summary className="flex min-h-11 list-none items-start justify-between gap-2 py-1.5 pr-3.5 [&::-webkit-details-marker]:hidden">
            <span>
              <span className="font-semibold">{what}</span>
              <span className="block text-sm text-ink-soft">{when}</span>
            </span>
            <Chevron />
          </summary>
        ) : (
          <summary className="absolute top-0 right-0 flex size-11 list-none items-center justify-center [&::-webkit-details-marker]:hidden">
            <Chevron />
            <span className="sr-only">{`How to: ${what}`}</span>
          </summary>
        )}
        <HowTo line={line} plan={plan} />
      </details>
      {!isDone && !instead && know && (
        // Two sheets hold no more of what ranks.
        <span className="hidden print:inline">{rank ? `${capitalized(why)}.` : wordsOf(know)}</span>
      )}
      {answered && <HowFar line={line} plan={plan} answered={answered} onSet={set} />}
      {instead && !isFirst && <p className="pb-2 text-sm print:hidden">{instead}</p>}
    </div>
  );
}

type HowFarProps = Pick<StepRowProps, 'line' | 'plan'> & {
  answered: string;
  onSet: (next: StepState | undefined, pressed: Element) => void;
};

function HowFar({ line: { step, what, state, waits }, plan, answered, onSet }: HowFarProps) {
  const isWaiting = state === 'waiting' && waits;
  return (
    <>
      <fieldset className="mb-2 flex flex-wrap gap-1 print:hidden">
        <legend className="sr-only">{`How far: ${what}`}</legend>
        {(['asked', 'waiting', 'done'] as const).map((choice) => (
          <Chip
            key={choice}
            isPressed={choice === stepStateOf(step, plan)}
            onClick={({ currentTarget }) =>
              onSet(choice === stepStateOf(step, plan) ? undefined : choice, currentTarget)
            }
          >
            {choice === 'done' ? answered : choice === 'asked' ? 'Asked' : 'Waiting'}
          </Chip>
        ))}
      </fieldset>
      <div aria-live="polite" className="text-sm text-ink-soft print:hidden">
        {isWaiting && (
          <p className="pb-2">
            <ChangingText text={waits} />
          </p>
        )}
      </div>
    </>
  );
}

function HowTo({ line: { step, page, guide: address }, plan }: Pick<StepRowProps, 'line' | 'plan'>) {
  const guide = page && findPage(page);
  return (
    <>
      {linesFor(allSteps[step].words.know, plan.move).map((text) => (
        <p key={wordsOf(text)}>
          <FactText of={text} />
        </p>
      ))}
      {guide && (
        <p>
          {'Guide: '}
          <Link to={address} className="link inline-block py-2">
            {menuLabel(guide)}
          </Link>
        </p>
      )}
    </>
  );
}

function Chevron() {
  return (
    <Icon
      name="chevron-down"
      className="mt-1 size-4 shrink-0 text-action transition-transform [[open]>summary>&]:rotate-180"
    />
  );
}

function timing(line: StepLine): string {
  if (line.state === 'done') return 'Done.';
  if (line.state === 'waiting') return 'Asked: waiting for the answer.';
  return `${capitalized(whenOf(line))}.`;
}
