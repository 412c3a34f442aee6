import type { AppPath } from '@/site-map';
import { Icon } from '@/ui/icon';
import type { IconName } from '@/ui/icon-names';
import { Link } from '@/ui/link';

type IconLink = { path: AppPath; icon: IconName; label: string };

/** Short links in a line, each with its icon. */
export function IconLinks({ of: links, label }: { of: readonly IconLink[]; label: string }) {
  return (
    <ul aria-label={label} className="flex flex-wrap gap-x-5">
      {links.map(({ path, icon, label: name }) => (
        <li key={path} className="flex items-center gap-2">
          <Icon name={icon} className="size-5 shrink-0 text-action" />
          <Link to={path} className="link inline-block py-2.5 leading-snug font-semibold">
            {name}
          </Link>
        </li>
      ))}
    </ul>
  );
}
