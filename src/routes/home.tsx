import { Link } from 'react-router-dom';
import { buttonClass } from '@/components/ui/button';
import { homeIntro, tiles } from '@/guides/home';
import { findPage } from '@/site-map';
import { HeroScene } from './home/hero-scene';

function HomePage() {
  return (
    <>
      <section className="relative -mx-4 -mt-8 overflow-hidden md:-mx-8 xl:mx-0 xl:mt-0 xl:rounded-2xl">
        <HeroScene />
        <div className="relative max-w-2xl px-4 pt-10 pb-44 md:px-8 md:pt-14 md:pb-52">
          <h1 tabIndex={-1} className="text-4xl text-[#06313f] md:text-5xl">
            {homeIntro.title}
          </h1>
          <p className="mt-4 max-w-xl text-lg text-[#0b3a4a]">{homeIntro.lead}</p>
          <p className="mt-6">
            <Link
              to="/pcs-toolkit/hawaii-checklist"
              className={buttonClass('primary', 'bg-[#00555d]! text-white! hover:bg-[#003f45]!')}
            >
              Start the checklist
            </Link>
          </p>
        </div>
      </section>
      <h2 className="mt-10 mb-4">Where do you want to start?</h2>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {tiles.map((tile) => (
          <TileLink key={tile.path} tile={tile} />
        ))}
      </ul>
      <h2 className="mt-10 mb-3">What you can count on</h2>
      <ul className="max-w-measure list-disc space-y-2 pl-6">
        {homeIntro.promises.map((promise) => (
          <li key={promise}>{promise}</li>
        ))}
      </ul>
    </>
  );
}

function TileLink({ tile: { path, title, text } }: { tile: (typeof tiles)[number] }) {
  const Icon = findPage(path)?.icon;
  return (
    <li>
      <Link
        to={path}
        className="flex h-full flex-col gap-2 rounded-xl border border-line bg-card p-5 text-ink no-underline transition-colors duration-150 hover:border-action hover:bg-action-tint"
      >
        {Icon && <Icon aria-hidden className="size-7 text-action" />}
        <span className="font-display text-lg font-semibold">{title}</span>
        <span className="text-ink-soft">{text}</span>
      </Link>
    </li>
  );
}

export { HomePage as Component };
