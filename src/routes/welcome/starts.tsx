import { Link } from 'react-router-dom';
import { buttonClass } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { whereFamiliesStart } from './guide';

/** Where most families go next, and whom they can ask. */
export function Starts() {
  return (
    <section
      aria-labelledby="starts"
      className="grid gap-px overflow-hidden rounded-xl border border-line bg-line leading-snug lg:col-span-2"
    >
      <h2 id="starts" className="bg-card px-4 py-3 text-xl">
        Meanwhile, one thing at a time
      </h2>
      <ol className="grid gap-px lg:grid-cols-2 xl:grid-cols-3">
        {whereFamiliesStart.map(({ path, icon, about, action }) => (
          <li key={path} className="bg-card">
            <Link
              to={path}
              className="flex h-full items-center gap-3 px-4 py-2 text-ink no-underline hover:bg-action-tint"
            >
              <Icon name={icon} className="size-5 shrink-0 text-action" />
              <span className="grow">
                <span className="block font-display text-lg leading-snug font-semibold text-action">
                  {about}
                </span>{' '}
                {action}
              </span>
              <Icon name="chevron-right" className="size-4 shrink-0 text-action" />
            </Link>
          </li>
        ))}
      </ol>
      <p className="no-print flex flex-wrap items-center gap-x-4 gap-y-2 bg-card px-4 py-3">
        A question?
        <Link to="/contact" className={buttonClass('secondary')}>
          Who to call
        </Link>
      </p>
    </section>
  );
}
