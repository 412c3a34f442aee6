import { ContactLinks } from '@/blocks/contact-links';
import { hasSamples } from '@/operator/operator-shapes';
import { site } from '@/operator/site';
import { Link } from '@/ui/link';

export function Footer() {
  const { name, tagline, founder, program } = site;
  return (
    <footer className="no-print border-t border-line bg-sand px-4 py-8 text-sm md:px-8">
      <div className="mx-auto flex max-w-page flex-wrap justify-between gap-x-10 gap-y-4">
        <address className="not-italic wrap-anywhere">
          <p className="font-semibold">{founder.name}</p>
          <p>
            {founder.title}, {founder.location}
          </p>
          <ContactLinks of={founder} />
          {hasSamples(site) && (
            <p className="mt-2 text-ink-soft">This copy of the site has sample contacts.</p>
          )}
        </address>
        <div className="max-w-sm">
          <p className="font-display text-lg font-semibold">{tagline}</p>
          <p className="mt-1 text-ink-soft">
            {program && `${name} is run by ${program.nameInText}. `}
            {program ? 'It' : name} doesn’t speak for the Department of Defense or any other agency.
          </p>
          <p>
            <Link to="/suggestion-box" className="link inline-block py-2.5">
              Suggestion Box
            </Link>
          </p>
        </div>
      </div>
    </footer>
  );
}
