import { Link } from 'react-router-dom';
import { StartLink } from '@/features/checklist/components/start-link';
import { useFirstVisit } from '@/features/welcome/use-first-visit';
import { homeIntro, type PopularBase, popularBases, type Tile, tiles } from '@/guides/home';
import type { WebLink } from '@/guides/types';
import { findPage } from '@/site-map';
import { buttonClass } from '@/ui/button';
import { Card } from '@/ui/card';
import { ExternalLink } from '@/ui/external-link';
import { HeroScene } from '@/ui/hero-scene';
import { Icon } from '@/ui/icon';

function HomePage() {
  const WelcomeDialog = useFirstVisit();
  return (
    <>
      <Hero />
      <h2 className="mt-10 mb-4">Where do you want to start?</h2>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {tiles.map((tile) => (
          <TileLink key={tile.path} tile={tile} />
        ))}
      </ul>
      <div className="mt-12 grid items-start gap-x-10 gap-y-12 lg:grid-cols-[3fr_2fr]">
        <PopularBases />
        <section aria-labelledby="promises">
          <h2 id="promises" className="mb-3">
            What you can count on
          </h2>
          <ul className="list-disc space-y-3 pl-6">
            {homeIntro.promises.map((promise) => (
              <li key={promise}>{promise}</li>
            ))}
          </ul>
          <p className="mt-5">
            <Link to="/welcome" className={buttonClass('secondary')}>
              Who is behind this site
            </Link>
          </p>
        </section>
      </div>
      {WelcomeDialog && <WelcomeDialog poster={<HeroScene />} />}
    </>
  );
}

function Hero() {
  return (
    <section className="relative -mx-4 -mt-8 overflow-hidden md:-mx-8 xl:mx-0 xl:mt-0 xl:rounded-2xl">
      <HeroScene />
      <div className="relative max-w-2xl px-4 pt-10 pb-44 md:px-8 md:pt-14 md:pb-56">
        <p className="mb-4 inline-flex items-center gap-1.5 rounded-full bg-[#0b3a4a] px-3 py-1 text-sm font-semibold text-white">
          <Icon name="medal" className="size-4" />
          {homeIntro.badge}
        </p>
        <h1 tabIndex={-1} className="text-4xl text-[#06313f] dark:text-ink md:text-5xl">
          {homeIntro.title}
        </h1>
        <p className="mt-4 max-w-xl text-lg text-[#0b3a4a] dark:text-ink">{homeIntro.lead}</p>
        <StartLink />
      </div>
    </section>
  );
}

function TileLink({ tile: { path, title, text } }: { tile: Tile }) {
  const icon = findPage(path)?.icon;
  return (
    <li>
      <Link
        to={path}
        className="flex h-full gap-x-4 gap-y-2 rounded-xl border border-line bg-card p-4 text-ink sm:flex-col sm:p-5 no-underline transition-colors hover:border-action hover:bg-action-tint"
      >
        {icon && <Icon name={icon} className="size-7 shrink-0 text-action" />}
        <span>
          <span className="block font-display text-lg font-semibold">{title}</span>
          <span className="mt-1 block text-ink-soft">{text}</span>
        </span>
      </Link>
    </li>
  );
}

function PopularBases() {
  return (
    <section aria-labelledby="bases">
      <h2 id="bases" className="mb-4">
        Four popular bases
      </h2>
      <Card className="py-1">
        <ul className="divide-y divide-line">
          {popularBases.map((base) => (
            <BaseRow key={base.name} base={base} />
          ))}
        </ul>
      </Card>
      <p className="mt-3 text-ink-soft">
        Waitlists, homes and phone numbers are in our{' '}
        <Link to="/housing/base-housing" className="link inline-block py-1">
          base housing guide
        </Link>
        .
      </p>
    </section>
  );
}

function BaseRow({ base: { name, about, info, map } }: { base: PopularBase }) {
  return (
    <li className="flex gap-2.5 py-3">
      <Icon name="map-pin" className="mt-1 size-5 shrink-0 text-action" />
      <div>
        <h3 className="text-base">{name}</h3>
        <p className="text-sm text-ink-soft">{about}</p>
        <p className="flex gap-6">
          <BaseLink link={info} base={name} />
          <BaseLink link={map} base={name} />
        </p>
      </div>
    </li>
  );
}

function BaseLink({ link: { label, url }, base }: { link: WebLink; base: string }) {
  return (
    <ExternalLink href={url} className="link py-2.5 font-semibold">
      {label}
      <span className="sr-only"> of {base}</span>
    </ExternalLink>
  );
}

export { HomePage as Component };
