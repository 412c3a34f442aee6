import { Link } from 'react-router-dom';
import { whereFamiliesStart } from '@/guides/welcome';
import { buttonClass } from '@/ui/button';
import { Icon } from '@/ui/icon';

/** Where most families go next, and whom they can ask. */
export function Starts() {
  return (
    <section
      aria-labelledby="starts"
      className="grid gap-px overflow-hidden rounded-xl border border-line bg-line leading-snug"
    >
      <h2 id="starts" className="bg-card px-4 py-3 text-xl">
        Then, one thing at a time
      </h2>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(8rem,1fr))] gap-px">
        {whereFamiliesStart.map(({ path, icon, label, figure, fact }) => (
          <li key={path} className="bg-card">
            <Link to={path} className="block h-full px-4 py-3 text-ink no-underline hover:bg-action-tint">
              <span className="flex items-center gap-1.5 font-semibold">
                <Icon name={icon} className="size-5 shrink-0 text-action" />
                {label}
              </span>
              <span className="mt-1 block font-display text-xl leading-snug font-semibold text-action">
                {figure}
              </span>
              <span className="block text-sm text-ink-soft">{fact}</span>
            </Link>
          </li>
        ))}
      </ul>
      <p className="no-print flex flex-wrap items-center justify-between gap-x-3 gap-y-2 bg-card px-4 py-3">
        A question?
        <Link to="/contact" className={buttonClass('secondary')}>
          Who to call
        </Link>
      </p>
    </section>
  );
}
