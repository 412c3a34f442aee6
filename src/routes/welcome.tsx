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
          <p className={`no-print ${strip}`}>
            <span className="font-display font-semibold">Rather ask a person?</span>
            <Link to="/contact" className={buttonClass('secondary')}>
              Contact a sponsor
            </Link>
          </p>
        </div>
        <section aria-labelledby="mission">
          <h2 id="mission" className="mb-2">
            Our mission
          </h2>
          <p className="text-lg">{mission.text}</p>
          <Promises />
        </section>
      </div>
      <div className="mt-8 grid items-start gap-x-10 gap-y-6 lg:grid-cols-2">
        <FounderCard>
          <VideoField address={video} onAddress={setVideo} />
        </FounderCard>
        <div className="no-print mx-auto w-full max-w-[18rem]">
          <WelcomeVideo address={video} />
        </div>
      </div>
      <ShareThisSite />
    </>
  );
}

function Starts() {
  return (
    <ul aria-label="Where families start" className="my-3 lined">
      {whereFamiliesStart.map(({ path, icon, label, fact }) => (
        <li key={path} className="flex flex-wrap items-center gap-x-3">
          <Icon name={icon} className="size-5 shrink-0 text-action" />
          <Link to={path} className="link min-w-14 shrink-0 py-2.5 font-semibold">
            {label}
          </Link>
          <span className="flex-1 basis-[10rem] text-sm leading-snug">{fact}</span>
        </li>
      ))}
    </ul>
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

/** A question, and the button that answers it at the end of its line. */
const strip = 'flex flex-wrap items-center justify-between gap-3 border-t border-line py-3';

function ShareThisSite() {
  const { run, hasFailed } = useShare();
  const send = () => share({ ...shared, url: urlToShare() });

  return (
    <section aria-labelledby="share" className={`no-print mt-6 ${strip}`}>
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
