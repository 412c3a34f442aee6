import { Icon } from '@/ui/icon';
import { Link } from '@/ui/link';
import { whereFamiliesStart } from './guide';

/** Where most families go next. */
export function Starts() {
  return (
    <ol className="max-sm:lined rounded-xl border border-line bg-card px-4 py-1 leading-snug sm:grid sm:grid-cols-2 sm:gap-x-8 lg:grid-cols-3">
      {whereFamiliesStart.map(({ path, icon, about, action }) => (
        <li key={path}>
          <Link
            to={path}
            className="flex h-full items-center gap-3 rounded-lg py-2.5 text-ink no-underline hover:bg-action-tint"
          >
            <span className="grid size-11 shrink-0 place-items-center rounded-full bg-action-tint text-action">
              <Icon name={icon} className="size-6" />
            </span>
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
  );
}
