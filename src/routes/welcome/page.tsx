import { useState } from 'react';
import { LinkToCopy, useShare } from '@/blocks/use-share';
import { share } from '@/browser/share';
import { mission } from '@/guides/mission';
import { site } from '@/operator/site';
import { preloadToaster } from '@/toasts/load-toaster';
import { Button } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { PageTitle } from '@/ui/page-title';
import { FounderCard } from './founder-card';
import { OneTrueThing } from './one-true-thing';
import { Specimen } from './specimen';
import { Starts } from './starts';
import { VideoField, WelcomeVideo } from './welcome-video';

function WelcomePage() {
  const [video, setVideo] = useState(site.welcomeVideo ?? '');
  return (
    <>
      <PageTitle path="/welcome" lead="Where to start, and who we are." />
      <div className="mt-4 grid gap-x-8 gap-y-6 lg:grid-cols-2">
        <OneTrueThing />
        <Starts />
        <section aria-labelledby="mission">
          <h2 id="mission" className="mb-2">
            Our mission
          </h2>
          <p className="text-lg">{mission.text}</p>
          <Promises />
        </section>
        <Specimen />
        <div className="no-print">
          <WelcomeVideo address={video} />
        </div>
        <div className="flex flex-col gap-3">
          <FounderCard>
            <VideoField address={video} onAddress={setVideo} />
          </FounderCard>
          <ShareThisSite />
        </div>
      </div>
    </>
  );
}

function Promises() {
  return (
    <ul className="mt-5 apart-4">
      {mission.promises.map(({ icon, title, text }) => (
        <li key={title} className="flex gap-3">
          <Icon name={icon} className="mt-0.5 size-6 shrink-0 text-action" />
          <p>
            <strong className="block font-semibold">{title}</strong>
            {text}
          </p>
        </li>
      ))}
    </ul>
  );
}

function ShareThisSite() {
  const { run, hasFailed } = useShare();
  const send = () => share({ ...shared, url: urlToShare() });

  return (
    <section
      aria-labelledby="share"
      className="no-print flex grow flex-wrap items-center justify-between gap-x-3 gap-y-2 rounded-xl border border-line bg-card px-4 py-1.5"
    >
      <h2 id="share" className="text-lg">
        A friend has orders?
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
  title: site.name,
  text: 'A free, veteran-built guide to a PCS move to Hawaii:',
};

export { WelcomePage as Component };
