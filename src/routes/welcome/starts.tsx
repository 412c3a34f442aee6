import { Icon } from '@/ui/icon';
import { Link } from '@/ui/link';
import { whereFamiliesStart } from './guide';

/** Where most families go next. */
export function Starts() {
  return (
    <ol className="grid gap-x-8 leading-snug lg:grid-cols-2">
      {whereFamiliesStart.map(({ path, icon, about, action }) => (
        <li key={path}>
          <Link
            to={path}
            className="flex h-full items-center gap-3 rounded-lg py-2 text-ink no-underline hover:bg-action-tint"
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
  );
}
