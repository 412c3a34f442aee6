import { FactText } from '@/blocks/fact-text';
import { NumberedList } from '@/blocks/numbered-list';
import { TipList } from '@/blocks/tip-list';
import type { Stage } from '@/facts/types';

/** A timeline: each stage with its length, what happens, what to pay and what to check. */
export function StageList({ stages }: { stages: readonly Stage[] }) {
  return <NumberedList of={stages}>{(stage) => <StageText stage={stage} />}</NumberedList>;
}

function StageText({ stage: { title, when, happens, pay, check } }: { stage: Stage }) {
  return (
    <>
      <div className="figure-row">
        <h3>{title}</h3>
        {when && (
          <strong className="font-display text-lg leading-snug font-semibold text-action">
            <FactText of={when} />
          </strong>
        )}
      </div>
      {happens.map((text, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
        <p key={index} className="mt-1">
          <FactText of={text} />
        </p>
      ))}
      {pay && (
        <p className="mt-1">
          <strong className="font-semibold">You pay: </strong>
          <FactText of={pay} />
        </p>
      )}
      <div className="mt-3">
        <TipList tips={check} />
      </div>
    </>
  );
}
