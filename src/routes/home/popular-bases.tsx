import { useContext } from 'react';
import { cardId } from '@/blocks/card-grid';
import { MapNumber } from '@/blocks/map-number';
import { IslandMap } from '@/blocks/maps/island-map';
import { OwnPlanContext } from '@/blocks/own-plan';
import { baseIds } from '@/facts/bases';
import type { WebLink } from '@/facts/types';
import { oahu } from '@/maps/oahu-map';
import { basePlaces } from '@/maps/places';
import { ExternalLink } from '@/ui/external-link';
import { Link } from '@/ui/link';
import { type PopularBase, popularBases } from './guide';

const baseMarks = popularBases.map(({ name, at }) => ({
  title: name,
  at,
  isBase: true as const,
  card: cardId(name),
}));

export function PopularBases() {
  const { base: home } = useContext(OwnPlanContext);
  const bases = baseIds.filter((id) => id === home || popularBases.some(({ at }) => at === basePlaces[id]));
  return (
    <section aria-labelledby="bases" className="mt-8">
      <h2 id="bases" className="mb-3">
        Four popular bases
      </h2>
      <IslandMap title="The four bases on a map of Oahu" marks={baseMarks} ground={{ ...oahu, bases }}>
        <ul className="lined rounded-xl border border-line bg-card px-4 py-1">
          {popularBases.map((base, index) => (
            <BaseRow key={base.name} base={base} number={index + 1} />
          ))}
        </ul>
        <p className="mt-3 text-ink-soft">
          Choose a base to see its housing office in our{' '}
          <Link to="/housing/base-housing" className="link">
            base housing guide
          </Link>
          .
        </p>
      </IslandMap>
    </section>
  );
}

function BaseRow({
  base: { name, about, housing, info, map },
  number,
}: {
  base: PopularBase;
  number: number;
}) {
  return (
    <li id={cardId(name)} className="scroll-mt-20 pt-1 target:border-action target:bg-action-tint">
      <div className="flex items-center gap-2">
        <MapNumber>{number}</MapNumber>
        <h3 className="text-base">
          <Link to={housing} className="link inline-block py-2.5">
            {name}
          </Link>
        </h3>
      </div>
      <div className="pl-8">
        <p className="text-sm text-ink-soft">{about}</p>
        <p className="flex flex-wrap gap-x-6">
          <BaseLink link={info} base={name} />
          <BaseLink link={map} base={name} />
        </p>
      </div>
    </li>
  );
}

function BaseLink({ link: { label, url }, base }: { link: WebLink; base: string }) {
  return (
    <ExternalLink href={url} className="link py-2.5 font-semibold">
      {label}
      <span className="sr-only"> of {base}</span>
    </ExternalLink>
  );
}
