import { gapGuide } from '@/guides/gap-lenders';
import type { OperatorGapLender } from '@/guides/operator';
import { Badge } from '@/ui/badge';
import { Icon } from '@/ui/icon';
import { ContactButtons } from './contact-buttons';
import { Disclosure } from './disclosure';
import { FactText } from './fact-text';
import { OperatorLink } from './operator-link';
import { TextList } from './text-list';

const { inquiry, ltvNote } = gapGuide;

export function LenderCard({ lender }: { lender: OperatorGapLender }) {
  const { name, company, phone, email, specialties, address, website, image, maxLtvPercent, bio } = lender;
  return (
    <li className="flex flex-col gap-3 rounded-xl border border-line bg-card p-5">
      <div className="flex items-center gap-4">
        <Portrait src={image} />
        <div>
          <h3>{name}</h3>
          <p className="text-ink-soft">{company}</p>
          {maxLtvPercent && <Badge>{maxLtvPercent}% LTV</Badge>}
        </div>
      </div>
      <Disclosure summary="About this lender">
        <div className="flex flex-col gap-3">
          {maxLtvPercent && (
            <p className="text-sm">
              <FactText of={ltvNote} />
            </p>
          )}
          <p>{bio}</p>
          <TextList texts={specialties} />
          {address && (
            <p className="flex items-center gap-2.5">
              <Icon name="map-pin" className="size-5 shrink-0 text-action" />
              {address}
            </p>
          )}
          {website && (
            <p className="flex items-center gap-2.5">
              <Icon name="globe" className="size-5 shrink-0 text-action" />
              <OperatorLink href={website} opens="the lender’s site" className="link inline-block py-2.5">
                Website
              </OperatorLink>
            </p>
          )}
        </div>
      </Disclosure>
      <ContactButtons
        phone={phone}
        email={email}
        subject={inquiry.subject}
        body={[`${inquiry.greeting} ${name},`, ...inquiry.body].join('\n\n')}
      />
    </li>
  );
}

/** Without a photo it shows a generic drawing. */
function Portrait({ src }: { src?: `/${string}` }) {
  const className = 'size-20 shrink-0 rounded-full bg-sand object-cover';
  if (src) return <img src={src} alt="" width={80} height={80} loading="lazy" className={className} />;
  return (
    <svg aria-hidden="true" viewBox="0 0 80 80" className={className}>
      <circle cx="40" cy="31" r="14" className="fill-line-strong" />
      <path d="M12 80c0-18 12-28 28-28s28 10 28 28Z" className="fill-line-strong" />
    </svg>
  );
}
