import type { Step } from '@/guides/types';
import { FactText } from './fact-text';
import { NumberedList } from './numbered-list';

export function StepList({ steps }: { steps: readonly Step[] }) {
  return <NumberedList of={steps}>{(step) => <StepText step={step} />}</NumberedList>;
}

/** The steps by name, above a fold that has the rest. */
export function StepNames({ steps }: { steps: readonly Step[] }) {
  return (
    <ol className="list-decimal gap-x-8 space-y-1 pl-6 leading-snug sm:columns-2">
      {steps.map(({ title }) => (
        <li key={title}>{title}</li>
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
