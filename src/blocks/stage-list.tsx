import type { Stage } from '@/guides/types';
import { Disclosure } from './disclosure';
import { FactText } from './fact-text';
import { NumberedList } from './numbered-list';
import { TipList } from './tip-list';

/** A timeline: each stage with its length, what happens and what to pay; what to check is folded below. */
export function StageList({ stages }: { stages: readonly Stage[] }) {
  return (
    <>
      <NumberedList of={stages}>{(stage) => <StageText stage={stage} />}</NumberedList>
      <div className="mt-3">
        <Disclosure summary="What to check at each stage">
          {stages.map(({ title, check }) => (
            <div key={title} className="mt-3">
              <h4 className="mb-2 font-semibold">{title}</h4>
              <TipList tips={check} />
            </div>
          ))}
        </Disclosure>
      </div>
    </>
  );
}

function StageText({ stage: { title, when, happens, pay } }: { stage: Stage }) {
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
    </>
  );
}
