import { Link } from 'react-router-dom';
import { Icon } from '@/ui/icon';
import type { IconName } from '@/ui/icon-names';

type IconRow = { path: string; icon: IconName; label: string; text: string };

/** Links in a card, each with its icon and a line that says more. */
export function IconRows({ of: rows }: { of: readonly IconRow[] }) {
  return (
    <ul className="lined rounded-xl border border-line bg-card px-4">
      {rows.map(({ path, icon, label, text }) => (
        <li key={path} className="flex gap-3 py-3">
          <Icon name={icon} className="mt-1 size-5 shrink-0 text-action" />
          <div>
            <Link to={path} className="link font-semibold">
              {label}
            </Link>
            <span className="block text-sm text-ink-soft">{text}</span>
          </div>
        </li>
      ))}
    </ul>
  );
}
