import { FactText } from '@/blocks/fact-text';
import type { ItemTiming } from '@/features/checklist/content/plan-words';

/** What it costs first when an urgent item comes too late. */
export function UrgentLine({ of: { missed } }: { of: ItemTiming }) {
  return (
    missed[0] && (
      <p className="mb-3 ml-11 border-l-4 border-action pl-3 print:hidden">
        <span className="text-sm font-semibold">If it comes too late:</span> <FactText of={missed[0]} />
      </p>
    )
  );
}

/** Where its numbers of days come from. */
export function TimingReasons({ of: { reasons } }: { of: ItemTiming }) {
  return reasons.map(({ what, because }) => (
    <p key={what} className="max-w-measure pb-2 text-sm text-ink-soft print:hidden">
      {what}: <FactText of={because} />
    </p>
  ));
}

/** What to do when less time is left than the item needs, and what else it costs. */
export function ShortNotice({ of: { short, missed: all } }: { of: ItemTiming }) {
  const missed = all.slice(1);
  if (short.length + missed.length === 0) return null;
  return (
    <div className="mt-1 mb-2 max-w-measure border-l-4 border-action pl-3 print:my-0 print:border-l-2 print:pl-1.5">
      {short.length > 0 && (
        <p className="text-sm font-semibold print:inline print:after:content-['_']">With less time:</p>
      )}
      {short.map((text, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the texts have no state
        <p key={index} className="mt-1 print:mt-0 print:inline print:after:content-['_']">
          <FactText of={text} />
        </p>
      ))}
      {missed.map((text, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the texts have no state
        <p key={index} className="mt-1 first:mt-0 print:hidden">
          <span className="text-sm font-semibold">If it comes too late:</span> <FactText of={text} />
        </p>
      ))}
    </div>
  );
}
