import { useEffect, useState } from 'react';
import { sectionId } from './guide-section';

export function OnThisPage({ titles }: { titles: readonly string[] }) {
  const current = useCurrentSection(titles);
  return (
    <nav
      aria-label="On this page"
      className="contents-list no-print mt-8 xl:col-start-2 xl:row-span-2 xl:row-start-1 xl:mt-0"
    >
      <div className="xl:sticky xl:top-24 xl:max-h-[calc(100dvh-7rem)] xl:overflow-y-auto">
        <h2 className="mb-1 text-lg">On this page</h2>
        <ul className="sm:columns-2 xl:columns-1">
          {titles.map((title) => (
            <li key={title}>
              <a
                href={`#${sectionId(title)}`}
                aria-current={title === current ? 'location' : undefined}
                className="link inline-flex min-h-11 items-center xl:flex xl:min-h-9 xl:border-l-2 xl:border-line xl:py-1 xl:pl-3 xl:text-sm xl:leading-snug xl:no-underline xl:aria-[current]:border-action xl:aria-[current]:font-semibold xl:aria-[current]:text-ink"
              >
                {title}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}

// The band of the viewport under the header. The section that crosses it is current.
const READING_STRIP = '-80px 0px -70% 0px';

/** Undefined above the first section and before hydration. */
function useCurrentSection(titles: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    const inStrip = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          const id = target.getAttribute('aria-labelledby') ?? '';
          if (isIntersecting) inStrip.add(id);
          else inStrip.delete(id);
        }
        setCurrent(titles.find((title) => inStrip.has(sectionId(title))));
      },
      { rootMargin: READING_STRIP },
    );
    for (const title of titles) {
      const section = document.getElementById(sectionId(title))?.parentElement;
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [titles]);
  return current;
}
