import { useContext } from 'react';
import { type Station, stationName } from '@/facts/bases';
import { ownOffices } from '@/guides/own-offices';
import { ChangingText } from '@/ui/changing-text';
import { OwnPlanContext } from './own-plan';
import { PhoneFact } from './phone-fact';

/** The offices of a family stationed there. */
export function OwnOfficeList({ station }: { station: Station }) {
  const { service, children } = useContext(OwnPlanContext);
  return (
    <section aria-labelledby="own-offices">
      <h3 id="own-offices" className="text-base">
        <ChangingText text={`Your offices: ${stationName(station)}`} />
      </h3>
      <ul className="flex flex-wrap gap-x-5">
        {ownOffices(station, { service, children }).map(({ office, phone }) => (
          <li key={office}>
            {office} <PhoneFact phone={phone} />
          </li>
        ))}
      </ul>
    </section>
  );
}
