import type { OwnHome as Own } from '@/features/checklist/components/next-step';
import { StartLink } from '@/features/checklist/components/start-link';
import { HeroScene } from '@/ui/hero-scene';
import { Link } from '@/ui/link';
import { homeIntro } from './guide';

export function Hero({ onOwn }: { onOwn: (own: Own | undefined) => void }) {
  return (
    <section className="relative -mx-4 -mt-8 overflow-hidden md:-mx-8 xl:mx-0 xl:mt-0 xl:rounded-2xl print:m-0">
      <HeroScene />
      <div className="hero-text relative max-w-2xl px-4 pt-6 pb-20 md:px-8 md:pt-8 md:pb-28">
        <h1 tabIndex={-1} className="text-3xl text-[#06313f] md:text-5xl dark:text-ink print:text-ink">
          {homeIntro.title}
        </h1>
        <p className="for-all mt-3 max-w-xl text-[#0b3a4a] md:text-lg dark:text-ink">{homeIntro.lead}</p>
        <div className="for-all">
          <StartLink onOwn={onOwn} />
          <p className="mt-3">
            <Link
              to="/pcs-toolkit/family-orders"
              className="inline-flex min-h-11 items-center rounded-lg border border-transparent bg-card/85 px-3 text-sm font-semibold text-action underline-offset-3 hover:bg-card md:text-base"
            >
              Just got orders? Is your family on them?
            </Link>
          </p>
        </div>
      </div>
    </section>
  );
}
