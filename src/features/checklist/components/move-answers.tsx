import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { moveAnchor } from '@/features/checklist/anchors';
import type { AnyPlan, FamilyPlan } from '@/features/checklist/family-plan';
import { YourMove } from './your-move';

type MoveAnswersProps = {
  plan: FamilyPlan;
  onChange: (plan: AnyPlan) => void;
  isFirstDate: boolean;
};

/** The answers in one row; the questions open there on a press, on a first date, and for a family that is answering. */
export function MoveAnswers({ plan, onChange, isFirstDate }: MoveAnswersProps) {
  const [{ isAnswering, button }] = useState(plainAnswers);
  const isAsked = useLocation().hash === `#${moveAnchor}`;
  const answers = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isAsked) answers.current?.querySelector('summary')?.focus();
  }, [isAsked]);
  useEffect(() => answers.current?.querySelectorAll('button')[button]?.focus(), [button]);
  return (
    <div ref={answers} id={moveAnchor} className="no-print scroll-mt-20 rounded-xl bg-sand px-4 pb-2">
      {isFirstDate && (
        <p tabIndex={-1} className="pt-3">
          Your dates are below:{' '}
          <a href="#first" className="link inline-block py-2 font-semibold">
            see what’s first
          </a>
          . Or answer what you know, and only what’s yours is left.
        </p>
      )}
      <YourMove
        move={plan.move}
        onChange={(move) => onChange({ ...plan, move })}
        isOpen={isAnswering || isAsked || isFirstDate}
      />
    </div>
  );
}

/** Reads the plain list, which this list is about to replace: whether a family is answering, and the focused button. */
function plainAnswers() {
  const fold = document.querySelector<HTMLDetailsElement>('[aria-label="Your move"] details');
  const { activeElement } = document;
  const button = [...(fold?.querySelectorAll('button') ?? [])].indexOf(activeElement as HTMLButtonElement);
  return { isAnswering: Boolean(fold?.open && (button >= 0 || activeElement === document.body)), button };
}
