import { slugOf } from '@/browser/slug';
import type { OfficePhone } from '@/facts/types';
import { FactMarks } from './fact-text';
import { PhoneNumber } from './phone-fact';
import { rowBorder } from './row-border';

type Props = {
  phones: readonly OfficePhone[];
  isGrid?: boolean;
  /** The section that tells more of them: a grid's last cell. */
  more?: { about: string; label: string; section: string };
};

/** Who answers, and the number to dial: at the end of its line or, in a grid, two to a row on a phone and below who answers. */
export function PhoneList({ phones, isGrid = false, more }: Props) {
  const isLong = phones.length > 2;
  const rows = isLong ? 'gap-x-10 lg:grid lg:grid-cols-2' : 'max-w-measure';
  const row = `figure-row border-line py-1 ${isLong ? 'lg:last:odd:col-span-2' : ''}`;
  return (
    <dl className={`leading-snug ${isGrid ? GRID : rows}`}>
      {phones.map(({ office, phone }, index) => (
        <div key={office} className={isGrid ? undefined : `${row} ${rowBorder(index, isLong)}`}>
          <dt className={isGrid ? 'text-sm' : 'py-2.5'}>
            {office}
            <FactMarks of={phone} />
          </dt>
          <dd>
            <PhoneNumber of={phone} />
          </dd>
        </div>
      ))}
      {more && (
        <div className="no-print">
          <dt className="text-sm">{more.about}</dt>
          <dd>
            <a href={`#${slugOf(more.section)}`} className="link inline-block py-2.5">
              {more.label}
            </a>
          </dd>
        </div>
      )}
    </dl>
  );
}

const GRID =
  'grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-x-4 rounded-xl border border-line bg-card px-4 pt-2.5 sm:grid-cols-4 sm:has-[>:nth-child(5)]:grid-cols-3';
