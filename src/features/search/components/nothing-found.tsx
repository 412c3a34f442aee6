import { MILITARY_ONESOURCE_PHONE } from '@/guides/shared-phones';
import type { SitePage } from '@/site-map';
import { Link } from '@/ui/link';
import { PhoneLink } from '@/ui/phone-link';

type NothingFoundProps = { nearest: readonly SitePage[]; onOpen: () => void };

export function NothingFound({ nearest, onOpen }: NothingFoundProps) {
  return (
    <>
      <p>Try another word, or start here:</p>
      <ul>
        {nearest.map(({ path, title }) => (
          <li key={path}>
            <Link to={path} onClick={onOpen} className="link inline-block py-2.5">
              {title}
            </Link>
          </li>
        ))}
      </ul>
      <p>
        Or ask: <MilitaryOneSource />, or{' '}
        <Link to="/contact" onClick={onOpen} className="link">
          a sponsor
        </Link>
        .
      </p>
    </>
  );
}

/** Who to ask about what no page mentions, above what the pages do have. */
export function WhoKnows() {
  return (
    <p className="mb-2 rounded-lg bg-sand px-3 py-2">
      Ask <MilitaryOneSource />.
    </p>
  );
}

function MilitaryOneSource() {
  return (
    <>
      Military OneSource, free, 24/7, at{' '}
      <PhoneLink number={MILITARY_ONESOURCE_PHONE} className="link whitespace-nowrap" />
    </>
  );
}
