import { useLayoutEffect, useState } from 'react';
import { IconLinks } from '@/blocks/icon-links';
import { OwnPlanContext } from '@/blocks/own-plan';
import { ownPlace } from '@/facts/bases';
import type { OwnHome as Own } from '@/features/checklist/components/next-step';
import { hasKeptPlan } from '@/features/checklist/has-kept-plan';
import { FirstVisit } from '@/features/welcome/components/first-visit';
import { findPage } from '@/site-map';
import { buttonClass } from '@/ui/button';
import { HeroScene } from '@/ui/hero-scene';
import { Icon } from '@/ui/icon';
import { Link } from '@/ui/link';
import { homeIntro, moreGuides, type Tile, tiles } from './guide';
import { Hero } from './hero';
import { PopularBases } from './popular-bases';

function HomePage() {
  const { own, has, setOwn } = useOwnHome();
  return (
    <OwnPlanContext value={ownPlace(own?.plan?.move.base)}>
      <div className="home" data-own={has} data-known={own && ''}>
        <Hero own={own} onOwn={setOwn} />
        <div className="home-rest">
          <h2 className="mt-6 mb-3">Tools and guides</h2>
          <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(8rem,100%),1fr))] gap-3 sm:grid-cols-2 xl:grid-cols-4">
            {tiles.map((tile) => (
              <TileLink key={tile.path} tile={tile} />
            ))}
          </ul>
          <PopularBases />
          <h2 className="mt-8 mb-3">More guides</h2>
          <IconLinks
            of={moreGuides}
            label="More guides"
            layout="grid grid-cols-[repeat(auto-fill,minmax(min(9.5rem,100%),1fr))] rounded-xl bg-sand px-3 py-2 lg:grid-cols-4"
          />
          <section aria-labelledby="promises" className="for-all mt-12">
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
            <p className="no-print mt-5">
              <Link to="/welcome" className={buttonClass('secondary')}>
                Who is behind this site
              </Link>
            </p>
          </section>
        </div>
      </div>
      <FirstVisit poster={<HeroScene />} />
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

function TileLink({ tile: { path, title, text } }: { tile: Tile }) {
  const icon = findPage(path)?.icon;
  return (
    <li>
      <Link
        to={path}
        className="flex h-full flex-col gap-2 rounded-xl border border-line bg-card p-4 max-[23rem]:px-3 text-ink no-underline transition-colors hover:border-action hover:bg-action-tint"
      >
        <span className="items-center gap-2.5 font-display leading-snug font-semibold sm:flex sm:text-lg">
          {icon && (
            <span className="mb-1.5 grid size-9 shrink-0 place-items-center rounded-full bg-action-tint text-action sm:mb-0">
              <Icon name={icon} className="size-5" />
            </span>
          )}
          {title}
        </span>
        <span className="leading-snug text-ink-soft">{text}</span>
      </Link>
    </li>
  );
}

export { HomePage as Component };
