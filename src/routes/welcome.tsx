import { useState } from 'react';
import { Link } from 'react-router-dom';
import { LinkToCopy, useShare } from '@/blocks/use-share';
import { share } from '@/browser/share';
import { FounderCard } from '@/features/welcome/components/founder-card';
import { OneTrueThing } from '@/features/welcome/components/one-true-thing';
import { VideoField, WelcomeVideo } from '@/features/welcome/components/welcome-video';
import { mission } from '@/guides/mission';
import { whereFamiliesStart } from '@/guides/welcome';
import { operator } from '@/operator/operator';
import { preloadToaster } from '@/toasts/load-toaster';
import { Button, buttonClass } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { PageTitle } from '@/ui/page-title';

function WelcomePage() {
  const [video, setVideo] = useState<string>(operator.welcomeVideo);
  return (
    <>
      <PageTitle path="/welcome" lead="Where to start, and who we are." />
      <div className="mt-4 grid items-start gap-x-10 gap-y-6 lg:grid-cols-2">
        <div>
          <OneTrueThing />
          <Starts />
        </div>
        <section aria-labelledby="mission">
          <h2 id="mission" className="mb-2">
            Our mission
          </h2>
          <p className="text-lg">{mission.text}</p>
          <Promises />
          <div className="no-print mt-6">
            <WelcomeVideo address={video} />
          </div>
        </section>
      </div>
      <div className="mt-6 grid items-start gap-x-10 gap-y-4 lg:grid-cols-2">
        <FounderCard>
          <VideoField address={video} onAddress={setVideo} />
        </FounderCard>
        <ShareThisSite />
      </div>
    </>
  );
}

/** Where most families go next, and whom they can ask. */
function Starts() {
  return (
    <div className="mt-4 overflow-hidden rounded-xl border border-line bg-card leading-snug">
      <ul aria-label="Where families start">
        {whereFamiliesStart.map(({ path, icon, label, fact }) => (
          <li key={path} className="border-b border-line">
            <Link
              to={path}
              className="flex items-center gap-3 px-3 py-2.5 text-ink no-underline hover:bg-action-tint"
            >
              <span className="grid size-9 shrink-0 place-items-center rounded-full bg-action-tint text-action">
                <Icon name={icon} className="size-5" />
              </span>
              <span className="grow">
                <span className="block font-semibold">{label}</span>
                <span className="block text-sm text-ink-soft">{fact}</span>
              </span>
              <Icon name="chevron-right" className="size-4 shrink-0 text-action" />
            </Link>
          </li>
        ))}
      </ul>
      <p className={`no-print px-3 ${strip}`}>
        <span className="font-display font-semibold">Or ask a person:</span>
        <Link to="/contact" className={buttonClass('secondary')}>
          Contact a sponsor
        </Link>
      </p>
    </div>
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

/** A few words, and their button at the end of the line. */
const strip = 'flex flex-wrap items-center justify-between gap-x-3 gap-y-2 py-3';

function ShareThisSite() {
  const { run, hasFailed } = useShare();
  const send = () => share({ ...shared, url: urlToShare() });

  return (
    <section
      aria-labelledby="share"
      className={`no-print rounded-xl border border-line bg-card px-4 ${strip}`}
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
  title: 'Paradise PCS',
  text: 'A free, veteran-built guide to a PCS move to Hawaii:',
};

export { WelcomePage as Component };
