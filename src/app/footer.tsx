import { Link } from 'react-router-dom';
import { site } from '@/operator/site';
import { PhoneLink } from '@/ui/phone-link';
import { whoToAsk } from './who-to-ask';

export function Footer() {
  const { name, about, phone, email } = whoToAsk();
  return (
    <footer className="no-print border-t border-line bg-sand px-4 py-8 text-sm md:px-8">
      <div className="mx-auto flex max-w-page flex-wrap justify-between gap-x-10 gap-y-4">
        <address className="not-italic wrap-anywhere">
          <p className="font-semibold">{name}</p>
          <p>{about}</p>
          <p>
            <PhoneLink number={phone} className="link inline-block py-2.5" />
            {email && (
              <>
                {' · '}
                <a href={`mailto:${email}`} className="link inline-block py-2.5">
                  {email}
                </a>
              </>
            )}
          </p>
        </address>
        <div className="max-w-sm">
          <p className="font-display text-lg font-semibold">{site.tagline}</p>
          <p className="mt-1 text-ink-soft">
            The Veterans Home Program runs Paradise PCS. It doesn’t speak for the Department of Defense or any
            other agency.
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
