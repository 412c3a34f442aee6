import { useState } from 'react';
import { GuideSections } from '@/blocks/guide-section';
import { LinkToCopy, useShare } from '@/blocks/use-share';
import { share } from '@/browser/share';
import { SITE_VIDEO } from '@/features/welcome/video-embed';
import { mission } from '@/guides/mission';
import { site } from '@/operator/site';
import { preloadToaster } from '@/toasts/load-toaster';
import { Button, buttonClass } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { Link } from '@/ui/link';
import { PageTitle } from '@/ui/page-title';
import { CheckedFact } from './checked-fact';
import { FounderCard } from './founder-card';
import { whyScreeningFirst } from './guide';
import { Starts } from './starts';
import { VideoField, VideoInWords, WelcomeVideo } from './welcome-video';
import { WaitForApproval } from './why-screening-first';

function WelcomePage() {
  const [other, setOther] = useState('');
  const video = other.trim() || site.welcomeVideo;
  return (
    <>
      <PageTitle path="/welcome" />
      <div className="mt-6 grid items-start gap-x-10 gap-y-6 lg:grid-cols-2 print:mt-2 print:grid-cols-2">
        <section aria-labelledby="mission" className="lg:py-4">
          <h2 id="mission" className="text-xl text-action">
            Our mission
          </h2>
          <p className="mt-2 font-display text-2xl leading-snug font-semibold text-balance md:text-3xl print:text-lg">
            {mission.text}
          </p>
          <p className="mt-3 text-lg text-ink-soft">{mission.start}</p>
          <p className="no-print mt-4 flex flex-wrap gap-3">
            <Link to="/pcs-toolkit/hawaii-checklist" className={buttonClass()}>
              Start the checklist
            </Link>
            <Link to="/contact" className={buttonClass('secondary')}>
              Contact a sponsor
            </Link>
          </p>
        </section>
        <section aria-labelledby="video" className="no-print lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <h2 id="video" className="sr-only">
            Video
          </h2>
          {video && <WelcomeVideo address={video} />}
          {video === SITE_VIDEO.webm && <VideoInWords />}
          <div className="mt-2 border-t border-line pt-3">
            <VideoField address={other} onAddress={setOther} />
            <ShareThisSite />
          </div>
        </section>
        <FounderCard />
      </div>
      <GuideSections
        of={[
          {
            title: 'Before you ship, wait for approval',
            answer: whyScreeningFirst.fact.value,
            content: <WaitForApproval />,
          },
          {
            title: 'Meanwhile, one thing at a time',
            answer: 'Child care, pets, base housing, your job, the car, school.',
            content: <Starts />,
          },
          {
            title: 'Who runs this site',
            answer: 'This site isn’t part of the government.',
            content: <Promises />,
          },
          {
            title: 'How to check what you read',
            answer: 'Look for the source, and the day we checked.',
            content: <CheckedFact />,
          },
        ]}
      />
    </>
  );
}

function Promises() {
  return (
    <ul className="apart-4">
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
    <div className="needs-script mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button
        variant="secondary"
        onPointerEnter={preloadToaster}
        onFocus={preloadToaster}
        onClick={() => run(send)}
      >
        <Icon name="share-2" className="size-5" />
        Share this site
      </Button>
      {hasFailed && <LinkToCopy url={urlToShare()} />}
    </div>
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
