import { useState } from 'react';
import { Link } from 'react-router-dom';
import { IconLinks } from '@/blocks/icon-links';
import { LinkToCopy, useShare } from '@/blocks/use-share';
import { share } from '@/browser/share';
import { FounderCard } from '@/features/welcome/components/founder-card';
import { VideoField, WelcomeVideo } from '@/features/welcome/components/welcome-video';
import { mission } from '@/guides/mission';
import { operator } from '@/operator/operator';
import { preloadToaster } from '@/toasts/load-toaster';
import { Button, buttonClass } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { PageTitle } from '@/ui/page-title';

const doors = [
  { path: '/housing/base-housing', icon: 'house', label: 'A house' },
  { path: '/pcs-toolkit/pet-travel', icon: 'paw-print', label: 'Pets' },
  { path: '/pcs-toolkit/vehicle-shipping', icon: 'car', label: 'The car' },
  { path: '/pcs-toolkit/hawaii-schools', icon: 'graduation-cap', label: 'School' },
] as const;

function WelcomePage() {
  const [video, setVideo] = useState<string>(operator.welcomeVideo);
  return (
    <>
      <PageTitle path="/welcome" lead="Why this site is here, what you can count on, and where to start." />
      <div className="mt-4 grid items-start gap-x-10 gap-y-6 lg:grid-cols-2">
        <section aria-labelledby="start" className="rounded-xl bg-action-tint p-5">
          <h2 id="start" className="mb-3 text-xl">
            Where to start
          </h2>
          <Link to="/pcs-toolkit/hawaii-checklist" className={buttonClass('primary', 'w-full')}>
            Start the checklist
          </Link>
          <IconLinks of={doors} label="The main jobs" className="lg:grid-cols-2" />
          <Link to="/contact" className={buttonClass('secondary', 'w-full')}>
            Contact a sponsor
          </Link>
        </section>
        <section aria-labelledby="mission">
          <h2 id="mission" className="mb-3">
            Our mission
          </h2>
          <p className="text-lg">{mission.lead}</p>
          <ul className="mt-4 apart-3">
            {mission.points.map(({ icon, title, text }) => (
              <li key={title} className="flex gap-3">
                <Icon name={icon} className="mt-0.5 size-6 shrink-0 text-action" />
                <p>
                  <strong className="block font-semibold">{title}</strong>
                  {text}
                </p>
              </li>
            ))}
          </ul>
        </section>
        <section aria-label="Watch">
          <WelcomeVideo address={video} />
        </section>
        <FounderCard>
          <VideoField address={video} onAddress={setVideo} />
        </FounderCard>
      </div>
      <ShareThisSite />
    </>
  );
}

function ShareThisSite() {
  const { run, hasFailed } = useShare();
  const send = () => share({ ...shared, url: urlToShare() });

  return (
    <section
      aria-labelledby="share"
      className="no-print mt-4 flex flex-wrap items-center justify-between gap-3 border-t border-line pt-4"
    >
      <h2 id="share" className="text-lg">
        A friend has orders? Send this site.
      </h2>
      <Button
        variant="secondary"
        onPointerEnter={preloadToaster}
        onFocus={preloadToaster}
        onClick={() => run(send)}
        className="needs-script"
      >
        <Icon name="share-2" className="size-5" />
        Share
      </Button>
      {hasFailed && <LinkToCopy url={urlToShare()} />}
    </section>
  );
}

function urlToShare(): string {
  return `${window.location.origin}/welcome`;
}

const shared = {
  title: 'Paradise PCS',
  text: 'A free, veteran-built guide to a PCS move to Hawaii:',
};

export { WelcomePage as Component };
