import { Bar } from '@/blocks/bar';
import type { Wait } from './family-answers';

/** An answer's waits, on an axis of `max` months: all answers' have one. In a wide window they are beside the answer. */
export function WaitBars({ of: waits, max }: { of: readonly Wait[]; max: number }) {
  return (
    <ul className="my-2 apart-2 text-sm lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:m-0">
      {waits.map(({ label, text, months }) => (
        <li key={label}>
          <span className="figure-row">
            <span>{label}</span> <strong className="font-semibold">{text}</strong>
          </span>
          <Bar range={months} max={max} />
        </li>
      ))}
    </ul>
  );
}
