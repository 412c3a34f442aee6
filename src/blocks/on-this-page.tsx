import { slugOf } from '@/browser/slug';

/** A section's title, and those of the rows that it holds. */
export type PagePart = { title: string; rows?: readonly string[] };

/** The page's sections, where there is room beside its first steps. */
export function OnThisPage({ parts }: { parts: readonly PagePart[] }) {
  return (
    <nav aria-label="On this page" className="no-print hidden xl:block">
      <p aria-hidden="true" className="mb-2 text-sm font-semibold text-ink-soft">
        On this page
      </p>
      <ul>
        {parts.map(({ title, rows }) => (
          <li key={title}>
            <a
              href={`#${slugOf(title)}`}
              className="link flex min-h-11 items-center border-l-2 border-line py-2 pl-3 leading-snug no-underline nav-line"
            >
              {title}
            </a>
            {rows && (
              <ul className="border-l-2 border-line pb-2 text-sm">
                {rows.map((row) => (
                  <li key={row}>
                    <a href={`#${slugOf(row)}`} className="link block py-1 pl-6 leading-snug no-underline">
                      {row}
                    </a>
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
