import { type FormEvent, type ReactNode, type RefObject, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { AnalysisForm, AskedPart } from '@/features/assumption/use-analysis-form';
import { Button } from '@/ui/button';
import { focusOutcome } from '@/ui/field-errors';
import { Form } from '@/ui/form';

type PartFormProps = {
  label: string;
  part: AskedPart;
  analysis: AnalysisForm;
  /** Gets focus once there is an answer. */
  headingRef: RefObject<HTMLHeadingElement | null>;
  children: ReactNode;
};

/** One part's fields and the button that calculates its answer. */
export function PartForm({ label, part, analysis, headingRef, children }: PartFormProps) {
  const formRef = useRef<HTMLFormElement>(null);

  function submit(event: FormEvent) {
    event.preventDefault();
    flushSync(() => analysis.ask(part));
    focusOutcome(formRef.current, headingRef.current);
  }

  return (
    <Form ref={formRef} aria-label={label} onSubmit={submit} className="no-print max-w-measure">
      <div className="grid items-end gap-4 sm:grid-cols-2">{children}</div>
      <Button type="submit" className="mt-4">
        Work it out
      </Button>
    </Form>
  );
}
