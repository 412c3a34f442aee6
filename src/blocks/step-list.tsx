import type { Step } from '@/facts/types';
import { FactText } from './fact-text';
import { NumberedList } from './numbered-list';

export function StepList({ steps }: { steps: readonly Step[] }) {
  return <NumberedList of={steps}>{(step) => <StepText step={step} />}</NumberedList>;
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
