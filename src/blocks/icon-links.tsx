import type { AppPath } from '@/site-map';
import { Icon } from '@/ui/icon';
import type { IconName } from '@/ui/icon-names';
import { Link } from '@/ui/link';

type IconLink = { path: AppPath; icon: IconName; label: string };

type Props = { of: readonly IconLink[]; label: string; layout?: string };

/** Short links, each with its icon: in a line, or in another layout. */
export function IconLinks({ of: links, label, layout = 'flex flex-wrap gap-x-5' }: Props) {
  return (
    <ul aria-label={label} className={layout}>
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
