import type { ReactNode } from 'react';
import type { Text } from '@/facts/types';
import { FactText } from './fact-text';
import { NumberedList } from './numbered-list';

type FirstStepsProps = {
  id: string;
  title: string;
  /** Each begins with what to do, up to its first period or colon, which is set in bold. */
  steps: readonly Text[];
  children?: ReactNode;
};

/** What to do, in a card of its own. */
export function FirstSteps({ id, title, steps, children }: FirstStepsProps) {
  return (
    <section aria-labelledby={id} className="rounded-xl bg-sand p-4 print:p-0">
      <h2 id={id} className="mb-2.5 text-xl">
        {title}
      </h2>
      <NumberedList of={steps}>
        {(text) => (
          <p key={typeof text === 'string' ? text : text.value} className="leading-snug text-ink-soft">
            <FactText of={text} hasLead />
          </p>
        )}
      </NumberedList>
      {children}
    </section>
  );
}
