import { CallWords, EmailWords } from '@/blocks/contact-words';
import { FactText } from '@/blocks/fact-text';
import { sampleMark } from '@/blocks/sample-mark';
import { SampleWays } from '@/blocks/sample-ways';
import { SampleWord } from '@/blocks/sample-word';
import { mailtoHref } from '@/browser/mailto';
import { GAP_COVERS_UP_TO_PERCENT } from '@/guides/gap-figures';
import { isSample, type OperatorGapLender } from '@/operator/operator-shapes';
import { Badge } from '@/ui/badge';
import { ExternalLink } from '@/ui/external-link';
import { PhoneLink } from '@/ui/phone-link';
import { gapGuide } from './guide';

const { inquiry, ltvNote } = gapGuide;

const linkClass = 'link inline-block py-2.5 leading-snug';

/** A lender: who it is, what it says of itself and how to reach it. */
export function GapLenderCard({ lender }: { lender: OperatorGapLender }) {
  const { name, company, image, bio, specialties, maxLtvPercent } = lender;
  return (
    <li className="flex flex-col gap-1 py-4 leading-snug" {...sampleMark(lender)}>
      <div className="flex items-center gap-3">
        <Portrait src={image} name={name} />
        <div className="flex grow flex-wrap items-center justify-between gap-x-2">
          <h3>{name}</h3>
          <SampleWord of={lender} />
        </div>
      </div>
      <p className="text-sm text-ink-soft">{company}</p>
      {maxLtvPercent && (
        <p className="text-sm">
          <Badge>{maxLtvPercent}% LTV</Badge>{' '}
          {maxLtvPercent > GAP_COVERS_UP_TO_PERCENT && <FactText of={ltvNote} />}
        </p>
      )}
      <div data-unsearched>
        <p className={isSample(lender) ? 'text-sm' : ''}>{bio}</p>
        <p className="mt-1 text-sm text-ink-soft">{specialties.join('. ')}.</p>
      </div>
      <Ways to={lender} />
    </li>
  );
}

function Ways({ to }: { to: OperatorGapLender }) {
  const { name, phone, email, address, website } = to;
  if (isSample(to))
    return (
      <p className="mt-auto flex flex-wrap gap-x-4 gap-y-1">
        <SampleWays of={to} />
      </p>
    );
  return (
    <div className="mt-auto">
      <p className="flex flex-wrap gap-x-4 font-semibold">
        <PhoneLink number={phone} className={linkClass}>
          <CallWords phone={phone} />
        </PhoneLink>
        <a
          href={mailtoHref({
            to: email,
            subject: inquiry.subject,
            body: [`${inquiry.greeting} ${name},`, ...inquiry.body].join('\n\n'),
          })}
          className={`${linkClass} wrap-anywhere`}
        >
          <EmailWords email={email} />
        </a>
        {website && (
          <ExternalLink href={website} className={linkClass}>
            Website
          </ExternalLink>
        )}
      </p>
      {address && <p className="mt-1 text-sm">{address}</p>}
    </div>
  );
}

/** Without a photo it shows the initials. */
function Portrait({ src, name }: { src?: `/${string}`; name: string }) {
  const className = 'size-11 shrink-0 rounded-full bg-sand object-cover';
  if (src) return <img src={src} alt="" width={64} height={64} loading="lazy" className={className} />;
  return (
    <svg aria-hidden="true" viewBox="0 0 64 64" className={className}>
      <text x="32" y="40" textAnchor="middle" fontSize="20" className="fill-ink font-display font-semibold">
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
