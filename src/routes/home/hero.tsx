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
    <section className="relative -mx-4 -mt-8 overflow-hidden md:-mx-8 xl:mx-0 xl:mt-0 xl:rounded-2xl print:m-0">
      <HeroScene />
      <div className="hero-text relative px-4 pt-3 pb-3 md:px-8 md:pt-8 md:pb-20">
        <h1
          tabIndex={-1}
          className="max-w-2xl text-3xl text-[#06313f] md:text-5xl dark:text-ink print:text-ink"
        >
          {homeIntro.title}
        </h1>
        <div className="for-all">
          <p className="mt-1 max-w-xl text-[#0b3a4a] md:mt-3 md:text-lg dark:text-ink">{homeIntro.lead}</p>
          <div className="mt-2 max-w-4xl rounded-xl bg-card px-3 pt-2 md:mt-5 md:px-4 md:py-2 print:hidden">
            <p className="needs-script mb-1 leading-snug font-semibold">{homeIntro.ask}</p>
            <FirstAnswersForm
              userId={auth.status === 'signed-in' ? auth.user.id : undefined}
              onKept={() => setAnswered(true)}
            />
            <StartLink hasAnswered={hasAnswered} onOwn={onOwn} />
          </div>
        </div>
        <OwnHome says={own?.says} move={own?.plan?.move ?? {}} />
      </div>
    </section>
  );
}
