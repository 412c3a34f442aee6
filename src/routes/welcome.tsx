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
          <div className="mt-4">
            <WelcomeVideo address={video} />
          </div>
        </section>
      </div>
      <div className="mt-6">
        <FounderCard>
          <VideoField address={video} onAddress={setVideo} />
        </FounderCard>
      </div>
      <ShareThisSite />
    </>
  );
}

/** On one line of a phone. */
function Starts() {
  return (
    <ul aria-label="Where families start" className="my-2 flex flex-wrap items-center justify-between gap-3">
      {whereFamiliesStart.map(({ path, icon, label }) => (
        <li key={path} className="flex items-center gap-2">
          <Icon name={icon} className="size-5 text-action" />
          <Link to={path} className="link py-2.5 font-semibold">
            {label}
          </Link>
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
