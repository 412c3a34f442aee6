import { useEffect, useState } from 'react';
import { Disclosure } from './disclosure';
import { sectionId } from './guide-section';
import { useIsWhole } from './whole-page';

/** One list: folded below the line that opens it or, where there is room, beside the text. */
export function OnThisPage({ titles }: { titles: readonly string[] }) {
  const current = useCurrentSection(titles);
  return (
    <nav
      aria-label="On this page"
      className="no-print mt-6 xl:col-start-2 xl:row-span-2 xl:row-start-1 xl:mt-0"
    >
      <div className="sticky top-24 max-h-[calc(100dvh-7rem)] overflow-y-auto">
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
                href={`#${sectionId(title)}`}
                aria-current={title === current ? 'location' : undefined}
                className="link flex min-h-11 items-center border-l-2 border-line py-2 pl-3 leading-snug no-underline aria-[current]:border-action aria-[current]:font-semibold aria-[current]:text-ink"
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
  const isWhole = useIsWhole();
  useEffect(() => {
    if (!isWhole) return undefined;
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
      const section = document.getElementById(sectionId(title))?.closest('section');
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [titles, isWhole]);
  return current;
}
