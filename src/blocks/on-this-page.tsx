import { slugOf } from '@/browser/slug';

/** The page's sections, where there is room beside its first steps. */
export function OnThisPage({ titles }: { titles: readonly string[] }) {
  return (
    <nav aria-label="On this page" className="no-print hidden xl:block">
      <p aria-hidden="true" className="mb-2 text-sm font-semibold text-ink-soft">
        On this page
      </p>
      <ul>
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
