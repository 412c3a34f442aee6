import { useRef, useState } from 'react';
import type { Section } from '@/blocks/guide-section';
import { saveFile } from '@/blocks/save-file';
import type { CalendarDay } from '@/dates/calendar-day';
import { accountsAreSetUp } from '@/features/account/env';
import { differences } from '@/features/checklist/content/plan-differences';
import { type AnyPlan, isSamePlan } from '@/features/checklist/family-plan';
import { planDay } from '@/features/checklist/line-words';
import { planFileText } from '@/features/checklist/plan-file';
import { Button } from '@/ui/button';
import { Link } from '@/ui/link';
import { OpenPlanFile } from './open-plan-file';

/** The title as the links to this section write it. */
export const keepingId = 'where-your-plan-is-kept';

export type PlanKeepingProps = {
  plan: AnyPlan;
  today: CalendarDay;
  isSignedIn: boolean;
  isInAccount: boolean;
  onOpen: (plan: AnyPlan) => void;
};

/** Where the plan is kept, and how to keep it safe. */
export function keepingSection(props: PlanKeepingProps): Section {
  return {
    title: 'Where your plan is kept',
    answer: props.isInAccount
      ? 'With your account. A file is a copy you keep.'
      : 'Only in this browser. A file or an account keeps it safe.',
    content: <PlanKeeping {...props} />,
  };
}

function PlanKeeping({ plan, today, isSignedIn, isInAccount, onOpen }: PlanKeepingProps) {
  const [found, setFound] = useState<AnyPlan>();
  const fileInput = useRef<HTMLInputElement>(null);

  function answer(isFiles: boolean) {
    setFound(undefined);
    if (found && isFiles) onOpen(found);
    else fileInput.current?.focus();
  }

  return (
    <>
      {!isInAccount && (
        <div className="max-w-measure apart-2">
          <p>
            Only in this browser: we don’t have it, so we can’t bring it back. Clearing your browsing data
            removes it, and Safari removes it on its own after seven days without a visit.
          </p>
          <p>
            An app on your Home Screen keeps its own plan. If you made this one in the browser, save it as a
            file here and open the file in the app.
          </p>
        </div>
      )}
      {!isSignedIn && accountsAreSetUp && (
        <p className="mt-2">
          Or{' '}
          <Link to="/auth" className="link inline-block py-2">
            sign in
          </Link>{' '}
          and keep it with your account.
        </p>
      )}
      <div className="mt-3 flex flex-wrap items-start gap-3">
        <Button
          variant="secondary"
          onClick={() => saveFile('hawaii-pcs-plan.json', 'application/json', planFileText(plan))}
        >
          Save a plan file
        </Button>
        <OpenPlanFile ref={fileInput} today={today} onRead={setFound} />
      </div>
      <div role="status">{found && <FoundPlan found={found} plan={plan} onAnswer={answer} />}</div>
    </>
  );
}

type FoundPlanProps = { found: AnyPlan; plan: AnyPlan; onAnswer: (isFiles: boolean) => void };

/** Says how a file's plan differs from the one here, which it doesn't replace without asking. */
function FoundPlan({ found, plan, onAnswer }: FoundPlanProps) {
  if (isSamePlan(found, plan))
    return <p className="mt-2">The file has the same plan. Nothing has changed.</p>;
  const [theirs, ours] = [found, plan].map((one) =>
    one.reportDay || one.month ? planDay(one) : 'a date to come',
  );
  const lines = differences({ plan: found, where: 'in the file' }, { plan, where: 'here' });
  return (
    <div className="mt-3 max-w-measure rounded-xl border border-action bg-card p-4">
      <p>
        {theirs === ours
          ? `The file’s plan is for ${ours}, too, with other answers. It would replace the one here.`
          : `The file’s plan is for ${theirs}. It would replace the one here, for ${ours}.`}
      </p>
      {lines.map((line) => (
        <p key={line} className="mt-1">
          {line}
        </p>
      ))}
      <p className="mt-3 flex flex-wrap gap-3">
        <Button onClick={() => onAnswer(true)}>Use the file’s plan</Button>
        <Button variant="secondary" onClick={() => onAnswer(false)}>
          Keep the one here
        </Button>
      </p>
    </div>
  );
}
