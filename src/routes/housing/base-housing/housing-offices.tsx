import { cardId, GridCard } from '@/blocks/card-grid';
import { DetailsList } from '@/blocks/details-list';
import { Disclosure } from '@/blocks/disclosure';
import { FactText } from '@/blocks/fact-text';
import { IslandMap } from '@/blocks/island-map';
import { MapNumber } from '@/blocks/map-number';
import { PhoneFact } from '@/blocks/phone-fact';
import { PhoneList } from '@/blocks/phone-list';
import { TextList } from '@/blocks/text-list';
import { baseName } from '@/facts/bases';
import { southOahu } from '@/maps/oahu-map';
import { Badge } from '@/ui/badge';
import { ExternalLink } from '@/ui/external-link';
import type { BaseHousing } from './bases';
import { baseHousingGuide } from './guide';

const markOf = ({ name, at }: BaseHousing) => ({
  title: name,
  at,
  isBase: true as const,
  card: cardId(name),
});

type HousingOfficesProps = {
  bases: readonly BaseHousing[];
  isOwn: (base: BaseHousing) => boolean;
};

/** The bases' housing offices on a map, and each base in full. */
export function HousingOffices({ bases, isOwn }: HousingOfficesProps) {
  return (
    <div className="grid items-start gap-x-4 lg:grid-cols-2 lg:grid-rows-[auto_1fr]">
      <div className="-mt-2 lg:-mt-5 lg:-mb-2">
        <IslandMap
          title="The four installations on a map of Oahu"
          marks={bases.map(markOf)}
          ground={southOahu}
          isAlone
        />
      </div>
      <ul className="lined rounded-xl border border-line bg-card px-4 leading-snug lg:row-span-2">
        {bases.map((base, index) => (
          <li key={base.id} id={base.id} className="scroll-mt-20 py-3 target:bg-action-tint">
            <Office of={base} number={index + 1} isOwn={isOwn(base)} />
          </li>
        ))}
      </ul>
      <Disclosure summary="Each base’s homes, schools and phones">
        <p className="mb-4 max-w-measure">{baseHousingGuide.unitsNote}</p>
        <ul className="grid gap-4">
          {bases.map((base) => (
            <BaseCard key={base.name} base={base} />
          ))}
        </ul>
      </Disclosure>
    </div>
  );
}

/** Who to call, and what makes the difference there. */
function Office({ of, number, isOwn }: { of: BaseHousing; number: number; isOwn: boolean }) {
  const { shortName, branch, serves, firstRule, contact } = of;
  const [main] = contact.phones;
  return (
    <>
      <div className="flex items-center gap-2">
        <MapNumber>{number}</MapNumber>
        <h3>{isOwn ? `${shortName} (yours)` : shortName}</h3>
      </div>
      <div className="figure-row">
        <span className="text-sm text-ink-soft">
          {serves ? `${branch}, also ${baseName(serves)}` : branch}
        </span>
        <span>{main && <PhoneFact phone={main.phone} />}</span>
      </div>
      <p className="mt-1">
        <FactText of={firstRule} hasLead />
      </p>
    </>
  );
}

function BaseCard({ base: { name, branch, location, housing, contact } }: { base: BaseHousing }) {
  return (
    <GridCard title={name}>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Badge>{branch}</Badge>
        <span>
          Wait{' '}
          <strong className="font-display text-xl font-semibold">
            <FactText of={housing.waitlist} />
          </strong>
        </span>
      </p>
      <PhoneList phones={contact.phones} />
      <DetailsList
        rows={[
          ['Housing', housing.onBase],
          ['Location', location],
          ['Units, at least', housing.units],
          ['Published count', housing.published],
          ['Office', contact.address],
          ['Amenities', <TextList key="amenities" texts={housing.amenities} />],
        ]}
      />
      <ul className="flex flex-wrap gap-x-6">
        {contact.websites.map(({ label, url }) => (
          <li key={url}>
            <ExternalLink href={url} className="link inline-block py-2.5 font-semibold">
              {label}
            </ExternalLink>
          </li>
        ))}
      </ul>
    </GridCard>
  );
}
