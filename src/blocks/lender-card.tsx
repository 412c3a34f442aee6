import { gapGuide } from '@/guides/gap-lenders';
import type { OperatorGapLender } from '@/guides/operator';
import { Badge } from '@/ui/badge';
import { Icon } from '@/ui/icon';
import { ContactButtons } from './contact-buttons';
import { FactText } from './fact-text';
import { OperatorLink } from './operator-link';
import { Portrait } from './portrait';
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
      <ContactButtons
        phone={phone}
        email={email}
        subject={inquiry.subject}
        body={[`${inquiry.greeting} ${name},`, ...inquiry.body].join('\n\n')}
      />
    </li>
  );
}
