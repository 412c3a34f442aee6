import { MapNumber } from '@/blocks/map-number';
import type { Step } from '@/facts/types';
import { FactText } from './fact-text';
import { NumberedList } from './numbered-list';

export function StepList({ steps }: { steps: readonly Step[] }) {
  return <NumberedList of={steps}>{(step) => <StepText step={step} />}</NumberedList>;
}

/** The steps by name and time, above a fold that has the rest. */
export function StepNames({ steps }: { steps: readonly Step[] }) {
  return (
    <ol className="gap-x-10 xl:columns-2 print:columns-1">
      {steps.map(({ title, when }, index) => (
        <li key={title} className="flex break-inside-avoid items-start gap-2 py-1 leading-snug">
          <MapNumber>{index + 1}</MapNumber>
          <span>
            <strong className="font-semibold">{title}</strong>
            {when && (
              <span className="block text-sm text-ink-soft">
                <FactText of={when} />
              </span>
            )}
          </span>
        </li>
      ))}
    </ol>
  );
}

function StepText({ step: { title, when, text } }: { step: Step }) {
  return (
    <>
      <h3>{title}</h3>
      {when && (
        <p className="font-semibold">
          <FactText of={when} />
        </p>
      )}
      {text.map((paragraph, position) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
        <p key={position} className="mt-1">
          <FactText of={paragraph} />
        </p>
      ))}
    </>
  );
}
