import { baseName } from '@/facts/bases';
import { baseHousingGuide } from '@/guides/base-housing';
import type { BaseHousing } from '@/guides/base-housing-bases';
import { southOahu } from '@/maps/oahu-map';
import { Badge } from '@/ui/badge';
import { ExternalLink } from '@/ui/external-link';
import { cardId, GridCard } from './card-grid';
import { DetailsList } from './details-list';
import { Disclosure } from './disclosure';
import { FactText } from './fact-text';
import { IslandMap } from './island-map';
import { lineAbove } from './line-above';
import { PhoneFact } from './phone-fact';
import { PhoneList } from './phone-list';
import { TextList } from './text-list';

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
    <>
      <IslandMap
        title="The four installations on a map of Oahu"
        marks={bases.map(markOf)}
        ground={southOahu}
        isAlone
      />
      <ul className="gap-x-8 rounded-xl border border-line bg-card px-4 leading-snug lg:grid lg:grid-cols-2">
        {bases.map((base, index) => (
          <li
            key={base.id}
            id={base.id}
            className={`scroll-mt-20 border-line py-3 target:bg-action-tint ${lineAbove(index)}`}
          >
            <Office of={base} isOwn={isOwn(base)} />
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
    </>
  );
}

/** Who to call, and what makes the difference there. */
function Office({ of, isOwn }: { of: BaseHousing; isOwn: boolean }) {
  const { shortName, branch, serves, firstRule, contact } = of;
  const [main] = contact.phones;
  return (
    <>
      <div className="figure-row">
        <h3>{isOwn ? `${shortName} (yours)` : shortName}</h3>
        <span>{main && <PhoneFact phone={main.phone} />}</span>
      </div>
      <p className="text-sm text-ink-soft">{serves ? `${branch}, also ${baseName(serves)}` : branch}</p>
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
      <div className="[&>dl]:gap-x-8 [&>dl]:sm:grid-cols-2 [&>dl]:grid">
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
      </div>
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
