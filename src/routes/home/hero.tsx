import { useEffect, useState } from 'react';
import { useAuth } from '@/features/account/use-auth';
import { FirstAnswersForm } from '@/features/checklist/components/first-answers-form';
import type { OwnHome as Own } from '@/features/checklist/components/next-step';
import { OwnHome } from '@/features/checklist/components/own-home';
import { StartLink } from '@/features/checklist/components/start-link';
import { HeroScene } from '@/ui/hero-scene';
import { homeIntro } from './guide';

type HeroProps = { own: Own | undefined; onOwn: (own: Own | undefined) => void };

/** Asks a stranger about when, where and with whom; then it is the family's own. */
export function Hero({ own, onOwn }: HeroProps) {
  const auth = useAuth();
  const [hasAnswered, setAnswered] = useState(false);
  const isOwnShown = own?.says !== undefined;
  useEffect(() => {
    if (hasAnswered && isOwnShown) document.getElementById('own-home')?.focus();
  }, [hasAnswered, isOwnShown]);
  return (
    <section className="-mx-4 -mt-8 overflow-hidden border-b border-line bg-card md:-mx-8 xl:mx-0 xl:mt-0 xl:rounded-2xl xl:border print:m-0 print:border-0">
      <div className="relative overflow-hidden">
        <HeroScene />
        <div className="hero-text relative px-4 pt-3 pb-15 max-[22rem]:pb-20 md:px-8 md:pt-6 md:pb-38">
          <h1
            tabIndex={-1}
            className="max-w-2xl text-3xl text-[#06313f] md:text-5xl dark:text-ink print:text-ink"
          >
            {homeIntro.title}
          </h1>
          <p className="for-all mt-1 max-w-xl text-[#0b3a4a] md:mt-3 md:text-lg dark:text-ink">
            {homeIntro.lead}
          </p>
          <OwnHome says={own?.says} move={own?.plan?.move ?? {}} />
        </div>
      </div>
      <div className="for-all px-4 pt-2 md:px-8 md:pt-4 md:pb-1 print:hidden">
        <FirstAnswersForm
          userId={auth.status === 'signed-in' ? auth.user.id : undefined}
          onKept={() => setAnswered(true)}
        />
        <StartLink hasAnswered={hasAnswered} onOwn={onOwn} />
      </div>
    </section>
  );
}
