import { useContext } from 'react';
import { Link } from 'react-router-dom';
import { stationName } from '@/facts/bases';
import { ownOffices } from '@/guides/own-offices';
import { ChangingText } from '@/ui/changing-text';
import { OwnPlanContext } from './own-plan';
import { PhoneFact } from './phone-fact';

/** The offices of a family with a plan, in a box as high as the plan's line, whose place is kept. Without a plan there is none. */
export function OwnOffices() {
  const { base, island, service, children, reportDay } = useContext(OwnPlanContext);
  const station = base ?? island;
  return (
    <div
      className={`plan-line no-print text-sm ${reportDay ? 'has-plan -mx-4 flex flex-col justify-center bg-sand px-4 xl:mx-0 xl:rounded-2xl' : ''}`}
    >
      {station && (
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
      )}
      {reportDay && !station && (
        <p>
          Name your base under{' '}
          <Link to="/pcs-toolkit/hawaii-checklist#your-move" className="link inline-block py-2.5">
            Your move
          </Link>
          , and its offices show here.
        </p>
      )}
    </div>
  );
}
