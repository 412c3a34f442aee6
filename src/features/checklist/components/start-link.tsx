import { useEffect, useState } from 'react';
import { useAuth } from '@/features/account/use-auth';
import { hasKeptPlan } from '@/features/checklist/has-kept-plan';
import { buttonClass } from '@/ui/button';
import { Link } from '@/ui/link';
import { useLazyComponent } from '@/ui/use-lazy-component';
import type { NextStepProps } from './next-step';

const START = 'Start the checklist';

const loadNextStep = () => import('./next-step').then((module) => module.NextStep);
const keepStartLink = () => undefined;

/**
 * For users who have started, the link shows the next step instead. It then overlays the hero's picture, and an
 * invisible copy of the original keeps its place, to avoid a layout shift. It passes their plan on.
 */
export function StartLink({ onOwn }: Pick<NextStepProps, 'onOwn'>) {
  const auth = useAuth();
  const [hasBegun, setBegun] = useState(false);
  const [line, setLine] = useState<string>();
  const NextStep = useLazyComponent(loadNextStep, hasBegun, keepStartLink);
  useEffect(() => {
    if (auth.status === 'signed-in' || (auth.status === 'signed-out' && hasKeptPlan())) setBegun(true);
  }, [auth.status]);
  return (
    <p className="relative mt-6">
      {line && (
        <span aria-hidden="true" className={buttonClass('primary', 'invisible')}>
          {START}
        </span>
      )}
      <Link
        to="/pcs-toolkit/hawaii-checklist"
        className={buttonClass('primary', line && 'absolute top-0 left-0 text-left!')}
      >
        {line ?? START}
      </Link>
      {NextStep && <NextStep onLine={setLine} onOwn={onOwn} />}
    </p>
  );
}
