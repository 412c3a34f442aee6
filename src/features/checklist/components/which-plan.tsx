import { formatDate } from '@/dates/format-date';
import { moveLabels } from '@/features/checklist/content/move-labels';
import { differences } from '@/features/checklist/content/plan-differences';
import type { PlanConflict } from '@/features/checklist/sync-plan';
import type { PlanSync } from '@/features/checklist/use-plan-sync';
import { Button } from '@/ui/button';

type WhichPlanProps = { conflict: PlanConflict; choose: PlanSync['choose'] };

/** Asks which of two changes to keep. */
export function WhichPlan({ conflict, choose }: WhichPlanProps) {
  const { title, lines, account, browser } = questionOf(conflict);
  return (
    <section aria-label="Two plans" className="mt-2 rounded-xl border border-action bg-card p-4">
      <h2 className="text-xl">{title}</h2>
      {lines.map((line) => (
        <p key={line} className="mt-1">
          {line}
        </p>
      ))}
      <p className="mt-3 flex flex-wrap gap-3">
        <Button onClick={() => choose('account')}>{account}</Button>
        <Button variant="secondary" onClick={() => choose('browser')}>
          {browser}
        </Button>
      </p>
    </section>
  );
}

type Question = { title: string; lines: string[]; account: string; browser: string };

function questionOf({ ours, found, here, collisions }: PlanConflict): Question {
  const [theirDate, ourDate] = [found, ours].map((plan) => plan && formatDate(plan.reportDay));
  if (!found)
    return {
      title: 'Your account no longer has your date',
      lines: ['It was turned off or cleared on another device, after you changed it here.'],
      account: `Keep ${ourDate} only in this browser`,
      browser: `Keep ${ourDate} with my account`,
    };
  if (!here.plan)
    return {
      title: 'Which change do you want to keep?',
      lines: [`You cleared the date here. Another device changed it: your account has ${theirDate}.`],
      account: `Keep ${theirDate}, from my account`,
      browser: 'Clear it',
    };
  const answers = differences(
    { plan: found, where: 'in your account' },
    { plan: here.plan, where: 'in this browser' },
    collisions.filter((field) => field !== 'plan'),
  );
  const kind = collisions.some((field) => field in moveLabels) ? 'answers' : 'pet dates';
  if (!collisions.includes('reportDay'))
    return {
      title: `Which ${kind} do you want to keep?`,
      lines: answers,
      account: `Keep my account’s ${kind}`,
      browser: `Keep this browser’s ${kind}`,
    };
  return {
    title: 'Which date do you want to keep?',
    lines: [`Your account has ${theirDate}. This browser has ${ourDate}.`, ...answers],
    account: `Keep ${theirDate}, from my account`,
    browser: `Keep ${ourDate}, from this browser`,
  };
}
