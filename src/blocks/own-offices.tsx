import { useContext } from 'react';
import { Link } from '@/ui/link';
import { useLazyComponent } from '@/ui/use-lazy-component';
import { OwnPlanContext } from './own-plan';

const loadList = () => import('./own-office-list').then((module) => module.OwnOfficeList);

/** The offices of a family with a plan, in a box as high as the plan's line, whose place is kept. Without a plan there is none. */
export function OwnOffices() {
  const { base, island, reportDay } = useContext(OwnPlanContext);
  const station = base ?? island;
  const OwnOfficeList = useLazyComponent(loadList, station !== undefined);
  return (
    <div
      className={`plan-line no-print text-sm ${reportDay ? 'has-plan -mx-4 flex flex-col justify-center bg-sand px-4 xl:mx-0 xl:rounded-2xl' : ''}`}
    >
      {station && OwnOfficeList && <OwnOfficeList station={station} />}
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
