import { GAP_COVERS_UP_TO_PERCENT } from '@/guides/gap-figures';
import { gapGuide } from '@/guides/gap-lenders';
import { isPlaceholder, type OperatorGapLender } from '@/guides/operator';
import { Badge } from '@/ui/badge';
import { ExternalLink } from '@/ui/external-link';
import { Icon } from '@/ui/icon';
import { ContactButtons } from './contact-buttons';
import { Disclosure } from './disclosure';
import { FactText } from './fact-text';
import { TextList } from './text-list';

const { inquiry, ltvNote } = gapGuide;

export function LenderCard({ lender }: { lender: OperatorGapLender }) {
  const { name, company, phone, email, specialties, address, website, image, maxLtvPercent, bio } = lender;
  return (
    <li className="flex flex-col gap-2 rounded-xl border border-line bg-card p-4 sm:p-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="flex items-center gap-4">
          <Portrait src={image} name={name} />
          <div>
            <h3>{name}</h3>
            <p className="text-ink-soft">{company}</p>
            {maxLtvPercent && <Badge>{maxLtvPercent}% LTV</Badge>}
          </div>
        </div>
        <ContactButtons
          phone={phone}
          email={email}
          isShort
          subject={inquiry.subject}
          body={[`${inquiry.greeting} ${name},`, ...inquiry.body].join('\n\n')}
        />
      </div>
      {maxLtvPercent && (
        <p className="text-sm">
          {maxLtvPercent}% is more than the {GAP_COVERS_UP_TO_PERCENT}% our program lists for GAP loans: ask
          if you would get it.
        </p>
      )}
      <Disclosure summary="About this lender">
        <div className="flex flex-col gap-3">
          {maxLtvPercent && (
            <p className="text-sm">
              <FactText of={ltvNote} />
            </p>
          )}
          <p>{bio}</p>
          <TextList texts={specialties} />
          <p className="flex items-center gap-2.5">
            <Icon name="mail" className="size-5 shrink-0 text-action" />
            {email}
          </p>
          {address && (
            <p className="flex items-center gap-2.5">
              <Icon name="map-pin" className="size-5 shrink-0 text-action" />
              {address}
            </p>
          )}
          {website && !isPlaceholder(website) && (
            <p className="flex items-center gap-2.5">
              <Icon name="globe" className="size-5 shrink-0 text-action" />
              <ExternalLink href={website} className="link inline-block py-2.5">
                Website
              </ExternalLink>
            </p>
          )}
        </div>
      </Disclosure>
    </li>
  );
}

/** Without a photo it shows the initials. */
function Portrait({ src, name }: { src?: `/${string}`; name: string }) {
  const className = 'size-16 shrink-0 rounded-full bg-sand object-cover';
  if (src) return <img src={src} alt="" width={64} height={64} loading="lazy" className={className} />;
  return (
    <svg aria-hidden="true" viewBox="0 0 64 64" className={className}>
      <text x="32" y="40" textAnchor="middle" className="fill-ink text-xl font-display font-semibold">
        {initials(name)}
      </text>
    </svg>
  );
}

/** Returns the first letters of the first and the last word. */
function initials(name: string): string {
  const words = name.split(' ');
  return [words[0], words.slice(1).at(-1)]
    .map((word = '') => word.charAt(0))
    .join('')
    .toUpperCase();
}
