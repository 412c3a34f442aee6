import { FactText } from '@/blocks/fact-text';
import { papersFromToday, petDateRules } from '@/features/pets/content/pet-date-rules';
import type { JudgedRule, Verdict } from '@/features/pets/judge';
import { Icon } from '@/ui/icon';
import type { IconName } from '@/ui/icon-names';

const verdicts: Record<Verdict, { words: string; icon: IconName; color: string }> = {
  passes: { words: 'Passes', icon: 'circle-check', color: 'text-good' },
  ask: { words: 'Ask first', icon: 'circle-help', color: 'text-warn' },
  fails: { words: 'Does not pass', icon: 'circle-x', color: 'text-bad' },
  missing: { words: 'Date missing', icon: 'circle-dashed', color: 'text-ink-soft' },
};

export function RuleVerdict({ rule, hasPacket }: { rule: JudgedRule; hasPacket: boolean }) {
  const { title, says, disputed } = petDateRules[rule.id];
  const { words, icon, color } = verdicts[rule.verdict];
  return (
    <li className="flex gap-3">
      <Icon name={icon} className={`mt-0.5 size-6 shrink-0 print:size-4 ${color}`} />
      <div>
        <p className="font-semibold">
          {title}: <span className={color}>{words}</span>
        </p>
        <p>
          {reason(rule, hasPacket)} {rule.verdict === 'ask' && disputed}
        </p>
        <p className="text-sm text-ink-soft print:text-xs">
          <FactText of={says} />
        </p>
      </div>
    </li>
  );
}

function reason({ id, days, disputedDay }: JudgedRule, hasPacket: boolean): string {
  if (days === undefined) return '';
  if (days < 0) return `${count(-days)} too late.`;
  const counts = id === 'papers' && !hasPacket ? papersFromToday : petDateRules[id].counts;
  const needed = disputedDay > 0 ? ` ${disputedDay + 1} or more pass.` : '';
  return `${count(days)} ${counts}.${needed}`;
}

function count(days: number): string {
  return `${days.toLocaleString('en-US')} ${days === 1 ? 'day' : 'days'}`;
}
