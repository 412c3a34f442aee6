import { formatDate } from '@/dates/format-date';
import type { Question } from '@/features/account/keeping/decide';
import type { Keeping } from '@/features/account/keeping/use-keeper';
import { moveLabels } from '@/features/checklist/content/move-labels';
import { differences } from '@/features/checklist/content/plan-differences';
import { type FamilyPlan, planFields } from '@/features/checklist/family-plan';
import { Button } from '@/ui/button';

type PlanQuestion = Question<FamilyPlan>;
type Choose = Keeping<FamilyPlan>['choose'];

/** Asks which of two changes to keep. */
export function WhichPlan({ question, choose }: { question: PlanQuestion; choose: Choose }) {
  const words = wordsOf(question);
  const { other } = question;
  if (other)
    words.lines.push(
      `You also have ${formatDate(other.reportDay)} in this browser only. We ask about that next.`,
    );
  return <Choices {...words} choose={choose} />;
}

/** Says that a changed plan is now kept in this browser only. */
export function PlanGone({ plan, choose }: { plan: FamilyPlan; choose: Choose }) {
  const day = formatDate(plan.reportDay);
  return (
    <Choices
      title="Your account no longer has your date"
      lines={['It was turned off or cleared on another device, after you changed it here.']}
      account={`Keep ${day} only in this browser`}
      here={`Keep ${day} with my account`}
      choose={choose}
    />
  );
}

type Words = { title: string; lines: string[]; account: string; here: string };

function Choices({ title, lines, account, here, choose }: Words & { choose: Choose }) {
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
        <Button variant="secondary" onClick={() => choose('here')}>
          {here}
        </Button>
      </p>
    </section>
  );
}

function wordsOf({ account, here, collisions, isGone }: PlanQuestion): Words {
  const theirDate = formatDate(account.reportDay);
  if (!here)
    return {
      title: 'Which change do you want to keep?',
      lines: [`You cleared the date here. Another device changed it: your account has ${theirDate}.`],
      account: `Keep ${theirDate}, from my account`,
      here: 'Clear it',
    };
  const ourDate = formatDate(here.reportDay);
  const fields = planFields.filter((field) => collisions.includes(field));
  const answers = differences(
    { plan: account, where: 'in your account' },
    { plan: here, where: 'in this browser' },
    fields.length > 0 ? fields : undefined,
  );
  const kind = fields.some((field) => field in moveLabels) ? 'answers' : 'pet dates';
  if (fields.length > 0 && !fields.includes('reportDay'))
    return {
      title: `Which ${kind} do you want to keep?`,
      lines: answers,
      account: `Keep my account’s ${kind}`,
      here: `Keep this browser’s ${kind}`,
    };
  const had = isGone ? 'had' : 'has';
  return {
    title: 'Which date do you want to keep?',
    lines: [`Your account ${had} ${theirDate}. This browser has ${ourDate}.`, ...answers],
    account: `Keep ${theirDate}, from my account`,
    here: `Keep ${ourDate}, from this browser`,
  };
}
