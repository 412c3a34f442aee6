import { useState } from 'react';
import { Link } from 'react-router-dom';
import { LinkToCopy, useShare } from '@/blocks/use-share';
import { share } from '@/browser/share';
import { formatDate } from '@/dates/format-date';
import { FounderCard } from '@/features/welcome/components/founder-card';
import { VideoField, WelcomeVideo } from '@/features/welcome/components/welcome-video';
import { mission } from '@/guides/mission';
import { oneTrueThing } from '@/guides/welcome';
import { operator } from '@/operator/operator';
import { preloadToaster } from '@/toasts/load-toaster';
import { Button, buttonClass } from '@/ui/button';
import { ExternalLink } from '@/ui/external-link';
import { Icon } from '@/ui/icon';
import type { IconName } from '@/ui/icon-names';
import { PageTitle } from '@/ui/page-title';

function WelcomePage() {
  const [video, setVideo] = useState<string>(operator.welcomeVideo);
  return (
    <>
      <PageTitle path="/welcome" lead="What to know first, why this site is here, and who is behind it." />
      <div className="mt-4 grid items-start gap-x-10 gap-y-6 lg:grid-cols-2">
        <OneTrueThing />
        <section aria-labelledby="mission">
          <h2 id="mission" className="mb-2">
            Our mission
          </h2>
          <p className="text-lg">{mission.lead}</p>
          <Points of={mission.points} />
          <p className="mt-5 flex flex-wrap gap-3">
            <Link to="/pcs-toolkit/hawaii-checklist" className={buttonClass()}>
              Start the checklist
            </Link>
            <Link to="/contact" className={buttonClass('secondary')}>
              Contact a sponsor
            </Link>
          </p>
        </section>
        <section aria-label="Watch">
          <WelcomeVideo address={video} />
        </section>
        <FounderCard behind={<Points of={mission.behind} />}>
          <VideoField address={video} onAddress={setVideo} />
        </FounderCard>
      </div>
      <ShareThisSite />
    </>
  );
}

type Point = { icon: IconName; title: string; text: string };

function Points({ of: points }: { of: readonly Point[] }) {
  return (
    <ul className="mt-4 apart-3">
      {points.map(({ icon, title, text }) => (
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

function OneTrueThing() {
  const { fact, why, guide } = oneTrueThing;
  return (
    <section aria-labelledby="true" className="rounded-xl bg-sand p-5">
      <h2 id="true" className="text-base text-ink-soft">
        One thing to know before the rest
      </h2>
      <p className="mt-2 font-display text-2xl leading-snug font-semibold">{fact.value}</p>
      <p className="mt-3">{why}</p>
      <p className="mt-3 text-sm text-ink-soft">
        Checked {formatDate(fact.checkedOn)} with{' '}
        <ExternalLink href={fact.source.url} className="link">
          {fact.source.title}
        </ExternalLink>
        .
      </p>
      <p className="mt-1">
        <Link to={guide} className="link inline-block py-2.5 font-semibold">
          Is your family on the orders?
        </Link>
      </p>
    </section>
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
