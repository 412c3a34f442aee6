import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { UnconfirmedLegend } from '@/blocks/unconfirmed';
import { formatDate } from '@/dates/format-date';
import { SOURCES_NAMED, specimen } from '@/guides/welcome';
import { findPage, menuLabel } from '@/site-map';
import { Icon } from '@/ui/icon';

/** How to check a fact in a guide: one of them as it is there, and what each of its marks means. */
export function Specimen() {
  const { path, figure, about, price, source, checkedOn } = specimen;
  const page = findPage(path);
  const mark = <span className="unconfirmed">unconfirmed</span>;
  return (
    <section aria-labelledby="facts" className="no-print rounded-xl bg-sand p-5 leading-snug">
      <h2 id="facts" className="text-xl">
        How to check what you read
      </h2>
      <div className="mt-3 rounded-xl border border-line bg-card px-4 py-3 shadow-panel">
        {page && (
          <Link to={path} className="link inline-flex items-center gap-1.5 text-sm">
            <Icon name={page.icon} className="size-4" />
            {menuLabel(page)}
          </Link>
        )}
        <p className="mt-1">
          <strong className="block font-display text-2xl leading-snug font-semibold text-action">
            {figure}
          </strong>
          {about} {price} {mark}
          <sup>1</sup>
        </p>
      </div>
      <dl className="lined mt-2 text-sm">
        <Part shown={mark}>
          <UnconfirmedLegend />
        </Part>
        <Part
          shown={
            <>
              {price}
              <sup>1</sup>
            </>
          }
        >
          The number leads to the source: {source}
        </Part>
        <Part shown={formatDate(checkedOn)}>The day we looked, beside each source</Part>
      </dl>
      <p className="mt-2 font-semibold">Our guides name more than {SOURCES_NAMED} sources this way.</p>
    </section>
  );
}

function Part({ shown, children }: { shown: ReactNode; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-baseline gap-x-3 py-2">
      <dt className="min-w-28">{shown}</dt>
      <dd className="flex-1 basis-[8rem]">{children}</dd>
    </div>
  );
}
