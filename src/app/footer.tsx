import { Link } from 'react-router-dom';
import { operator, TAGLINE } from '@/guides/operator';
import { PhoneLink } from '@/ui/phone-link';

export function Footer() {
  const { name, title, phone, email, location } = operator.founder;
  return (
    <footer className="no-print border-t border-line bg-sand px-4 py-8 text-sm md:px-8">
      <div className="mx-auto flex max-w-page flex-wrap justify-between gap-x-10 gap-y-4">
        <address className="not-italic wrap-anywhere">
          <p className="font-semibold">{name}</p>
          <p>{`${title}, ${location}`}</p>
          <p>
            <PhoneLink number={phone} className="link inline-block py-2.5" />
            {' · '}
            <a href={`mailto:${email}`} className="link inline-block py-2.5">
              {email}
            </a>
          </p>
          {operator.isSample && (
            <p className="text-ink-soft">Sample contact data: no such person or number exists.</p>
          )}
        </address>
        <div className="max-w-sm">
          <p className="font-display text-lg font-semibold">{TAGLINE}</p>
          <p className="mt-1 text-ink-soft">
            Paradise PCS is independent. It does not speak for the Department of Defense or any other agency.
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
