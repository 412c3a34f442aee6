import { FactText } from '@/blocks/fact-text';
import { papersFromToday, petDateRules } from '@/features/pets/content/pet-date-rules';
import type { JudgedRule, Verdict } from '@/features/pets/judge';
import { ChangingText } from '@/ui/changing-text';
import { Icon } from '@/ui/icon';
import type { IconName } from '@/ui/icon-names';

type Look = { words: string; icon: IconName; color: string };

const looks: Record<Exclude<Verdict, 'missing'>, Look> = {
  passes: { words: 'Passes', icon: 'circle-check', color: 'text-good' },
  ask: { words: 'Ask first', icon: 'circle-help', color: 'text-warn' },
  fails: { words: 'Does not pass', icon: 'circle-x', color: 'text-bad' },
};

/** A rule that can be judged: no date that it counts on is missing. */
export function RuleVerdict({ rule }: { rule: JudgedRule }) {
  if (rule.verdict === 'missing') return null;
  const { title, says, disputed } = petDateRules[rule.id];
  const { words, icon, color } = looks[rule.verdict];
  return (
    <li className="flex gap-3 print:gap-1">
      <Icon name={icon} className={`mt-0.5 size-6 shrink-0 print:mt-0 print:size-3 ${color}`} />
      <div>
        <p className="font-semibold print:inline">
          {title}:{' '}
          <span className={color}>
            {`${words}${rule.verdict === 'passes' && rule.isPlanned ? ', as planned' : ''}`}
          </span>
          <span className="hidden print:inline">. </span>
        </p>
        <p className="print:inline">
          <ChangingText text={`${reason(rule)} ${(rule.verdict === 'ask' && disputed) || ''}`} />
        </p>
        <p className="text-sm text-ink-soft print:inline print:text-[0.93em] print:leading-[inherit]">
          <FactText of={says} /> <span className="hidden print:inline">Source: {says.source.title}.</span>
        </p>
      </div>
    </li>
  );
}

function reason({ id, days, disputedDay, isPlanned }: JudgedRule): string {
  if (days === undefined) return '';
  if (days < 0) return `${count(-days)} too late.`;
  const counts = id === 'papers' && isPlanned ? papersFromToday : petDateRules[id].counts;
  const needed = disputedDay > 0 ? ` ${disputedDay + 1} or more pass.` : '';
  return `${count(days)} ${counts}.${needed}`;
}

function count(days: number): string {
  return `${days.toLocaleString('en-US')} ${days === 1 ? 'day' : 'days'}`;
}
