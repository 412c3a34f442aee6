import type { Step } from '@/guides/types';
import { FactText } from './fact-text';

/** Steps in order, each with its lead time where it has one. */
export function StepList({ steps }: { steps: readonly Step[] }) {
  return (
    <ol className="max-w-measure space-y-5 border-l-2 border-line pl-5">
      {steps.map(({ title, when, text }, index) => (
        <li key={title} className="relative">
          <span
            aria-hidden="true"
            className="absolute top-0.5 -left-9 grid size-8 place-items-center rounded-full bg-action text-sm font-bold text-on-action"
          >
            {index + 1}
          </span>
          <h3 className="pl-2">{title}</h3>
          {when && (
            <p className="pl-2 font-semibold text-accent">
              <FactText of={when} />
            </p>
          )}
          {text.map((paragraph, position) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
            <p key={position} className="mt-1 pl-2">
              <FactText of={paragraph} />
            </p>
          ))}
        </li>
      ))}
    </ol>
  );
}
