import { slugOf } from '@/browser/slug';
import { Disclosure } from './disclosure';

/** One list: folded below the line that opens it or, where there is room, beside the first steps. */
export function OnThisPage({ titles }: { titles: readonly string[] }) {
  return (
    <nav aria-label="On this page" className="no-print mt-6 xl:mt-0">
      <p aria-hidden="true" className="mb-2 hidden text-sm font-semibold text-ink-soft xl:block">
        On this page
      </p>
      <div className="xl:hidden">
        <Disclosure summary={`On this page (${titles.length})`} />
      </div>
      <ul className="hidden xl:block [:has([open])+&]:block">
        {titles.map((title) => (
          <li key={title}>
            <a
              href={`#${slugOf(title)}`}
              className="link flex min-h-11 items-center border-l-2 border-line py-2 pl-3 leading-snug no-underline nav-line"
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
