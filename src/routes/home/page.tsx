import { useContext, useLayoutEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { cardId } from '@/blocks/card-grid';
import { IslandMap } from '@/blocks/island-map';
import { MapNumber } from '@/blocks/map-number';
import { OwnPlanContext } from '@/blocks/own-plan';
import { PageLink } from '@/blocks/page-link';
import { baseIds, ownPlace } from '@/facts/bases';
import type { WebLink } from '@/facts/types';
import type { OwnHome as Own } from '@/features/checklist/components/next-step';
import { OwnHome } from '@/features/checklist/components/own-home';
import { StartLink } from '@/features/checklist/components/start-link';
import { hasKeptPlan } from '@/features/checklist/has-kept-plan';
import { FirstVisit } from '@/features/welcome/components/first-visit';
import { oahu } from '@/maps/oahu-map';
import { basePlaces } from '@/maps/places';
import { findPage } from '@/site-map';
import { buttonClass } from '@/ui/button';
import { ExternalLink } from '@/ui/external-link';
import { HeroScene } from '@/ui/hero-scene';
import { Icon } from '@/ui/icon';
import { homeIntro, type PopularBase, popularBases, questions, type Tile, tiles } from './guide';

function HomePage() {
  const { own, has, setOwn } = useOwnHome();
  const move = own?.plan?.move ?? {};
  return (
    <OwnPlanContext value={ownPlace(move.base)}>
      <div className="home" data-own={has}>
        <Hero onOwn={setOwn} />
        <OwnHome says={own?.says} move={move} />
      </div>
      <Link
        to="/pcs-toolkit/family-orders"
        className="mt-4 flex items-center gap-3 rounded-xl border border-line bg-action-tint p-4 leading-snug text-ink no-underline hover:border-action"
      >
        <Icon name="plane" className="size-6 shrink-0 text-action" />
        <span className="grow">
          <span className="block font-display font-semibold sm:text-lg">Just got orders?</span> First: is your
          family on them?
        </span>
        <Icon name="chevron-right" className="size-4 shrink-0 text-action" />
      </Link>
      <h2 className="mt-8 mb-4">Where do you want to start?</h2>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(8rem,1fr))] gap-3 sm:grid-cols-2 xl:grid-cols-4">
        {tiles.map((tile) => (
          <TileLink key={tile.path} tile={tile} />
        ))}
      </ul>
      <FirstVisit poster={<HeroScene />} />
      <AllPages />
      <PopularBases />
      <section aria-labelledby="promises" className="mt-12">
        <h2 id="promises" className="mb-3">
          What you can count on
        </h2>
        <ul className="grid gap-x-10 gap-y-3 lg:grid-cols-3">
          {homeIntro.promises.map(({ icon, text }) => (
            <li key={text} className="flex gap-3">
              <Icon name={icon} className="mt-0.5 size-6 shrink-0 text-action" />
              {text}
            </li>
          ))}
        </ul>
        <p className="mt-5">
          <Link to="/welcome" className={buttonClass('secondary')}>
            Who is behind this site
          </Link>
        </p>
      </section>
    </OwnPlanContext>
  );
}

/** What the starter knew of a plan before the first paint holds until the plan itself is known. */
function useOwnHome() {
  const [own, setOwn] = useState<Own>();
  const [isKept, setKept] = useState(false);
  useLayoutEffect(() => setKept(hasKeptPlan()), []);
  const has = own ? (own.says ? 'yes' : 'no') : isKept ? 'yes' : undefined;
  return { own, has, setOwn };
}

function Hero({ onOwn }: { onOwn: (own: Own | undefined) => void }) {
  return (
    <section className="relative -mx-4 -mt-8 overflow-hidden md:-mx-8 xl:mx-0 xl:mt-0 xl:rounded-2xl print:m-0">
      <HeroScene />
      <div className="hero-text relative max-w-2xl px-4 pt-8 pb-44 md:px-8">
        <p className="for-all mb-4 inline-flex items-center gap-1.5 rounded-full bg-[#0b3a4a] px-3 py-1 text-sm font-semibold text-white">
          <Icon name="medal" className="size-4" />
          {homeIntro.badge}
        </p>
        <h1 tabIndex={-1} className="text-4xl text-[#06313f] dark:text-ink md:text-5xl print:text-ink">
          {homeIntro.title}
        </h1>
        <p className="for-all mt-4 max-w-xl text-lg text-[#0b3a4a] dark:text-ink">{homeIntro.lead}</p>
        <div className="for-all">
          <StartLink onOwn={onOwn} />
        </div>
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
        className="flex h-full flex-col gap-2 rounded-xl border border-line bg-card p-4 text-ink no-underline transition-colors hover:border-action hover:bg-action-tint"
      >
        <span className="items-start gap-2 font-display sm:flex leading-snug font-semibold sm:text-lg">
          {icon && <Icon name={icon} className="mb-1 block size-6 shrink-0 text-action" />}
          {title}
        </span>
        <span className="leading-snug text-ink-soft">{text}</span>
      </Link>
    </li>
  );
}

function AllPages() {
  return (
    <section aria-labelledby="all-pages" className="mt-12">
      <h2 id="all-pages" className="mb-4">
        More guides, by what you ask
      </h2>
      <div className="lined rounded-xl border border-line bg-card px-4">
        {questions.map(({ question, paths }) => (
          <div key={question} className="gap-x-8 py-3 lg:grid lg:grid-cols-3">
            <h3 className="text-base lg:py-2.5">{question}</h3>
            <ul className="-mx-2 grid grid-cols-[repeat(auto-fill,minmax(9.6rem,1fr))] gap-x-1 lg:col-span-2">
              {paths.map((path) => (
                <li key={path}>
                  <PageLink path={path} />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}

const baseMarks = popularBases.map(({ name, at }) => ({
  title: name,
  at,
  isBase: true as const,
  card: cardId(name),
}));

function PopularBases() {
  const { base: home } = useContext(OwnPlanContext);
  const bases = baseIds.filter((id) => id === home || popularBases.some(({ at }) => at === basePlaces[id]));
  return (
    <section aria-labelledby="bases" className="mt-12">
      <h2 id="bases" className="mb-4">
        Four bases on Oahu
      </h2>
      <IslandMap title="The four bases on a map of Oahu" marks={baseMarks} ground={{ ...oahu, bases }}>
        <ul className="lined rounded-xl border border-line bg-card px-4 py-1">
          {popularBases.map((base, index) => (
            <BaseRow key={base.name} base={base} number={index + 1} />
          ))}
        </ul>
        <p className="mt-3 text-ink-soft">
          Each name leads to its phone and first rule in our{' '}
          <Link to="/housing/base-housing" className="link">
            base housing guide
          </Link>
          .
        </p>
      </IslandMap>
    </section>
  );
}

function BaseRow({
  base: { name, about, housing, info, map },
  number,
}: {
  base: PopularBase;
  number: number;
}) {
  return (
    <li id={cardId(name)} className="scroll-mt-20 pt-1 target:border-action target:bg-action-tint">
      <div className="flex items-center gap-2">
        <MapNumber>{number}</MapNumber>
        <h3 className="text-base">
          <Link to={housing} className="link inline-block py-2.5">
            {name}
          </Link>
        </h3>
      </div>
      <div className="pl-8">
        <p className="text-sm text-ink-soft">{about}</p>
        <p className="flex flex-wrap gap-x-6">
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
