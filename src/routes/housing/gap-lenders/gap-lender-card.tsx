import { Disclosure } from '@/blocks/disclosure';
import { FactText } from '@/blocks/fact-text';
import { sampleMark } from '@/blocks/sample-mark';
import { TextList } from '@/blocks/text-list';
import { mailtoHref } from '@/browser/mailto';
import { GAP_COVERS_UP_TO_PERCENT } from '@/guides/gap-figures';
import { isPlaceholder, type OperatorGapLender } from '@/operator/operator-shapes';
import { Badge } from '@/ui/badge';
import { ExternalLink } from '@/ui/external-link';
import { Icon } from '@/ui/icon';
import { PhoneLink } from '@/ui/phone-link';
import { gapGuide } from './guide';

const { inquiry, ltvNote } = gapGuide;

const linkClass = 'link inline-block py-2.5 leading-snug xs:whitespace-nowrap';

/** A lender in one row: who it is and how to reach it, the rest folded. */
export function GapLenderCard({ lender }: { lender: OperatorGapLender }) {
  const { name, company, phone, email, image, maxLtvPercent, isSample } = lender;
  return (
    <li className="flex gap-3 px-4 py-3" {...sampleMark(lender)}>
      <Portrait src={image} name={name} />
      <div className="min-w-0 grow gap-x-5 @3xl:grid @3xl:grid-cols-[2fr_3fr]">
        <div>
          <div className="flex flex-wrap items-center gap-x-3">
            <h3>{name}</h3>
            {maxLtvPercent && <Badge>{maxLtvPercent}% LTV</Badge>}
          </div>
          <p className="text-sm text-ink-soft">{company}</p>
          {maxLtvPercent && maxLtvPercent > GAP_COVERS_UP_TO_PERCENT && (
            <p className="text-sm">
              <FactText of={ltvNote} />
            </p>
          )}
        </div>
        <div>
          <p className={`float-left flex flex-wrap gap-x-4 pr-3 ${isSample ? 'text-sm' : 'font-semibold'}`}>
            <PhoneLink number={phone} className={linkClass}>
              <span className="sr-only">Call</span> {phone}
            </PhoneLink>
            <a
              href={mailtoHref({
                to: email,
                subject: inquiry.subject,
                body: [`${inquiry.greeting} ${name},`, ...inquiry.body].join('\n\n'),
              })}
              className={linkClass}
            >
              Email <span className="sr-only">{email}</span>
            </a>
          </p>
          <Disclosure
            isInCard
            summary={
              <>
                About <span className="sr-only">{name}</span>
              </>
            }
          >
            <About lender={lender} />
          </Disclosure>
        </div>
      </div>
    </li>
  );
}

function About({ lender }: { lender: OperatorGapLender }) {
  const { email, specialties, address, website, bio } = lender;
  return (
    <div data-unsearched className="clear-both flex flex-col gap-3">
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
  );
}

/** Without a photo it shows the initials. */
function Portrait({ src, name }: { src?: `/${string}`; name: string }) {
  const className = 'size-11 shrink-0 rounded-full bg-sand object-cover';
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
