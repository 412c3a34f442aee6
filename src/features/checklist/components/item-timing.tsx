import { FactText } from '@/blocks/fact-text';
import { wordsOf } from '@/facts/facts';
import type { ItemTiming } from '@/features/checklist/content/plan-words';

/** Always visible once an item is late or while it waits for an approval: what to do instead. */
export function UrgentLine({ of: { isLate, isHeld, instead } }: { of: ItemTiming }) {
  if (!instead || (!isLate && !isHeld)) return null;
  return (
    <p
      key={`${isHeld} ${wordsOf(instead)}`}
      className="mb-3 ml-11 border-l-4 border-action pl-3 text-sm print:hidden"
    >
      {!isHeld && <span className="font-semibold">Do this instead: </span>}
      <FactText of={instead} />
    </p>
  );
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
export function ShortNotice({ of: { isLate, short, missed } }: { of: ItemTiming }) {
  if (short.length + missed.length === 0) return null;
  return (
    <div
      className={`${short.length === 0 ? 'print:hidden' : ''} mt-1 mb-2 max-w-measure border-l-4 border-action pl-3 print:my-0 print:border-l-2 print:pl-1.5`}
    >
      {short.length > 0 && (
        <p className="text-sm font-semibold print:inline print:after:content-['_']">With less time:</p>
      )}
      {short.map((text) => (
        <p key={wordsOf(text)} className="mt-1 print:mt-0 print:inline print:after:content-['_']">
          <FactText of={text} />
        </p>
      ))}
      {missed.map((text) => (
        <p key={wordsOf(text)} className="mt-1 first:mt-0 print:hidden">
          <span className="text-sm font-semibold">{isLate ? 'At risk:' : 'If it’s late:'}</span>{' '}
          <FactText of={text} />
        </p>
      ))}
    </div>
  );
}
