import { useEffect, useState } from 'react';
import { useAuth } from '@/features/account/use-auth';
import { hasKeptPlan } from '@/features/checklist/has-kept-plan';
import { type InnerAddress, Link } from '@/ui/link';
import { useLazyComponent } from '@/ui/use-lazy-component';
import type { NextStepProps } from './next-step';

const loadNextStep = () => import('./next-step').then((module) => module.NextStep);
const keepStartLink = () => undefined;

type StartLinkProps = Pick<NextStepProps, 'onOwn'> & {
  /** Whether the family has just told us something about its move. */
  hasAnswered: boolean;
};

/** Where to start; for users who have started, the next step instead, in the same place. It passes their plan on. */
export function StartLink({ hasAnswered, onOwn }: StartLinkProps) {
  const auth = useAuth();
  const [hasBegun, setBegun] = useState(false);
  const [line, setLine] = useState<string>();
  const NextStep = useLazyComponent(loadNextStep, hasBegun, keepStartLink);
  useEffect(() => {
    const isGuest = auth.status === 'signed-out';
    if (auth.status === 'signed-in' || hasAnswered || (isGuest && hasKeptPlan())) setBegun(true);
  }, [auth.status, hasAnswered]);
  const [to, text]: [InnerAddress, string] = line
    ? ['/pcs-toolkit/hawaii-checklist', line]
    : ['/pcs-toolkit/family-orders', 'Just got orders? Check who’s on them'];
  return (
    <p className="flex min-h-11 items-center">
      <Link
        to={to}
        className="link inline-flex min-h-11 items-center py-0.5 text-sm leading-snug font-semibold md:text-base"
      >
        {text}
      </Link>
      {NextStep && <NextStep onLine={setLine} onOwn={onOwn} />}
    </p>
  );
}
