import { useContext } from 'react';
import { MapNumber } from '@/blocks/map-number';
import { IslandMap } from '@/blocks/maps/island-map';
import { OwnPlanContext, ownFirst } from '@/blocks/own-plan';
import { PhoneFact } from '@/blocks/phone-fact';
import { basePlaces } from '@/maps/places';
import { liaisonsByBase } from './school-contacts';

type BaseRow = (typeof liaisonsByBase)[number];

const markOf = ({ name, at }: BaseRow) => ({ title: name, at, isBase: true as const });

/** Each base’s school liaison, the family’s own first, beside a map of the bases. */
export function SchoolLiaisons() {
  const { base: home } = useContext(OwnPlanContext);
  const isOwn = ({ at }: BaseRow) => home !== undefined && at === basePlaces[home];
  const rows = ownFirst(liaisonsByBase, isOwn);
  return (
    <IslandMap title="The bases on a map of Oahu" marks={rows.map(markOf)} areWordsFirst>
      <ul className="lined rounded-xl border border-line bg-card px-4">
        {rows.map((row, index) => (
          <li key={row.name} className="flex break-inside-avoid gap-3 py-2 leading-snug">
            <MapNumber>{index + 1}</MapNumber>
            <div>
              <strong className="font-semibold">{isOwn(row) ? `${row.name} (yours)` : row.name}</strong>
              <p className="flex flex-wrap items-center gap-x-4">
                <span>
                  <PhoneFact phone={row.liaison.phone} />
                </span>
                <span>{row.liaison.office}</span>
              </p>
            </div>
          </li>
        ))}
      </ul>
    </IslandMap>
  );
}
