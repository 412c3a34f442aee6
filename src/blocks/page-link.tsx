import { Link } from 'react-router-dom';
import { type AppPath, findPage, menuLabel } from '@/site-map';
import { Icon } from '@/ui/icon';

/** A page by its name in the menu, with its icon: for a list of many. */
export function PageLink({ path }: { path: AppPath }) {
  const page = findPage(path);
  return (
    page && (
      <Link
        to={path}
        className="flex h-full min-h-11 items-start gap-1.5 rounded-lg border border-transparent px-2 py-2.5 leading-snug text-action hover:bg-action-tint"
      >
        <Icon name={page.icon} className="size-5 shrink-0" />
        {menuLabel(page)}
      </Link>
    )
  );
}
