import { useContext } from 'react';
import { Link } from '@/ui/link';
import { useLazyComponent } from '@/ui/use-lazy-component';
import { GuideTop } from './guide-top';
import { OwnPlanContext } from './own-plan';

const loadList = () => import('./own-office-list').then((module) => module.OwnOfficeList);

/** Below the plan's line, the offices of a family with a plan, in a box as high, whose place is kept. Without a plan there is none. */
export function OwnOffices() {
  const { base, island, reportDay } = useContext(OwnPlanContext);
  const station = base ?? island;
  const OwnOfficeList = useLazyComponent(loadList, station !== undefined);
  return (
    <div className="mt-5">
      {useContext(GuideTop)}
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
    </div>
  );
}
