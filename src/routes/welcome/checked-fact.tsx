import type { ReactNode } from 'react';
import { MarksLegend } from '@/blocks/unconfirmed';
import { formatDate } from '@/dates/format-date';
import { findPage, menuLabel } from '@/site-map';
import { ExternalLink } from '@/ui/external-link';
import { Link } from '@/ui/link';
import { checkedFact, SOURCES_NAMED } from './guide';

const SOURCE_ID = 'how-source';

/** How to check a fact in a guide: one of them as it is there, and what its marks mean. */
export function CheckedFact() {
  const { path, figure, about, source, checkedOn } = checkedFact;
  const page = findPage(path);
  return (
    <div className="no-print max-w-measure leading-snug">
      <div className="rounded-xl border border-line bg-card px-4 py-3">
        <p>
          <strong className="font-display text-xl font-semibold text-action">{figure}</strong> {about}
          <sup>
            <a href={`#${SOURCE_ID}`} aria-label="Source 1">
              1
            </a>
          </sup>
        </p>
        <dl className="lined mt-1 text-sm">
          <Part shown="Source 1" id={SOURCE_ID}>
            <ExternalLink href={source.url} className="link">
              {source.label}
            </ExternalLink>
          </Part>
          <Part shown="Date checked">{formatDate(checkedOn)}</Part>
          {page && (
            <Part shown="Guide">
              <Link to={path} className="link">
                {menuLabel(page)}
              </Link>
            </Part>
          )}
        </dl>
      </div>
      <p className="mt-2 text-sm">
        <MarksLegend />
        The site names more than {SOURCES_NAMED} sources.
      </p>
    </div>
  );
}

function Part({ shown, id, children }: { shown: string; id?: string; children: ReactNode }) {
  return (
    <div id={id} className="figure-row py-1.5 target:bg-action-tint">
      <dt>{shown}</dt>
      <dd>{children}</dd>
    </div>
  );
}
