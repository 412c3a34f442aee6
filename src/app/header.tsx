import sprite from 'virtual:icon-sprite';
import { ContactLinks } from '@/blocks/contact-links';
import { SampleWord } from '@/blocks/sample-word';
import { SearchLauncher } from '@/features/search/components/search-launcher';
import { nameInText } from '@/operator/operator-shapes';
import { site } from '@/operator/site';
import { IconButton } from '@/ui/icon-button';
import { Link } from '@/ui/link';
import { AccountStatus } from './account-status';

type HeaderProps = { menuIsOpen: boolean; onMenu: () => void; onMenuIntent: () => void };

export function Header({ menuIsOpen, onMenu, onMenuIntent }: HeaderProps) {
  return (
    <header className="no-print @container top-0 z-20 tall:sticky flex min-h-16 items-center gap-0.5 border-b flex-wrap sm:gap-2 border-line bg-card pr-2 pl-1 md:px-4">
      <IconButton
        icon="menu"
        aria-label="Side menu"
        aria-expanded={menuIsOpen}
        aria-keyshortcuts="Control+B Meta+B"
        onClick={onMenu}
        onIntent={onMenuIntent}
      />
      <Link
        to="/"
        className="flex min-h-11 min-w-0 max-sm:basis-9 max-sm:grow items-center gap-2 rounded-lg text-ink no-underline"
      >
        <Logo />
        <span className="min-w-0 leading-tight">
          <span className="block font-display text-lg font-semibold @max-[22rem]:sr-only">{site.name}</span>
          <span className="block text-[0.6875rem] text-ink-soft @max-[22rem]:sr-only @min-[25rem]:text-xs md:text-sm">
            {site.tagline}
          </span>
        </span>
      </Link>
      <AskBlock />
      <SearchLauncher />
      <AccountStatus />
    </header>
  );
}

function AskBlock() {
  const { founder } = site;
  return (
    <address className="ml-auto hidden pl-2 text-sm leading-tight not-italic lg:block">
      <p className="flex items-center gap-2 font-semibold">
        {`Ask ${nameInText(founder)}`} <SampleWord of={founder} />
      </p>
      <ContactLinks of={founder} />
    </address>
  );
}

/** The same drawing as public/favicon.svg. */
function Logo() {
  return (
    <svg aria-hidden="true" className="size-9 shrink-0">
      <use href={`${sprite}#logo`} />
    </svg>
  );
}
