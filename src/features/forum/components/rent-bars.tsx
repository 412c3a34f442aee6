import { AxisLabels, Bar } from '@/blocks/range-bars';
import type { RentChart } from '@/guides/family-answers';

/** Rents, with a line through them at each grade's BAH, and what it lacks in another color. */
export function RentBars({ of: { month, bah, rents } }: { of: RentChart }) {
  const max = Math.max(...bah.map(({ at }) => at), ...rents.map(({ dollars }) => dollars));
  const [lower, ...higher] = bah.map(({ at, label }) => [at, label] as const);
  return (
    <div className="my-2 text-sm">
      <div aria-hidden="true" className="mb-1">
        <AxisLabels max={max} labels={lower ? [[0, `Rent, ${month}`], lower] : []} />
      </div>
      <ul className="apart-2">
        {rents.map(({ label, text, dollars, short }) => (
          <li key={label}>
            <span className="figure-row">
              <span>{label}</span>{' '}
              <strong className={`font-semibold ${short > 0 ? 'text-accent' : ''}`}>{text}</strong>
            </span>
            <Bar range={[dollars]} max={max} short={short} marks={bah} />
          </li>
        ))}
      </ul>
      <div aria-hidden="true" className="mt-1">
        <AxisLabels max={max} labels={[[0, 'Lines: BAH a month'], ...higher]} />
      </div>
    </div>
  );
}
