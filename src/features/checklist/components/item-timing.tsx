import { Link } from 'react-router-dom';
import { FactText } from '@/blocks/fact-text';
import { wordsOf } from '@/facts/facts';
import type { Text } from '@/facts/types';
import { earlyStepWords } from '@/features/checklist/content/early-step-words';
import type { ItemTiming } from '@/features/checklist/content/plan-words';
import type { FamilyStep } from '@/features/checklist/family-early-steps';
import { lastDayInWords } from '@/features/checklist/start-by';
import { ChangingText } from '@/ui/changing-text';

/**
 * Always visible: steps with a date of their own, what it costs to be late and, once it is late, what to do instead.
 */
export function UrgentLine({ of: { early, isLate, missed, short } }: { of: ItemTiming }) {
  if (early.length === 0 && !missed[0]) return null;
  return (
    <div className="mb-3 ml-11 apart-1 border-l-4 border-action pl-3 print:my-0 print:ml-5 print:border-0 print:pl-0">
      {early.map((step) => (
        <EarlyLine key={step.id} step={step} />
      ))}
      {missed[0] && (
        <p key={wordsOf(missed[0])} className="print:hidden">
          <span className="text-sm font-semibold">{isLate ? 'At risk:' : 'If it’s late:'}</span>{' '}
          <FactText of={missed[0]} />
        </p>
      )}
      {isLate && short.length > 0 && (
        <p className="print:hidden">
          <span className="text-sm font-semibold">Do this instead:</span> <Texts of={short} />
        </p>
      )}
    </div>
  );
}

function EarlyLine({ step }: { step: FamilyStep }) {
  return (
    <p>
      <Link to={step.guide} className="link block py-1 font-semibold print:inline print:py-0">
        {step.title}
      </Link>{' '}
      <ChangingText text={`${sentence(lastDayInWords(step))} `} />
      <span className="print:hidden">
        <FactText of={earlyStepWords[step.id]} />
      </span>
    </p>
  );
}

const sentence = (words: string) => `${words.slice(0, 1).toUpperCase()}${words.slice(1)}.`;

function Texts({ of: texts }: { of: readonly Text[] }) {
  return texts.map((text) => (
    <span key={wordsOf(text)}>
      <FactText of={text} />{' '}
    </span>
  ));
}

/** Where its numbers of days come from. */
export function TimingReasons({ of: { reasons } }: { of: ItemTiming }) {
  return reasons.map(({ what, because }) => (
    <p key={`${what} ${wordsOf(because)}`} className="max-w-measure pb-2 text-sm text-ink-soft print:hidden">
      {what}: <FactText of={because} />
    </p>
  ));
}

/** What to do when less time is left than the item needs, and what else it costs. */
export function ShortNotice({ of: { isLate, short, missed: all } }: { of: ItemTiming }) {
  const missed = all.slice(1);
  if (short.length + missed.length === 0) return null;
  // On the screen it is shown unfolded once it is late.
  const isOnPaperOnly = isLate && missed.length === 0;
  return (
    <div
      className={`${isOnPaperOnly ? 'hidden print:block' : ''} mt-1 mb-2 max-w-measure border-l-4 border-action pl-3 print:my-0 print:border-l-2 print:pl-1.5`}
    >
      {short.length > 0 && (
        <p
          className={`text-sm font-semibold print:inline print:after:content-['_'] ${isLate ? 'hidden' : ''}`}
        >
          With less time:
        </p>
      )}
      {short.map((text) => (
        <p
          key={wordsOf(text)}
          className={`mt-1 print:mt-0 print:inline ${isLate ? 'hidden' : ''} print:after:content-['_']`}
        >
          <FactText of={text} />
        </p>
      ))}
      {missed.map((text) => (
        <p key={wordsOf(text)} className="mt-1 first:mt-0 print:hidden">
          <span className="text-sm font-semibold">If it’s late:</span> <FactText of={text} />
        </p>
      ))}
    </div>
  );
}
