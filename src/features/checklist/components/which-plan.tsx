import { AccountQuestion } from '@/features/account/components/account-keeping';
import type { Question } from '@/features/account/keeping/decide';
import type { Keeping } from '@/features/account/keeping/use-keeper';
import { moveLabels } from '@/features/checklist/content/move-labels';
import { differences } from '@/features/checklist/content/plan-differences';
import { type AnyPlan, planFields } from '@/features/checklist/family-plan';
import { planDay } from '@/features/checklist/line-words';

type PlanQuestion = Question<AnyPlan>;

type WhichPlanProps = { question: PlanQuestion; choose: Keeping<AnyPlan>['choose'] };

/** Asks which of two changes to keep. */
export function WhichPlan({ question, choose }: WhichPlanProps) {
  const { title, lines, account, here } = wordsOf(question);
  const { other } = question;
  if (other) lines.push(`You also have ${planDay(other)} in this browser only. We ask about that next.`);
  return (
    <AccountQuestion
      label="Two plans"
      title={title}
      lines={lines}
      answers={[
        [account, () => choose('account')],
        [here, () => choose('here')],
      ]}
    />
  );
}

type PlanGoneProps = { plan: AnyPlan; onKeep: () => void; onLeave: () => void };

/** Says that a changed plan is now kept in this browser only. */
export function PlanGone({ plan, onKeep, onLeave }: PlanGoneProps) {
  const day = planDay(plan);
  return (
    <AccountQuestion
      label="Two plans"
      title="Your account no longer has your plan"
      lines={['It was turned off or cleared on another device, after you changed it here.']}
      answers={[
        [`Keep ${day} only in this browser`, onLeave],
        [`Keep ${day} with my account`, onKeep],
      ]}
    />
  );
}

type Words = { title: string; lines: string[]; account: string; here: string };

function wordsOf({ account, here, collisions, isGone }: PlanQuestion): Words {
  const theirDate = planDay(account);
  if (!here)
    return {
      title: 'Which change do you want to keep?',
      lines: [`You cleared the plan here. Another device changed it: your account has ${theirDate}.`],
      account: `Keep ${theirDate}, from my account`,
      here: 'Clear it',
    };
  const ourDate = planDay(here);
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
    title: 'Which plan do you want to keep?',
    lines: [`Your account ${had} ${theirDate}. This browser has ${ourDate}.`, ...answers],
    account: `Keep ${theirDate}, from my account`,
    here: `Keep ${ourDate}, from this browser`,
  };
}
