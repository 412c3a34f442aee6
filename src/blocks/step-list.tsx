import type { Step } from '@/guides/types';
import { FactText } from './fact-text';

export function StepList({ steps }: { steps: readonly Step[] }) {
  return (
    <div className="pl-3">
      <ol className="max-w-measure space-y-5 border-l-2 border-line pl-5">
        {steps.map((step, index) => (
          <li key={step.title} className="relative pl-2">
            <span
              aria-hidden="true"
              className="absolute top-0.5 -left-9 grid size-8 place-items-center rounded-full bg-action text-sm font-bold text-on-action"
            >
              {index + 1}
            </span>
            <StepText step={step} />
          </li>
        ))}
      </ol>
    </div>
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
