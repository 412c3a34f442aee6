import { offices } from '@/features/search/content/offices';
import { MILITARY_ONESOURCE_PHONE } from '@/guides/shared-phones';
import type { AppPath, SitePage } from '@/site-map';
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

/** Who to ask about what no page mentions, above what the pages do have. `best`: the page that has the most of it. */
export function WhoKnows({ best }: { best: AppPath | undefined }) {
  const office = best && offices[best];
  return (
    <p className="mb-2 rounded-lg bg-sand px-3 py-2">
      Ask{' '}
      {office && (
        <>
          {office.name}, <PhoneLink number={office.phone} className="link whitespace-nowrap" />, or{' '}
        </>
      )}
      <MilitaryOneSource />.
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
